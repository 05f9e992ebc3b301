import * as styles from './docs.css.ts';
import type { DoAndDont, Example, FrameSize } from './pieceDocs.ts';
import { SourceText } from './SourceText.tsx';
import { schemedStory, type StoryModule } from './stories.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { useToolbar } from './toolbar.ts';
import { words } from './words.ts';

export interface PairProps {
  pair: DoAndDont;
  frame: FrameSize | undefined;
  stories: StoryModule;
}

/** Two live examples side by side: the right use and the wrong one. */
export function Pair({ pair, ...rest }: PairProps) {
  return (
    <div className={styles.columns}>
      <Half kind="do" example={pair.do} {...rest} />
      <Half kind="dont" example={pair.dont} {...rest} />
    </div>
  );
}

interface HalfProps extends Omit<PairProps, 'pair'> {
  kind: 'do' | 'dont';
  example: Example;
}

function Half({ kind, example, frame, stories }: HalfProps) {
  const { say, scheme } = useToolbar();
  const { shows, because } = example;
  return (
    <figure className={styles.example}>
      {typeof shows === 'string' ? (
        <StoryFrame
          id={schemedStory(stories, shows, scheme === 'dark').id}
          title={`${say(words[kind])}: ${say(because)}`}
          width={frame?.widths[0] ?? 390}
          height={frame?.height ?? 400}
        />
      ) : (
        <div className={styles.live}>{shows(say)}</div>
      )}
      <figcaption className={kind === 'do' ? styles.doReason : styles.dontReason}>
        <span className={kind === 'do' ? styles.doHead : styles.dontHead}>
          <Mark kind={kind} />
          {say(words[kind])}
        </span>
        {/* One item of the grid, whatever elements the text is made of. */}
        <span>
          <SourceText text={say(because)} />
        </span>
      </figcaption>
    </figure>
  );
}

/** A tick or a cross, so that the colour is not the only difference. */
function Mark({ kind }: Pick<HalfProps, 'kind'>) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d={kind === 'do' ? 'm4 13 5 5L20 6' : 'M5 5l14 14M19 5 5 19'} />
    </svg>
  );
}
