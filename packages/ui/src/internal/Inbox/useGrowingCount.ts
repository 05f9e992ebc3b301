import { startTransition, useCallback, useState } from 'react';

/** The number of rows in the first render; more would delay the opening of the panel. */
const first = 6;
/** The number of rows added when the end comes near; each batch fits into a frame. */
const batch = 12;

/**
 * How many rows of a long list to render. The number grows when the end of the list comes near the
 * viewport, so that rendering depends on how far a person scrolls and not on the length of the
 * list.
 *
 * @param least the number of rows that are needed at once
 * @param scroller the scroll container: the parent of the list's end, or the page
 * @returns the number of rows, and the ref of an element at the end of them
 */
export function useGrowingCount(total: number, scroller: 'parent' | 'page', least: number = first) {
  const [count, setCount] = useState(Math.max(first, least));
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
