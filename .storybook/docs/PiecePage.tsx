import { Unstyled } from '@storybook/addon-docs/blocks';
import { useId, useState, type ReactNode } from 'react';
import type { Args } from 'storybook/internal/types';
import { pieces } from 'virtual:pieces';
import { CodeLinks } from './CodeLinks.tsx';
import * as styles from './docs.css.ts';
import { DocsTable } from './DocsTable.tsx';
import { Face, Playground } from './Face.tsx';
import { faces, framedFaces } from './face.css.ts';
import { InUse, homeInUse, isInUse, misused, misusedStory } from './InUse.tsx';
import { keyName } from './keys.ts';
import { Pair } from './Pair.tsx';
import type { PieceDocs, LocalizedText } from './pieceDocs.ts';
import { PieceLink } from './PieceLink.tsx';
import { PropControl } from './PropControl.tsx';
import { PropsTable, SubTable } from './PropsTable.tsx';
import type { PieceSource } from './source/pieceSource.ts';
import { SourceText } from './SourceText.tsx';
import { frameWidths, schemedStory, storyOf, type StoryModule } from './stories.ts';
import { Tokens } from './Tokens.tsx';
import { useToolbar } from './toolbar.ts';
import { texts } from './texts.ts';

export interface PiecePageProps {
  docs: PieceDocs;
  /** From `import source from './<Piece>.tsx?source'`. */
  source: PieceSource;
  stories: StoryModule;
}

/** The page of documentation of one piece. */
export function PiecePage({ docs, source, stories }: PiecePageProps) {
  const { say, scheme } = useToolbar();
  const [args, setArgs] = useState<Args>({});
  const [part, ...otherParts] = source.parts;
  const initial = storyOf(stories, docs.faces[0] ?? '').args;
  const name = part?.name ?? '';
  const piece = pieces.find((each) => each.name === name);
  const frameInUse = isInUse(name) ? docs.frame : undefined;
  return (
    <Unstyled>
      <div className={styles.page}>
        <p className={styles.groupName}>{piece?.title.split('/')[0]}</p>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.lead}>
          <SourceText text={say(docs.purpose)} />
        </p>
        {frameInUse && (
          <Section title={texts.faces}>
            <InUse piece={name} frame={frameInUse} />
          </Section>
        )}
        <Section title={texts.tryIt}>
          {frameInUse && <p className={styles.note}>{say(texts.standIns)}</p>}
          <Playground docs={docs} stories={stories} args={args} />
        </Section>
        <Usage docs={docs} />
        <Section title={texts.anatomy}>
          <ul className={styles.parts}>
            {docs.anatomy.map(({ name, is }) => (
              <li key={name.en}>
                <span className={styles.strong}>{say(name)}</span>
                {': '}
                <SourceText text={say(is)} />
              </li>
            ))}
          </ul>
        </Section>
        {docs.measures && (
          <Section title={texts.measures}>
            <DocsTable
              label={say(texts.measures)}
              titles={[say(texts.measured), say(texts.measure)]}
              rows={docs.measures.map(({ of, is }) => [say(of), say(is)])}
            />
          </Section>
        )}
        {!frameInUse && (
          <Section title={texts.faces}>
            <div className={docs.frame ? framedFaces : faces}>
              {docs.faces.map((face) => (
                <Face key={face} name={face} docs={docs} stories={stories} />
              ))}
            </div>
          </Section>
        )}
        <Section title={texts.properties}>
          <p className={styles.note}>{say(texts.fromTheSource)}</p>
          {part && (
            <PropsTable
              name={part.name}
              props={part.props}
              renderControl={(prop) => (
                <div className={styles.propControl}>
                  <PropControl
                    prop={prop}
                    initial={initial[prop.name]}
                    value={args[prop.name]}
                    onChange={(value) => setArgs((before) => withArg(before, prop.name, value))}
                  />
                </div>
              )}
            />
          )}
          {otherParts.map((other) => (
            <SubTable key={other.name} {...other} />
          ))}
          {source.types.map(({ fields, ...type }) => (
            <SubTable key={type.name} props={fields} {...type} />
          ))}
        </Section>
        <Keyboard rows={docs.keyboard} />
        <Section title={texts.screenReader}>
          <TextList texts={docs.screenReader} />
        </Section>
        <Section title={texts.pairs}>
          {docs.pairs.map((pair) => (
            <Pair
              key={pair.do.because.en}
              pair={pair}
              frameOf={(shows) => {
                const frame = docs.frame ?? { widths: [390], height: 400 };
                const [first = 390] = frame.widths;
                const { height } = frame;
                if (shows === misused) return { id: misusedStory(name), width: first, height };
                const story = schemedStory(stories, shows, scheme === 'dark');
                const [width = first] = frameWidths(story, frame);
                return { id: frameInUse ? homeInUse(name) : story.id, width, height };
              }}
            />
          ))}
        </Section>
        <Section title={texts.tokens}>
          <Tokens names={source.tokens} />
        </Section>
        {source.madeOf.length > 0 && (
          <Section title={texts.madeOf}>
            <ul className={styles.inline}>
              {source.madeOf.map((name) => (
                <li key={name}>
                  <PieceLink name={name} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section title={texts.code}>
          <CodeLinks files={source.files} />
        </Section>
      </div>
    </Unstyled>
  );
}

/** The args without those that are as in the story again. */
function withArg(args: Args, name: string, value: unknown): Args {
  const { [name]: _, ...others } = args;
  return value === undefined ? others : { ...others, [name]: value };
}

interface SectionProps {
  title: LocalizedText;
  children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const { say } = useToolbar();
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.sectionTitle}>
        {say(title)}
      </h2>
      {children}
    </section>
  );
}

function Usage({ docs }: { docs: PieceDocs }) {
  const { say } = useToolbar();
  return (
    <div className={styles.columns}>
      <Section title={texts.whenToUse}>
        <TextList texts={docs.whenToUse} />
      </Section>
      <Section title={texts.alternatives}>
        <ul className={styles.list}>
          {docs.alternatives.map(({ piece, when }) => (
            <li key={piece}>
              <PieceLink name={piece} />
              {': '}
              <SourceText text={say(when)} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function TextList({ texts }: { texts: readonly LocalizedText[] }) {
  const { say } = useToolbar();
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text.en}>
          <SourceText text={say(text)} />
        </li>
      ))}
    </ul>
  );
}

function Keyboard({ rows }: { rows: PieceDocs['keyboard'] }) {
  const { say } = useToolbar();
  return (
    <Section title={texts.keyboard}>
      {rows === 'none' ? (
        <p className={styles.note}>{say(texts.noKeyboard)}</p>
      ) : (
        <DocsTable
          label={say(texts.keyboard)}
          titles={[say(texts.key), say(texts.does)]}
          rows={rows.map(({ keys, does }) => [
            keys.map((key) => (
              <kbd key={key} className={styles.keyCap}>
                {say(keyName(key))}
              </kbd>
            )),
            <SourceText key="does" text={say(does)} />,
          ])}
        />
      )}
    </Section>
  );
}
