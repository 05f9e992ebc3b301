import { columns } from './docs.css.ts';
import * as styles from './face.css.ts';
import type { DoAndDont, Example } from './pieceDocs.ts';
import { SourceText } from './SourceText.tsx';
import { StoryFrame, type StoryFrameProps } from './StoryFrame.tsx';
import { useToolbar } from './toolbar.ts';
import { texts } from './texts.ts';

export interface PairProps {
  pair: DoAndDont;
  /** The frame of a story that an example shows, by the name of its export. */
  frameOf: (shows: string) => Omit<StoryFrameProps, 'title'>;
}

/** Two live examples side by side: the right use and the wrong one. */
export function Pair({ pair, ...rest }: PairProps) {
  return (
    <div className={columns}>
      <Half kind="do" example={pair.do} {...rest} />
      <Half kind="dont" example={pair.dont} {...rest} />
    </div>
  );
}

interface HalfProps extends Omit<PairProps, 'pair'> {
  kind: 'do' | 'dont';
  example: Example;
}

function Half({ kind, example, frameOf }: HalfProps) {
  const { say } = useToolbar();
  const { shows, because } = example;
  return (
    <figure className={styles.example}>
      {typeof shows === 'string' ? (
        <StoryFrame {...frameOf(shows)} title={`${say(texts[kind])}: ${say(because)}`} />
      ) : (
        <div className={styles.live}>{shows(say)}</div>
      )}
      <figcaption className={kind === 'do' ? styles.doReason : styles.dontReason}>
        <span className={kind === 'do' ? styles.doHead : styles.dontHead}>
          <Mark kind={kind} />
          {say(texts[kind])}
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
