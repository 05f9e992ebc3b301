import type { NavigationItem } from './item.ts';
import { filterItems } from './filterItems.ts';

/** The ids of the items whose `hidden` predicate returns true; their descendants are not listed. */
export function findHidden(items: readonly NavigationItem[]): string[] {
  return items.flatMap((item) => {
    if (item.hidden?.(item)) return [item.id];
    return item.children?.length ? findHidden(item.children) : [];
  });
}

/** Removes the hidden items at every depth. */
export function withoutHidden(
  items: readonly NavigationItem[],
  hidden: readonly string[],
): readonly NavigationItem[] {
  if (hidden.length === 0) return items;
  const ids = new Set(hidden);
  return filterItems(items, ({ id }) => !ids.has(id));
}

/** The items whose `hidden` predicate does not return true, at every depth. */
export function findVisible(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return withoutHidden(items, findHidden(items));
}
