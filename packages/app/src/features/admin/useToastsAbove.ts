import { toastClearance } from '@touchline/ui/ToastRegion';
import { useCallback } from 'react';

const property = toastClearance.slice('var('.length, -1);

/** The height that is left for toasts, in px: one with several lines and a button. */
const roomOfToasts = 200;

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
      const room = Math.min(innerHeight * 0.4, roomOfToasts);
      const space = isSeen ? Math.min(innerHeight - top, innerHeight - room) : 0;
      root.style.setProperty(property, `${Math.round(space)}px`);
    }
    // At once, because the page may be scrolled for the focus before the observer reports.
    place();
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
