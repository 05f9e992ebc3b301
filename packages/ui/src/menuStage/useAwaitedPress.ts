import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Cancels a press when the focus leaves the button, or on Escape, before the code of what it opens is
 * loaded (SHELL-27). A panel that opened later would take the focus from what the person is doing.
 *
 * @param isOpen whether the press has asked for it to be open
 * @param preload loads its code once, and nothing else: what has opened takes the focus, and would count
 *   as left while more is loading; resolves with null when that failed
 */
export function useAwaitedPress(
  isOpen: boolean,
  preload: () => Promise<unknown>,
  close: () => void,
): void {
  const isLoaded = useRef(false);
  const onClose = useEffectEvent(close);
  const onPreload = useEffectEvent(preload);
  useEffect(() => {
    const button = document.activeElement;
    // Also after the press of a menu item, which returns the focus to the button of its menu.
    if (!isOpen || isLoaded.current || !(button instanceof HTMLButtonElement)) return;
    const done = new AbortController();
    const { signal } = done;
    // A switch to another window fires `focusout` too, but the focus returns to the button.
    const onLeave = () => document.hasFocus() && onClose();
    button.addEventListener('focusout', onLeave, { signal });
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    button.addEventListener('keydown', onKey, { signal });
    void onPreload().then((code) => {
      isLoaded.current = code !== null;
      if (isLoaded.current) done.abort();
    });
    return () => done.abort();
  }, [isOpen]);
}
