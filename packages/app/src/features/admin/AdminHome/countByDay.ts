import type { Schedule } from '@touchline/contract/match';
import { dayOfSchedule } from '#platform/time/schedule.ts';

/** The number of matches of each day of the viewer; those without a date are not counted. */
export function countByDay(schedules: readonly Schedule[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const schedule of schedules) {
    const day = dayOfSchedule(schedule);
    if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
