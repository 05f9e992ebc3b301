import type { MatchSummary, Schedule } from '@touchline/contract/match';

/**
 * The time of a calendar entry: the new one of a match that is postponed, as its page has it. Null:
 * there is no date.
 */
export function calendarSchedule({
  status,
  schedule,
  rescheduledTo,
}: Pick<MatchSummary, 'status' | 'schedule' | 'rescheduledTo'>): Exclude<
  Schedule,
  { kind: 'tbc' }
> | null {
  const isMoved = status === 'postponed' && rescheduledTo && rescheduledTo.kind !== 'tbc';
  const planned = isMoved ? rescheduledTo : schedule;
  return planned.kind === 'tbc' ? null : planned;
}

/** Whether a match belongs in the calendar of several: it has a date, and is not over. */
export function isForCalendar(match: MatchSummary): boolean {
  const isOver = match.status === 'finished' || match.status === 'abandoned';
  return !isOver && calendarSchedule(match) !== null;
}

/** Whether the file takes the entry out of a calendar: nothing is played at its time any more. */
export function isEntryCancelled(
  match: Pick<MatchSummary, 'status' | 'schedule' | 'rescheduledTo'>,
): boolean {
  const isPutOff = match.status === 'postponed' && calendarSchedule(match) === match.schedule;
  return match.status === 'cancelled' || isPutOff;
}
