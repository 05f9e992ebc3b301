const parts = new Map<string, Intl.DateTimeFormat>();

function part(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = language + Object.keys(options).join();
  const format =
    parts.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  parts.set(key, format);
  return format.format(Date.parse(date));
}

/** What stands on the three lines of a day. */
export function dayParts(date: string, today: string, language: string) {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const month = part(date, language, { month: 'short' });
  return {
    weekday: part(date, language, { weekday: 'short' }),
    number: String(Number(date.slice(8))),
    month: isThisYear ? month : `${month} ${date.slice(0, 4)}`,
  };
}

/**
 * The days before and after the chosen one that are not empty, and the one nearest to it: itself, else
 * the next, else the last.
 */
export function neighbours<Day extends { date: string; isEmpty?: boolean }>(
  days: readonly Day[],
  chosen: string,
): { previous: Day | undefined; next: Day | undefined; nearest: string | undefined } {
  const before = days.filter(({ date }) => date < chosen);
  const after = days.filter(({ date }) => date > chosen);
  const isThere = days.some(({ date }) => date === chosen);
  return {
    previous: before.findLast(({ isEmpty }) => !isEmpty),
    next: after.find(({ isEmpty }) => !isEmpty),
    nearest: isThere ? chosen : (after[0] ?? before.at(-1))?.date,
  };
}

/** The index that a key leads to in a row; -1 for any other key and beyond the ends. */
export function keyTarget(
  key: string,
  { at, count, isReversed }: { at: number; count: number; isReversed: boolean },
): number {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft': {
      const target = at + ((key === 'ArrowRight') === isReversed ? -1 : 1);
      return target < count ? target : -1;
    }
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
