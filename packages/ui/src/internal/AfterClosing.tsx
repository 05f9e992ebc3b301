import { useEffect, useEffectEvent, useRef } from 'react';

export interface AfterClosingProps {
  /** May give the focus to something better. */
  onClosed?: (() => void) | undefined;
}

/**
 * Stands inside of an overlay. When that is gone, React Aria returns the focus to the trigger in the next
 * frame; a trigger that was disabled meanwhile cannot take it, and the heading of the page does instead.
 */
export function AfterClosing({ onClosed }: AfterClosingProps) {
  const tell = useEffectEvent(() => onClosed?.());
  const frame = useRef(0);
  useEffect(() => {
    // React takes effects back and runs them again where it checks an app twice; the overlay is still there.
    cancelAnimationFrame(frame.current);
    return () => {
      frame.current = requestAnimationFrame(() => {
        tell();
        focusPageIfLost();
      });
    };
  }, []);
  return null;
}

function focusPageIfLost(): void {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('h1[tabindex]');
  (heading ?? document.querySelector('main'))?.focus({ preventScroll: true });
}
