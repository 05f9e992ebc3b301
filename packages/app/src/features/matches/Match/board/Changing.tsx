import * as styles from './Changing.css.ts';
import { useHasChanged } from './useHasChanged.ts';

/** A part of a score, which flashes once when it has changed while it was watched (MATCH-44). */
export function Changing({ text }: { text: string }) {
  const hasChanged = useHasChanged(text);
  // The key starts the animation again with each change.
  return (
    <span key={text} className={styles.flashing} data-changed={hasChanged || undefined}>
      {text}
    </span>
  );
}
