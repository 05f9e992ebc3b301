import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { NavigationItem } from '../model/item.ts';
import { takeFirstItems } from '../model/takeFirstItems.ts';
import { findHidden, withoutHidden } from '../model/visible.ts';

/** The visible items; the same object as long as the predicates return the same. */
export function useVisibleItems(items: readonly NavigationItem[]): readonly NavigationItem[] {
  const hidden = JSON.stringify(findHidden(items));
  return useMemo(() => withoutHidden(items, JSON.parse(hidden) as string[]), [items, hidden]);
}

/** The number of items in the first render. */
const initialCount = 40;
/** The number of items added per frame. */
const countPerFrame = 80;

/**
 * Renders a very long list in steps, so that no step blocks the page. A short list is rendered at
 * once, or after the first view if it is hidden.
 */
export function useIncrementalItems(items: readonly NavigationItem[], isHidden = false) {
  const deferredItems = useDeferredValue(items);
  const [count, setCount] = useState(isHidden ? 0 : initialCount);
  // What was shown stays, also in a drawer that is closed before the frame that would have drawn it.
  if (!isHidden && count < initialCount) setCount(initialCount);
  const shown = useMemo(() => takeFirstItems(deferredItems, count), [deferredItems, count]);
  const isDone = shown === deferredItems;
  useEffect(() => {
    if (isDone) return;
    const frame = requestAnimationFrame(() =>
      // After a hidden start a short list has come at once, however early it is shown.
      startTransition(() => setCount(count ? count + countPerFrame : initialCount)),
    );
    return () => cancelAnimationFrame(frame);
  }, [isDone, count]);
  return { shown, isLong: count > initialCount };
}
