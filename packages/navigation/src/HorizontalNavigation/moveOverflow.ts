import type { NavigationItem } from '../model/item.ts';

/** The id of the entry that contains those that do not fit. */
export const moreId = ':more';

/**
 * The icon name of that entry. It is not in the table of icons, so that the neutral icon is used.
 */
const moreIcon = ':more';

/** The entries of a bar: dividers are only for menus. */
export function entriesOf(items: readonly NavigationItem[]): readonly NavigationItem[] {
  const entries = items.filter(({ type }) => type !== 'divider');
  return entries.length === items.length ? items : entries;
}

/** Creates the entry that contains others. */
export function createMoreItem(
  title: string,
  children: readonly NavigationItem[] = [],
): NavigationItem {
  return { id: moreId, type: 'collapsable', title, icon: moreIcon, children };
}

/**
 * Moves the entries that do not fit into "More" at the end. A spacer that does not fit is removed,
 * because it only separates neighbours on the bar.
 *
 * @param count how many of the first entries stay
 * @param title the label of "More"
 */
export function moveOverflow(
  entries: readonly NavigationItem[],
  count: number,
  title: string,
): readonly NavigationItem[] {
  const moved = entries.slice(count).filter(({ type }) => type !== 'spacer');
  return moved.length > 0 ? [...entries.slice(0, count), createMoreItem(title, moved)] : entries;
}
