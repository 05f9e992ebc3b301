import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { NavigationItem } from '../model/item.ts';
import { revealActive } from './reveal.ts';

/** A change of mode is a change of the layout and no movement: it is drawn at once. */
export function useStillness(host: RefObject<HTMLElement | null>, mode: string) {
  const before = useRef(mode);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element || before.current === mode) return;
    before.current = mode;
    element.setAttribute('data-still', '');
    const timer = setTimeout(() => element.removeAttribute('data-still'), 500);
    return () => clearTimeout(timer);
  }, [host, mode]);
}

/** Brings the active item into view as soon as it is there, unless the person scrolled before. */
export function useRevealed(
  scroller: RefObject<HTMLElement | null>,
  shown: readonly NavigationItem[],
) {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (isDone.current || !element) return;
    isDone.current = element.scrollTop > 0 || revealActive(element);
  }, [scroller, shown]);
}

/** Calls back when the person has come to another address. */
export function useArrival(address: string, onArrive: () => void) {
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    onArrive();
  });
}
