import type { NavigationItem } from './item.ts';

/** An item and the ids of its ancestors, the outermost first. */
export interface NavigationNode {
  /** The item itself. */
  item: NavigationItem;
  /** The ids of the items around it, the outermost first. */
  ancestors: readonly string[];
}

/** Every item by its id, in reading order. */
export type NavigationTree = ReadonlyMap<string, NavigationNode>;

/** Indexes items by id, to look up items and their ancestors. */
export function indexItems(items: readonly NavigationItem[]): NavigationTree {
  const tree = new Map<string, NavigationNode>();
  function walk(list: readonly NavigationItem[], ancestors: readonly string[]) {
    for (const item of list) {
      tree.set(item.id, { item, ancestors });
      if (item.children?.length) walk(item.children, [...ancestors, item.id]);
    }
  }
  walk(items, []);
  return tree;
}
