import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../internal/isComposing.ts';

/** The listeners of what is open, the last opened at the end. */
const opened: ((event: KeyboardEvent) => void)[] = [];

/**
 * Calls back for Escape anywhere on the page: what was opened with the mouse may not have the focus,
 * because Safari focuses no button that is pressed. Of several, what was opened last is called. A key
 * that something else has handled does not count.
 */
export function useEscape(isActive: boolean, onEscape: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, keyCode, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented || isComposing({ nativeEvent: event, keyCode }))
      return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: KeyboardEvent) => {
      if (listener === opened.at(-1)) onKeyDown(event);
    };
    opened.push(listener);
    // After those of the document: what listens there lies over what listens here, such as the chat.
    addEventListener('keydown', listener);
    return () => {
      removeEventListener('keydown', listener);
      opened.splice(opened.indexOf(listener), 1);
    };
  }, [isActive]);
}
