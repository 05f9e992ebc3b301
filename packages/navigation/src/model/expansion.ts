import type { NavigationTree } from './tree.ts';

type ItemIds = ReadonlySet<string>;

function isToggleable(tree: NavigationTree, id: string): boolean {
  const item = tree.get(id)?.item;
  return item !== undefined && isDisclosure(tree, id) && !item.disabled;
}

/** An aside inside an aside's panel opens in place like a collapsable. */
function isDisclosure(tree: NavigationTree, id: string): boolean {
  const type = tree.get(id)?.item.type;
  return type === 'collapsable' || type === 'aside';
}

/**
 * The open items at the start or after a navigation: ancestors of the active item open; the others
 * close if `isAutoCollapse`; disabled items do not change.
 *
 * @param withActive ids of the items with an active descendant
 */
export function expandAfterNavigation(
  tree: NavigationTree,
  expanded: ItemIds,
  withActive: ItemIds,
  isAutoCollapse: boolean,
): ItemIds {
  const next = new Set<string>();
  for (const id of tree.keys()) {
    if (!isDisclosure(tree, id)) continue;
    const stays = expanded.has(id) && (!isAutoCollapse || !isToggleable(tree, id));
    if (stays || (withActive.has(id) && isToggleable(tree, id))) next.add(id);
  }
  return next;
}

/**
 * The open items after a press on one collapsable item (NAV-20, NAV-21). Closing one closes its
 * descendants. Opening one closes the others if `isAutoCollapse`, except its ancestors, those with
 * an active descendant, and disabled ones.
 */
export function toggleExpanded(
  tree: NavigationTree,
  expanded: ItemIds,
  id: string,
  withActive: ItemIds,
  isAutoCollapse: boolean,
): ItemIds {
  const place = tree.get(id);
  if (!place || !isToggleable(tree, id)) return expanded;
  if (expanded.has(id)) {
    return new Set([...expanded].filter((other) => !isWithin(tree, other, id)));
  }
  const kept = [...expanded].filter(
    (other) =>
      !isAutoCollapse ||
      place.ancestors.includes(other) ||
      withActive.has(other) ||
      !isToggleable(tree, other),
  );
  return new Set([...kept, id]);
}

function isWithin(tree: NavigationTree, other: string, id: string): boolean {
  return other === id || (isToggleable(tree, other) && !!tree.get(other)?.ancestors.includes(id));
}
