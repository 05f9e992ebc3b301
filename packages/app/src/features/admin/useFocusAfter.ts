import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Passes the focus on when an element is removed with the focus in it. In a layout effect, because
 * after the paint `keepFocus` would give it to the heading of the page, which may be out of sight
 * (A11Y-3).
 *
 * @param focusNext called once the element is removed, with the place where it was; should focus
 *   what is near
 * @param options.isLostToo also where nothing has the focus: a dialog that was opened from the element has
 *   closed, and would have given it back in the next frame
 * @returns the ref of the element
 */
export function useFocusAfter(focusNext: (place: DOMRect) => void, { isLostToo = false } = {}) {
  const lost = useRef<DOMRect>(null);
  useLayoutEffect(() => {
    const place = lost.current;
    lost.current = null;
    if (place) focusNext(place);
  });
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      return () => {
        // The ref is released before the element is removed.
        const { activeElement, body } = document;
        if (element.contains(activeElement) || (isLostToo && activeElement === body))
          lost.current = element.getBoundingClientRect();
      };
    },
    [isLostToo],
  );
}
