import type { MatchSummary } from '@touchline/contract/match';

/** Whether a match is over by its time and has no result, as the server lists them (ADMIN-16). */
export function isWithoutScore(
  {
    status,
    score,
    decidedBy,
    schedule,
  }: Pick<MatchSummary, 'status' | 'score' | 'decidedBy' | 'schedule'>,
  now: number,
): boolean {
  if (status === 'finished') return !score && decidedBy === 'regular';
  if (status !== 'scheduled' || schedule.kind === 'tbc') return false;
  const end = schedule.kind === 'date' ? `${schedule.date}T23:59:59Z` : schedule.startsAt;
  return Date.parse(end) < now;
}
