import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back for the keys that are pressed while nothing on the page has the focus, as after a press on
 * text.
 */
export function useKeyDownWithoutFocus(
  isActive: boolean,
  onKeyDown: (event: KeyboardEvent) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (document.activeElement === document.body) onKeyDown(event);
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isActive]);
}
