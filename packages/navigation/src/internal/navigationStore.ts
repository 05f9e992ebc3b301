import { findActiveItems } from '../model/active.ts';
import { expandAfterNavigation, toggleExpanded } from '../model/expansion.ts';
import { buildHref } from '../model/href.ts';
import type { NavigationItem, NavigationLocation } from '../model/item.ts';
import { indexItems } from '../model/tree.ts';

/** The state that one item needs for rendering. */
export interface ItemState {
  href: string | undefined;
  isActive: boolean;
  /** Its path equals the path of the address. */
  isCurrent: boolean;
  hasActiveDescendant: boolean;
  isExpanded: boolean;
  /** Its aside or its menu is open. */
  isOpen: boolean;
}

const emptyPath: readonly string[] = [];

export interface NavigationInput {
  items: readonly NavigationItem[];
  location: NavigationLocation;
  isAutoCollapse: boolean;
}

function isSame(one: ItemState, other: ItemState): boolean {
  return (
    one.href === other.href &&
    one.isActive === other.isActive &&
    one.isCurrent === other.isCurrent &&
    one.hasActiveDescendant === other.hasActiveDescendant &&
    one.isExpanded === other.isExpanded &&
    one.isOpen === other.isOpen
  );
}

function isSameLocation(one: NavigationLocation, other: NavigationLocation): boolean {
  return one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;
}

export type NavigationStore = ReturnType<typeof createNavigationStore>;

/**
 * The shared state of one navigation. Each item subscribes to its own part, so that a new address
 * renders only the items that it changes.
 */
export function createNavigationStore(initial: NavigationInput) {
  let input = initial;
  let tree = indexItems(input.items);
  let activity = findActiveItems(input.items, input.location);
  let expanded = expandAfterNavigation(tree, new Set(), activity.ancestors, true);
  let openPath: readonly string[] = emptyPath;
  let version = 0;
  const listeners = new Set<() => void>();
  const states = new WeakMap<NavigationItem, { version: number; state: ItemState }>();

  function notify() {
    version += 1;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Updates the items or the address. */
    update(change: Partial<NavigationInput>) {
      const next = { ...input, ...change };
      const isMoved = !isSameLocation(input.location, next.location);
      const isChanged = input.items !== next.items;
      input = next;
      if (!isMoved && !isChanged) return;
      if (isChanged) tree = indexItems(next.items);
      activity = findActiveItems(next.items, next.location);
      const isAutoCollapse = isMoved && next.isAutoCollapse;
      expanded = expandAfterNavigation(tree, expanded, activity.ancestors, isAutoCollapse);
      if (isMoved || openPath.some((id) => !tree.has(id))) openPath = emptyPath;
      notify();
    },

    itemOf: (id: string) => tree.get(id)?.item,

    stateOf(item: NavigationItem): ItemState {
      const known = states.get(item);
      if (known?.version === version) return known.state;
      const next: ItemState = {
        href: buildHref(item, input.location),
        isActive: activity.active.has(item.id),
        isCurrent: activity.current.has(item.id),
        hasActiveDescendant: activity.ancestors.has(item.id),
        isExpanded: expanded.has(item.id),
        isOpen: openPath.includes(item.id),
      };
      const state = known && isSame(known.state, next) ? known.state : next;
      states.set(item, { version, state });
      return state;
    },

    toggleExpanded(id: string) {
      const { ancestors } = activity;
      const next = toggleExpanded(tree, expanded, id, ancestors, input.isAutoCollapse);
      if (next === expanded) return;
      expanded = next;
      notify();
    },

    /** The ids of the item and of its ancestors, the outermost first. */
    pathTo: (id: string): readonly string[] => [...(tree.get(id)?.ancestors ?? []), id],

    /** The ids of what is open beside or above the page: one aside, or a menu and its submenus. */
    openPath: () => openPath,

    /** Opens this path and closes everything else. */
    open(path: readonly string[]) {
      const isUnchanged =
        path.length === openPath.length && path.every((id, index) => id === openPath[index]);
      if (isUnchanged) return;
      openPath = path;
      notify();
    },
  };
}
