import { formatAbsolute } from '@touchline/ui/DateTime';
import { isDay } from '#platform/time/days.ts';
import { clockOf } from '../fields/matchTime.ts';

/** A day and a time as a cell has them; `time` is empty for a day alone. */
export interface ReadDay {
  /** `YYYY-MM-DD`. */
  date: string;
  time: string;
}

const dotted = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/;
const dashed = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;

/**
 * Reads `25.04.2026` or `2026-04-25`, also with a time behind it, as some spreadsheets write both
 * into one cell. Null for everything else: `4/5/2026` is another day in another country.
 */
export function readDay(text: string): ReadDay | null {
  const [first = '', rest = ''] = text.trim().split(/[T ]+(.*)/s);
  const { day = '', month = '', year } = (dotted.exec(first) ?? dashed.exec(first))?.groups ?? {};
  if (year === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = readTime(rest);
  // Midnight is what a spreadsheet adds to a day without a time.
  return isDay(date) ? { date, time: /^0?0[:.]00$/.test(time) ? '' : time } : null;
}

/** A time without the seconds that spreadsheets add; everything else stays as it is. */
export function readTime(text: string): string {
  return text.trim().replace(/^(\d{1,2}[:.]\d{2})[:.]00(?:\.0+)?$/, '$1');
}

/**
 * A time of a cell in the form of a language; as it was written where it is none.
 *
 * @param language BCP 47 tag
 */
export function cellTimeText(time: string, language: string): string {
  const clock = clockOf(time);
  if (clock === null) return time;
  // No zone is named, because both are the same.
  const zone = { timeZone: 'UTC', viewerTimeZone: 'UTC' };
  return formatAbsolute(`2026-01-01T${clock}:00Z`, 'time', { language, ...zone });
}
