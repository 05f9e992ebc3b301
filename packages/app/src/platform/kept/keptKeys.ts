import type { Callable } from '../client/schemas.ts';
import { daysApart, isDay } from '../time/days.ts';

/** A visitor's keys begin with the separator, which no id holds. */
export function keyOf(owner: string, url: string): string {
  return `${encodeURIComponent(owner)}|${url}`;
}

/**
 * A key whose days are counted from what was today when it was asked, and from the day before. Other
 * days are what somebody has chosen, but for the span of days around today.
 */
export function keyByToday(name: Callable, key: string, today: string): string {
  return key.replace(/(?<=[?&](?:from|to)=)[\d-]{10}(?=&|$)/g, (date) => {
    const offset = isDay(date) ? daysApart(today, date) : Number.NaN;
    return offset === 0 || offset === -1 || name === 'matchDays' ? String(offset) : date;
  });
}

/** Whether a key is of an answer at this path of the contract, with any values and any query. */
export function urlMatcher(path: string): (key: string) => boolean {
  const segments = path.split('/').map((part) => (part.startsWith(':') ? '[^/?]+' : part));
  // The base of the API may stand for the first segment.
  const end = new RegExp(`/${segments.slice(1).join('/')}(?:\\?.*)?$`);
  return (key) => end.test(key);
}
