import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element as high as it was when it was last complete, so that what stands below it does
 * not move while its content comes in stages. The height is observed, not read, because React Aria
 * adds the rows after the effects of the table.
 */
export function useHeldHeight(isComplete: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useEffect(() => {
    const { current } = element;
    if (!current || !isComplete) return undefined;
    const observer = new ResizeObserver(() => {
      height.current = current.offsetHeight;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isComplete]);
  useLayoutEffect(() => {
    if (element.current)
      element.current.style.minBlockSize = isComplete ? '' : `${height.current}px`;
  }, [isComplete]);
  return element;
}
