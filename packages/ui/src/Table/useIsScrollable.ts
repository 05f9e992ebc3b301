import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether what an element holds is wider than the element, now and after each change of size.
 *
 * @param content other content is watched when this changes
 */
export function useIsScrollable(element: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() =>
      setScrollable(current.scrollWidth > current.clientWidth),
    );
    for (const each of [current, ...current.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [element, content]);
  return isScrollable;
}
