/**
 * A Wednesday afternoon in spring, so that there are finished, live and later matches on the same
 * day.
 */
export const matchDay = '2026-04-15T13:20:00Z';

/** The present with which the data set begins, and the one that the clock shows. */
let start = new Date(matchDay);
let current = start;

/** The fixed time of the mock back end. */
export function now(): Date {
  return new Date(current);
}

/** Begins with the present of a data set. */
export function startAt(instant: string): void {
  start = new Date(instant);
  current = start;
}

/** Moves the clock; the data stays where it is in time. */
export function setNow(instant: string): void {
  current = new Date(instant);
}

/**
 * An instant the given number of minutes from the present of the data set; negative for the past. The
 * clock does not count here: data is made when it is first asked for, which can be after the clock has
 * moved.
 */
export function minutesFromNow(minutes: number): string {
  return toInstant(new Date(start.getTime() + minutes * 60_000));
}

/** ISO 8601 in UTC without the milliseconds. */
export function toInstant(date: Date): string {
  return date.toISOString().replace('.000Z', 'Z');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar date, `YYYY-MM-DD`, that people in a time zone have at an instant. */
export function dateIn(timeZone: string, instant: Date): string {
  // Formatters are cached, because creating one is slow and a season has a thousand dates.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(instant);
}
