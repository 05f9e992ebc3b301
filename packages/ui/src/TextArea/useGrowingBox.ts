import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Makes the box in a field as high as its text where the browser has no `field-sizing: content`. The styles
 * of the box limit it. A height that a person has dragged it to stays.
 */
export function useGrowingBox(field: RefObject<HTMLElement | null>, text: string): void {
  const set = useRef('');
  useLayoutEffect(() => {
    const box = field.current?.querySelector('textarea');
    const around = box?.parentElement;
    if (!box || !around || box.style.height !== set.current) return;
    if (getComputedStyle(box).getPropertyValue('field-sizing') === 'content') return;
    // What is around it keeps its height meanwhile, because a page that is shorter scrolls up. `auto` would
    // stretch the box in it; without a height the least one of its styles holds.
    around.style.minHeight = `${around.offsetHeight}px`;
    box.style.height = '0';
    const edges = box.offsetHeight - box.clientHeight;
    set.current = `${box.scrollHeight + edges}px`;
    box.style.height = set.current;
    around.style.minHeight = '';
  }, [field, text]);
}
