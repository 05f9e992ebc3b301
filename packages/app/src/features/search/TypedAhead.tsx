import { useLayoutEffect, type RefObject } from 'react';
import { textAfterKey } from './textAfterKey.ts';

export interface TypedAheadProps {
  /** What has been typed so far. */
  text: RefObject<string>;
  onClose: () => void;
}

/**
 * Stands for the search field while its code is loading: keeps what is typed, so that nobody waits
 * for the field to begin (SEARCH-22). It goes in the commit in which the field takes the focus.
 */
export function TypedAhead({ text, onClose }: TypedAheadProps) {
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const next = textAfterKey(text.current, event);
      if (event.key === 'Escape') onClose();
      else if (next === null) return;
      else text.current = next;
      // The button that was pressed has the focus, and a space would press it again.
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [text, onClose]);
  return null;
}
