/** A Wednesday afternoon in spring: matches have been played, are being played, and follow tonight. */
export const matchDay = '2026-04-15T13:20:00Z';

let current = new Date(matchDay);

/** The moment at which the whole mock back end stands still. */
export function now(): Date {
  return new Date(current);
}

/** Moves the clock, for a data set that lives on another day. */
export function setNow(instant: string): void {
  current = new Date(instant);
}

/** An instant so many minutes from now; negative minutes lie in the past. */
export function minutesFromNow(minutes: number): string {
  return toInstant(new Date(current.getTime() + minutes * 60_000));
}

/** ISO 8601 in UTC without the milliseconds. */
export function toInstant(date: Date): string {
  return date.toISOString().replace('.000Z', 'Z');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar date, `YYYY-MM-DD`, that people in a time zone have at an instant. */
export function dateIn(timeZone: string, instant: Date): string {
  // Making a format is slow, and a season asks for a thousand dates.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(instant);
}
