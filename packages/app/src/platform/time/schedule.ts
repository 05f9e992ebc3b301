import type { Schedule } from '@touchline/contract/match';
import { daysApart } from './days.ts';

/**
 * The three kinds of time of a match (TIME-7): an instant, a date without a time, and to be
 * confirmed. A time zone is an IANA name; omitted: the zone of the device.
 */

/** The day on which people in the zone have the match; null while it has no date (TIME-2). */
export function dayOfSchedule(schedule: Schedule, timeZone?: string): string | null {
  switch (schedule.kind) {
    case 'dateTime':
      return dayAt(Date.parse(schedule.startsAt), timeZone);
    case 'date':
      return schedule.date;
    case 'tbc':
      return null;
  }
}

type Formats = Map<string | undefined, Intl.DateTimeFormat>;

/** Formatters are cached, because creating one takes about a thousand times as long as using it. */
function formatIn(
  timeZone: string | undefined,
  formats: Formats,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, ...options });
  formats.set(timeZone, format);
  return format;
}

const dates: Formats = new Map();
const clocks: Formats = new Map();

/** The calendar date, `YYYY-MM-DD`, that people in the zone have at an instant (TIME-3). */
export function dayAt(instant: number, timeZone?: string): string {
  const format = formatIn(timeZone, dates, {
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = format.formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`;
}

/**
 * The order of a list: by day, on a day by time, then what has a date and no time, and last what has
 * no date (LIST-6).
 */
export function compareSchedules(one: Schedule, other: Schedule, timeZone?: string): number {
  const [day, otherDay] = [dayOfSchedule(one, timeZone), dayOfSchedule(other, timeZone)];
  if (day !== otherDay) return (day ?? '9999') < (otherDay ?? '9999') ? -1 : 1;
  return timeOf(one) - timeOf(other);
}

function timeOf(schedule: Schedule): number {
  return schedule.kind === 'dateTime' ? Date.parse(schedule.startsAt) : Number.MAX_SAFE_INTEGER;
}

/** Whether the clock at the venue shows another time than the viewer's at that instant (TIME-1). */
export function isVenueTimeOther(
  startsAt: string,
  venueZone: string | null,
  viewerZone?: string,
): boolean {
  if (!venueZone) return false;
  const instant = Date.parse(startsAt);
  const wallClock = (timeZone: string | undefined) =>
    formatIn(timeZone, clocks, { dateStyle: 'short', timeStyle: 'short' }).format(instant);
  try {
    return wallClock(venueZone) !== wallClock(viewerZone);
  } catch {
    // The server sent a zone that this browser does not know.
    return false;
  }
}

/** `today`, `tomorrow` or `yesterday`; null for any other day. */
export function nearbyDay(day: string, today: string): 'today' | 'tomorrow' | 'yesterday' | null {
  switch (daysApart(today, day)) {
    case 0:
      return 'today';
    case 1:
      return 'tomorrow';
    case -1:
      return 'yesterday';
    default:
      return null;
  }
}

/** The IANA name of the zone of the device; undefined where the browser does not know it. */
export function viewerTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Etc/Unknown' ? undefined : timeZone;
}

/** The IANA name of the zone of the device; UTC where the browser does not know it. */
export function zoneOfDevice(): string {
  return viewerTimeZone() ?? 'UTC';
}
