import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { NavigationItem } from '../model/item.ts';
import { takeItems } from '../model/takeItems.ts';
import { findHidden, withoutHidden } from '../model/visible.ts';

/** The items that may be seen now; the same object as long as the predicates say the same. */
export function useVisibleItems(items: readonly NavigationItem[]): readonly NavigationItem[] {
  const hidden = JSON.stringify(findHidden(items));
  return useMemo(() => withoutHidden(items, JSON.parse(hidden) as string[]), [items, hidden]);
}

/** Items drawn at first. */
const first = 40;
/** Items added with each further frame, when the code is warm. */
const step = 80;

/**
 * Hands out a very long list in steps, so that no step holds up the page; a usual one at once, or
 * after the first view where it is out of sight.
 */
export function useGradually(items: readonly NavigationItem[], isOutOfSight = false) {
  const calm = useDeferredValue(items);
  const [count, setCount] = useState(isOutOfSight ? 0 : first);
  const wanted = isOutOfSight ? count : Math.max(count, first);
  const shown = useMemo(() => takeItems(calm, wanted), [calm, wanted]);
  const isDone = shown === calm;
  useEffect(() => {
    if (isDone) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + step)));
    return () => cancelAnimationFrame(frame);
  }, [isDone, count]);
  return { shown, isLong: count > first };
}
