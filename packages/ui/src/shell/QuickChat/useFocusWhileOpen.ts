import { useEffect, type RefObject } from 'react';

/** Takes the focus to the panel while it is open, and back to where it was when it closes. */
export function useFocusWhileOpen(
  isOpen: boolean,
  toggle: RefObject<HTMLButtonElement | null>,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const panel = toggle.current?.closest('[data-open]');
    const opener = document.activeElement;
    if (!panel?.contains(opener)) toggle.current?.focus();
    return () => {
      const isLost = document.activeElement === document.body;
      const isLeftBehind = panel?.contains(document.activeElement);
      if ((isLost || isLeftBehind) && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen, toggle]);
}
