import type { NavigationItem } from './item.ts';

/**
 * The first items in reading order, so that a very long navigation can be drawn in steps that
 * each fit a frame. Containers count as items and are cut where the number is reached.
 *
 * @param least how many items to take, at every depth together
 */
export function takeItems(
  items: readonly NavigationItem[],
  least: number,
): readonly NavigationItem[] {
  let left = least;
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
