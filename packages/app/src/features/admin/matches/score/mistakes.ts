import { clockOf, scheduleOf } from '../fields/matchTime.ts';
import type { MatchValues } from '../fields/matchValues.ts';
import { dayLength } from '#platform/time/days.ts';

export type Mistake = 'missing' | 'time' | 'period' | 'sameTeam';

/** The day, `YYYY-MM-DD`, that is so many years away. */
function yearsFrom(now: number, years: number): string {
  const today = new Date(now + (years > 0 ? dayLength : -dayLength)).toISOString().slice(0, 10);
  return `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
}

/**
 * What is wrong with a match and not with a single field of it: home and away are the same team
 * (MATCH-29), the time is not complete or lies too far away (MATCH-28).
 *
 * @param now in ms
 */
export function mistakesIn(
  { homeTeam, awayTeam, schedule }: Pick<MatchValues, 'homeTeam' | 'awayTeam' | 'schedule'>,
  now: number,
): [path: string, mistake: Mistake][] {
  const found: [string, Mistake][] = [];
  const isSame = homeTeam.kind === 'team' && awayTeam.kind === 'team' && homeTeam.id !== '';
  if (isSame && homeTeam.id === awayTeam.id) found.push(['awayTeam.id', 'sameTeam']);
  const { kind, date, time } = schedule;
  if (kind === 'tbc') return found;
  if (date === '') found.push(['schedule.date', 'missing']);
  else if (date < yearsFrom(now, -10) || date > yearsFrom(now, 3))
    found.push(['schedule.date', 'period']);
  if (kind !== 'dateTime') return found;
  if (time.trim() === '') found.push(['schedule.time', 'missing']);
  else if (clockOf(time) === null || (date !== '' && startOf(schedule) === ''))
    found.push(['schedule.time', 'time']);
  return found;
}

function startOf(schedule: MatchValues['schedule']): string | null {
  const sent = scheduleOf(schedule);
  return sent.kind === 'dateTime' ? sent.startsAt : null;
}
