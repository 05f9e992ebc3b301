import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * A press that comes before the code of what it opens counts as long as the focus stays on the button:
 * what opened later would take the focus from what the person does then. Escape takes it back too
 * (SHELL-27).
 *
 * @param isOpen what was asked for
 * @param preload loads its code once; resolves with null when that failed
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
    // An item of a menu gives the focus back to the button of its menu.
    if (!isOpen || isLoaded.current || !(button instanceof HTMLButtonElement)) return;
    const done = new AbortController();
    const { signal } = done;
    // A window that is left keeps its focus.
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
