import { isContainer, type NavigationItem } from './item.ts';

/**
 * The items that `isKept` keeps, at every depth. A container that loses its last child goes too.
 * What does not change stays the same object, so that only what changed is drawn again.
 */
export function keepItems(
  items: readonly NavigationItem[],
  isKept: (item: NavigationItem) => boolean,
): readonly NavigationItem[] {
  const kept: NavigationItem[] = [];
  for (const item of items) {
    if (!isKept(item)) continue;
    const children = item.children?.length ? keepItems(item.children, isKept) : item.children;
    if (children === item.children) kept.push(item);
    else if (children?.length || !isContainer(item)) kept.push({ ...item, children });
  }
  return kept.length === items.length && kept.every((item, index) => item === items[index])
    ? items
    : kept;
}
