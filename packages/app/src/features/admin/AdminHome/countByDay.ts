import type { MatchStatus, MatchSummary, Schedule } from '@touchline/contract/match';
import { dayOfSchedule } from '#platform/time/schedule.ts';

type Planned = Pick<MatchSummary, 'status' | 'schedule' | 'rescheduledTo'>;

/** The statuses of a match that is to be played at its own time, or is being played. */
export const planned = ['scheduled', 'live', 'paused', 'unknown'] satisfies MatchStatus[];

const none: Schedule = { kind: 'tbc' };

/** When a match is to be played: a postponed one at its new time, and what is called off never. */
function timeToPlay({ status, schedule, rescheduledTo }: Planned): Schedule {
  if (status === 'postponed') return rescheduledTo ?? none;
  return planned.some((each) => each === status) ? schedule : none;
}

/**
 * The number of matches that are to be played on each day of the viewer; those without a date are not
 * counted.
 */
export function countByDay(matches: readonly Planned[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const match of matches) {
    const day = dayOfSchedule(timeToPlay(match));
    if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
