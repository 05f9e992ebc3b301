import type { NavigationItem } from '../model/item.ts';

/** Id of the entry that takes in what does not fit. */
export const moreId = ':more';

/** Icon of that entry in the table of icons: none by that name, so that the neutral one is drawn. */
const moreIcon = ':more';

/** What stands on a bar: a divider belongs into a menu. */
export function entriesOf(items: readonly NavigationItem[]): readonly NavigationItem[] {
  const entries = items.filter(({ type }) => type !== 'divider');
  return entries.length === items.length ? items : entries;
}

/** The entry that takes in others. */
export function makeMore(title: string, children: readonly NavigationItem[] = []): NavigationItem {
  return { id: moreId, type: 'collapsable', title, icon: moreIcon, children };
}

/**
 * The entries with those that do not fit inside of "More" at the end. A gap that does not fit is left
 * out: it parts what stands side by side.
 *
 * @param count how many of the first stay as they are
 * @param title of the last entry
 */
export function foldEntries(
  entries: readonly NavigationItem[],
  count: number,
  title: string,
): readonly NavigationItem[] {
  const moved = entries.slice(count).filter(({ type }) => type !== 'spacer');
  return moved.length > 0 ? [...entries.slice(0, count), makeMore(title, moved)] : entries;
}
