import { calendarDay, isDateOnly, minute } from './formatDateTime.ts';

const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** Cache of midnights by zone, because all rows of a page need the same one. */
const midnights = new Map<string, { from: number; until: number }>();

/** The start of the next day in that zone, to the second. */
export function nextMidnight(now: number, timeZone?: string): number {
  const key = timeZone ?? '';
  const known = midnights.get(key);
  if (known && known.from <= now && now < known.until) {
    return known.until;
  }
  const today = calendarDay(now, timeZone);
  let before = now;
  let after = now + 26 * hour;
  while (after - before > 1000) {
    const middle = (before + after) / 2;
    if (calendarDay(middle, timeZone) === today) {
      before = middle;
    } else {
      after = middle;
    }
  }
  const until = Math.floor(after / 1000) * 1000;
  midnights.set(key, { from: now, until });
  return until;
}

/**
 * When the text of a relative time changes next.
 *
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970; `undefined` when it never changes again
 */
export function nextChange(value: string, now: number, timeZone?: string): number | undefined {
  const instant = Date.parse(value);
  const age = now - instant;
  if (Number.isNaN(age) || age >= week + day) {
    return undefined;
  }
  if (isDateOnly(value) || Math.abs(age) >= day) {
    const midnight = nextMidnight(now, timeZone);
    // An instant more than a day in the future changes to hours exactly a day before.
    return !isDateOnly(value) && age < 0 ? Math.min(midnight, instant - day + 1) : midnight;
  }
  if (age < 0) {
    const step = -age > hour ? hour : minute;
    const steps = Math.trunc(-age / step);
    return steps === 0 ? instant + minute : instant - steps * step + 1;
  }
  const step = age >= hour ? hour : minute;
  return instant + (Math.trunc(age / step) + 1) * step;
}
