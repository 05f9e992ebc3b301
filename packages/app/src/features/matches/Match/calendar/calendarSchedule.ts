import type { MatchSummary, Schedule } from '@touchline/contract/match';

/** The time of a calendar entry: the new one of a match that was put off. Null: there is no date. */
export function calendarSchedule({
  schedule,
  rescheduledTo,
}: Pick<MatchSummary, 'schedule' | 'rescheduledTo'>): Exclude<Schedule, { kind: 'tbc' }> | null {
  const planned = rescheduledTo && rescheduledTo.kind !== 'tbc' ? rescheduledTo : schedule;
  return planned.kind === 'tbc' ? null : planned;
}
