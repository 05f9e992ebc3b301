/** Whether all, some or none of the rows are selected; rows that are not in view do not count. */
export function stateOfAll(
  ids: readonly string[],
  selected: ReadonlySet<string>,
): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** The selection after some rows were selected or not; what else is selected stays. */
export function withRows(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  isSelected: boolean,
): Set<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/**
 * The rows from one to another, both included, in either direction.
 *
 * @param from the row of the press before; null or not in view: the other alone
 */
export function rangeOf(ids: readonly string[], from: string | null, to: string): string[] {
  const start = from === null ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
