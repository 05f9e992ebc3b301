import type { NavigationItem } from './item.ts';
import { filterItems } from './filterItems.ts';

/** Whether a person with these roles may see the item itself (NAV-6). */
export function isForRoles({ roles }: NavigationItem, held: readonly string[]): boolean {
  if (!roles) return true;
  return roles.length === 0 ? held.length === 0 : roles.some((role) => held.includes(role));
}

/**
 * The items that a person with these roles sees, at every depth (NAV-7).
 *
 * @param held the person's roles; a visitor has none
 */
export function filterByRoles(
  items: readonly NavigationItem[],
  held: readonly string[],
): readonly NavigationItem[] {
  return filterItems(items, (item) => isForRoles(item, held));
}
