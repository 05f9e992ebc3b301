import { useEffect, useEffectEvent } from 'react';

/**
 * Cancels a press when the focus leaves the button, or on Escape, before the code of what it opens is
 * loaded (SHELL-27). A panel that opened later would take the focus from what the person is doing.
 *
 * @param isOpen whether the press has asked for it to be open
 * @param isLoaded whether its code is there; asked when the focus leaves, because what has opened takes
 *   the focus, often in the same task as the press
 */
export function useAwaitedPress(isOpen: boolean, isLoaded: () => boolean, close: () => void): void {
  const onCancel = useEffectEvent(() => {
    if (!isLoaded()) close();
  });
  useEffect(() => {
    const button = document.activeElement;
    // Also after the press of a menu item, which returns the focus to the button of its menu.
    if (!isOpen || !(button instanceof HTMLButtonElement)) return;
    const done = new AbortController();
    const { signal } = done;
    // A switch to another window fires `focusout` too, but the focus returns to the button.
    button.addEventListener('focusout', () => document.hasFocus() && onCancel(), { signal });
    button.addEventListener('keydown', ({ key }) => key === 'Escape' && onCancel(), { signal });
    return () => done.abort();
  }, [isOpen]);
}
