import type { MatchSummary, Schedule } from '@touchline/contract/match';
import { dayOfSchedule } from '#platform/time/schedule.ts';
import { isOver } from '../../matchView.ts';

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

/**
 * Whether a match belongs in the calendar of several, which has what is to come (MATCH-54): it has a
 * date, will be played, and is under way or planned from today on.
 *
 * @param today the viewer's day
 */
export function isForCalendar(
  match: Pick<MatchSummary, 'status' | 'schedule' | 'rescheduledTo'>,
  today: string,
): boolean {
  const planned = calendarSchedule(match);
  if (!planned || isOver(match) || isEntryCancelled(match)) return false;
  const isPlayed = match.status === 'live' || match.status === 'paused';
  return isPlayed || (dayOfSchedule(planned) ?? '') >= today;
}

/** Whether the file marks the entry as cancelled: nothing is played at its time any more. */
export function isEntryCancelled(
  match: Pick<MatchSummary, 'status' | 'schedule' | 'rescheduledTo'>,
): boolean {
  const isPutOff = match.status === 'postponed' && calendarSchedule(match) === match.schedule;
  return match.status === 'cancelled' || isPutOff;
}
