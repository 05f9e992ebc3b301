import { type RefObject, useEffect, useState } from 'react';

/** The edges of a scroll container beyond which some of its content lies. */
export type HiddenEdges = 'none' | 'start' | 'end' | 'both';

/** A position between two device pixels counts as the edge. */
const tolerance = 1;

function hiddenEdgesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): HiddenEdges {
  const room = scrollWidth - clientWidth;
  if (room <= 0) return 'none';
  // From right to left it is negative.
  const scrolled = Math.abs(scrollLeft);
  if (scrolled <= tolerance) return 'end';
  return scrolled < room - tolerance ? 'both' : 'start';
}

/**
 * The edges beyond which an element can be scrolled sideways, now and after each change of size.
 *
 * @param content other content is watched when this changes
 */
export function useHiddenEdges(
  element: RefObject<HTMLElement | null>,
  content: unknown,
): HiddenEdges {
  const [hidden, setHidden] = useState<HiddenEdges>('none');
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const look = () => setHidden(hiddenEdgesOf(current));
    const observer = new ResizeObserver(look);
    for (const each of [current, ...current.children]) observer.observe(each);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [element, content]);
  return hidden;
}
