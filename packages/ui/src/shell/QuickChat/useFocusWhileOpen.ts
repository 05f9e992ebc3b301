import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the panel when it opens, and back to where it was when it closes. */
export function useFocusWhileOpen(
  isOpen: boolean,
  toggle: RefObject<HTMLButtonElement | null>,
): void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    const chat = toggle.current?.closest('aside');
    const focused = document.activeElement;
    const isInside = chat?.contains(focused) ?? false;
    if (isOpen) {
      opener.current ??= focused;
      if (!isInside) toggle.current?.focus();
      return;
    }
    const isLost = focused === document.body;
    if ((isLost || isInside) && opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [isOpen, toggle]);
}
