import { isContainer, type NavigationItem } from './item.ts';

/**
 * Filters items at every depth. A container without remaining children is removed too. Unchanged
 * items keep their object identity, so that they are not rendered again.
 */
export function filterItems(
  items: readonly NavigationItem[],
  isKept: (item: NavigationItem) => boolean,
): readonly NavigationItem[] {
  const kept: NavigationItem[] = [];
  for (const item of items) {
    if (!isKept(item)) continue;
    const children = item.children?.length ? filterItems(item.children, isKept) : item.children;
    if (children === item.children) kept.push(item);
    else if (children?.length || !isContainer(item)) kept.push({ ...item, children });
  }
  return kept.length === items.length && kept.every((item, index) => item === items[index])
    ? items
    : kept;
}
