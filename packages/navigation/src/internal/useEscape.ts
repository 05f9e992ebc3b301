import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back for Escape anywhere on the page: what was opened with the mouse may not have the focus,
 * because Safari focuses no button that is pressed. A key that something else has handled does not
 * count.
 */
export function useEscape(isActive: boolean, onEscape: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isActive]);
}
