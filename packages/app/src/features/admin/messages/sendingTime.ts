import { CalendarDateTime, parseDate, toZoned } from '@internationalized/date';

/** A message goes out on a quarter of an hour, in minutes. */
const step = 15;

/** The times of a day that can be chosen, as `HH:MM`. */
export const timesOfDay: readonly string[] = Array.from(
  { length: (24 * 60) / step },
  (_, index) => {
    const minutes = index * step;
    return [Math.floor(minutes / 60), minutes % 60]
      .map((part) => String(part).padStart(2, '0'))
      .join(':');
  },
);

/** The instant of a day and a time in a time zone, as the API writes it. */
export function instantOf(day: string, time: string, timeZone: string): string {
  const { year, month, day: date } = parseDate(day);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const local = new CalendarDateTime(year, month, date, hour, minute);
  return toZoned(local, timeZone).toDate().toISOString();
}

/** A time of day as a language writes it. */
export function timeText(time: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`2000-01-01T${time}:00Z`));
}
