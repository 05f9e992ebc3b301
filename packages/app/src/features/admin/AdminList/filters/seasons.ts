import { serverNow } from '#platform/serverClock.ts';

/** A season begins in August and is named by both of its years, for example `2025/26`. */
const firstMonth = 7;

/** The seasons from the next one back to four years ago. */
export function seasonsAround(now = serverNow()): string[] {
  const date = new Date(now);
  const present = date.getUTCFullYear() - (date.getUTCMonth() < firstMonth ? 1 : 0);
  return [1, 0, -1, -2, -3, -4].map((years) => {
    const begin = present + years;
    return `${begin}/${String((begin + 1) % 100).padStart(2, '0')}`;
  });
}
