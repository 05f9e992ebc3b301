/** The widths of one entry on the bar, in px. */
export interface EntrySize {
  width: number;
  /** The part of `width` taken by its badge, which "More" shows for the entries in it. */
  badge: number;
}

export interface FitInput {
  /** The width of the bar, in px. */
  available: number;
  /** In the order of the bar. */
  entries: readonly EntrySize[];
  /** The width of "More" without a badge. */
  more: number;
}

/** A tolerance in px: widths are fractions, and their sum can differ from the width of the row. */
const rounding = 0.1;

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/**
 * How many entries stay on the bar: all if they fit, else as many of the first as leave space for
 * "More".
 */
export function countFitting({ available, entries, more }: FitInput): number {
  const room = available + rounding;
  if (total(entries.map(({ width }) => width)) <= room) return entries.length;
  let needed = more + total(entries.map(({ badge }) => badge));
  return entries.findIndex(({ width, badge }) => {
    needed += width - badge;
    return needed > room;
  });
}
