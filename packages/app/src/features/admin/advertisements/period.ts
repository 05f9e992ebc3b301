import { parseDate, toZoned } from '@internationalized/date';
import { serverNow } from '#platform/serverClock.ts';
import { addDays } from '#platform/time/days.ts';
import { dayAt } from '#platform/time/schedule.ts';

/** The instant at which a day begins in a time zone, as the API writes it. */
function startOf(day: string, timeZone: string): string {
  return toZoned(parseDate(day), timeZone).toDate().toISOString();
}

/** The first day on which an advertisement is shown; null for none. */
export function firstDayOf(startsAt: string, timeZone: string): string | null {
  return startsAt === '' ? null : dayAt(Date.parse(startsAt), timeZone);
}

/** The last day on which an advertisement is shown, the whole day; null for none. */
export function lastDayOf(endsAt: string, timeZone: string): string | null {
  return endsAt === '' ? null : dayAt(Date.parse(endsAt) - 1, timeZone);
}

/** From the beginning of this day on. */
export function startsOn(day: string | null, timeZone: string): string {
  return day === null ? '' : startOf(day, timeZone);
}

/** Until the end of this day, which is the beginning of the next (AD-15). */
export function endsOn(day: string | null, timeZone: string): string {
  return day === null ? '' : startOf(addDays(day, 1), timeZone);
}

/** The same days in another time zone, where both are known. */
export function movePeriod<Period extends { startsAt: string; endsAt: string }>(
  { startsAt, endsAt }: Period,
  from: string | null,
  to: string | null,
): { startsAt: string; endsAt: string } {
  if (from === null || to === null) return { startsAt, endsAt };
  return {
    startsAt: startsOn(firstDayOf(startsAt, from), to),
    endsAt: endsOn(lastDayOf(endsAt, from), to),
  };
}

/**
 * The beginning of what is still to come of a period, from today on: what has ended is in nobody's way
 * any more. Null for a period that is over.
 *
 * @param now in ms since 1970
 */
export function fromTodayOn(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  timeZone: string,
  now = serverNow(),
): string | null {
  const today = startOf(dayAt(now, timeZone), timeZone);
  if (endsAt !== '' && Date.parse(endsAt) <= Date.parse(today)) return null;
  return startsAt !== '' && Date.parse(startsAt) > Date.parse(today) ? startsAt : today;
}

/** Whether the end lies before the beginning, or at the same time (AD-15). */
export function isReversed({ startsAt, endsAt }: { startsAt: string; endsAt: string }): boolean {
  return startsAt !== '' && endsAt !== '' && Date.parse(endsAt) <= Date.parse(startsAt);
}
