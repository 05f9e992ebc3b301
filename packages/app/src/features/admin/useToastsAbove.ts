import { toastClearance } from '@touchline/ui/ToastRegion';
import { useCallback } from 'react';

const property = toastClearance.slice('var('.length, -1);

/**
 * Keeps toasts above an element at the end of the window, whatever its height. It is asked for its
 * place at each scroll, because a sticky element leaves the edge where its list ends.
 *
 * @returns the ref of the element
 */
export function useToastsAbove() {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const bar = element;
    const root = document.documentElement;
    function place() {
      const { top, bottom } = bar.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight;
      // Limited, because above an element high in the window there would be no room for a toast.
      const space = isSeen ? Math.min(innerHeight - top, innerHeight * 0.6) : 0;
      root.style.setProperty(property, `${Math.round(space)}px`);
    }
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    // The element moves when the list above it grows.
    sizes.observe(document.body);
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
      root.style.removeProperty(property);
    };
  }, []);
}
