import { useLayoutEffect, type RefObject } from 'react';
import { textAfterKey } from './textAfterKey.ts';

export interface TypingBufferProps {
  /** What has been typed so far. */
  text: RefObject<string>;
  onClose: () => void;
}

/**
 * Collects what is typed while the code of the search field is loading, so that a person can type at
 * once (SEARCH-22). It is unmounted in the commit in which the field takes the focus.
 */
export function TypingBuffer({ text, onClose }: TypingBufferProps) {
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const next = textAfterKey(text.current, event);
      if (event.key === 'Escape') onClose();
      else if (next === null) return;
      else text.current = next;
      // The pressed button still has the focus; a space or the Enter key would press it again.
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [text, onClose]);
  return null;
}
