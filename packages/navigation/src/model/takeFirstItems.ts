import type { NavigationItem } from './item.ts';

/**
 * The first items in reading order, so that a very long navigation can be rendered in steps that
 * fit into a frame. Containers count as items and are cut at the limit.
 *
 * @param limit how many items to take, counted over all depths
 */
export function takeFirstItems(
  items: readonly NavigationItem[],
  limit: number,
): readonly NavigationItem[] {
  let left = limit;
  function take(list: readonly NavigationItem[]): readonly NavigationItem[] {
    const taken: NavigationItem[] = [];
    for (const item of list) {
      if (left <= 0) break;
      left -= 1;
      const children = item.children?.length ? take(item.children) : item.children;
      taken.push(children === item.children ? item : { ...item, children });
    }
    return taken.length === list.length && taken.every((item, index) => item === list[index])
      ? list
      : taken;
  }
  return take(items);
}
