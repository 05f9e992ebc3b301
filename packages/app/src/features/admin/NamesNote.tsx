import { useRef } from 'react';
import { RetryNote, type RetryNoteProps } from '#platform/loading/RetryNote.tsx';
import * as styles from './NamesNote.css.ts';
import { useFocusAfter } from './useFocusAfter.ts';

export interface NamesNoteProps extends RetryNoteProps {
  /** Whether names of the list below did not load. */
  hasFailed: boolean;
}

/**
 * Says above a list that names in it did not load, and asks for them again. When they are there the
 * focus goes on to the list.
 */
export function NamesNote({ hasFailed, ...note }: NamesNoteProps) {
  const place = useRef<HTMLDivElement>(null);
  const ref = useFocusAfter(() =>
    place.current?.nextElementSibling?.querySelector<HTMLElement>('input, button')?.focus(),
  );
  return (
    <div ref={place} className={styles.place}>
      {hasFailed && (
        <div ref={ref}>
          <RetryNote {...note} />
        </div>
      )}
    </div>
  );
}
