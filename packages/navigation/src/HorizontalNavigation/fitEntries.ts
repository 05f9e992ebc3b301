/** What one entry takes of the bar, in px. */
export interface EntrySize {
  width: number;
  /** The part of `width` that goes with its badge: "More" shows the badges of what is in it. */
  badge: number;
}

export interface FitInput {
  /** Of the bar, in px. */
  available: number;
  /** In the order in which they stand. */
  entries: readonly EntrySize[];
  /** Width of "More" without a badge. */
  more: number;
}

/** Widths are fractions of a pixel, and their sum is never quite the width of the row. */
const rounding = 0.1;

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/**
 * How many of the entries stay on the bar. All, where they fit; else as many of the first as leave
 * room for "More", and none where there is room for nothing else.
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
