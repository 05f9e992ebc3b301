import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { NavigationItem } from '../model/item.ts';
import { scrollToActive } from './scrollToActive.ts';

/**
 * Disables transitions when the mode changes, because that is a change of layout and not an
 * animation.
 */
export function useInstantModeChange(host: RefObject<HTMLElement | null>, mode: string) {
  const before = useRef(mode);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element || before.current === mode) return;
    before.current = mode;
    element.setAttribute('data-no-transition', '');
    const timer = setTimeout(() => element.removeAttribute('data-no-transition'), 500);
    return () => clearTimeout(timer);
  }, [host, mode]);
}

/** Scrolls to the active item when it is rendered, unless the person has scrolled before. */
export function useScrollToActive(
  scroller: RefObject<HTMLElement | null>,
  shown: readonly NavigationItem[],
) {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (isDone.current || !element) return;
    isDone.current = element.scrollTop > 0 || scrollToActive(element);
  }, [scroller, shown]);
}

/** Calls back when the address has changed. */
export function useLocationChange(address: string, onArrive: () => void) {
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    onArrive();
  });
}

/**
 * Marks the host while an element in it has the visible focus. Styles cannot ask for that with
 * `:has()`, which Firefox 120 lacks: it would ignore the whole rule.
 */
export function useVisibleFocusMark(host: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const onFocusIn = ({ target }: FocusEvent) => {
      const isVisible = target instanceof Element && target.matches(':focus-visible');
      element.toggleAttribute('data-focus-visible', isVisible);
    };
    const onFocusOut = () => element.removeAttribute('data-focus-visible');
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [host]);
}
