import { startTransition, useCallback, useState } from 'react';

/** What a panel shows at once: more would hold up its opening. */
const first = 6;
/** Rows added when the end comes near, in slices of a frame. */
const batch = 12;

/**
 * How many of a long list to draw: more whenever its end comes near, so that thousands of rows cost
 * no more than those a person has scrolled past.
 *
 * @param scroller what scrolls: the element around the list's end, or the page
 * @returns the number of rows, and the ref of an element at the end of them
 */
export function useGrowingCount(total: number, scroller: 'parent' | 'page') {
  const [count, setCount] = useState(first);
  const endRef = useCallback(
    (end: HTMLElement | null) => {
      if (!end) return undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) startTransition(() => setCount((current) => current + batch));
        },
        { root: scroller === 'parent' ? end.parentElement : null, rootMargin: '400px' },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [scroller],
  );
  return { count: Math.min(count, total), endRef };
}
