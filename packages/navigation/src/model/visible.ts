import type { NavigationItem } from './item.ts';
import { keepItems } from './keep.ts';

/** The ids of the items whose `hidden` predicate says so now, what is below them left out. */
export function findHidden(items: readonly NavigationItem[]): string[] {
  return items.flatMap((item) => {
    if (item.hidden?.(item)) return [item.id];
    return item.children?.length ? findHidden(item.children) : [];
  });
}

/** The items without the hidden ones, at every depth. */
export function withoutHidden(
  items: readonly NavigationItem[],
  hidden: readonly string[],
): readonly NavigationItem[] {
  if (hidden.length === 0) return items;
  const ids = new Set(hidden);
  return keepItems(items, ({ id }) => !ids.has(id));
}

/** The items whose `hidden` predicate lets them be seen now, at every depth. */
export function findVisible(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return withoutHidden(items, findHidden(items));
}
