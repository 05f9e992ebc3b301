import type { Schedule } from '@touchline/contract/match';
import { dateIn } from '../clock.ts';
import type { StoredMatch } from '../fixtures/draftMatches.ts';
import { dayOf, sortKey } from './matchQueries.ts';

const apart = 150 * 60_000;

interface Asked {
  homeTeamId: string;
  awayTeamId?: string | undefined;
  start: string;
  exceptId?: string | undefined;
}

/** Matches with the same teams on the same day, and other matches of a team at the same time. */
export function warningsFor(
  { homeTeamId, awayTeamId, start, exceptId }: Asked,
  among: readonly StoredMatch[],
): { duplicates: StoredMatch[]; clashes: StoredMatch[] } {
  const wanted = [homeTeamId, awayTeamId].filter((id) => id !== undefined);
  const others = among.filter(({ id, status }) => id !== exceptId && status !== 'cancelled');
  const has = ({ teams }: StoredMatch, id: string) => teams.some((team) => team.id === id);
  const duplicates =
    wanted.length === 2
      ? others.filter((match) => wanted.every((id) => has(match, id)) && isOnDay(match, start))
      : [];
  const clashes = others.filter(
    (match) =>
      !duplicates.includes(match) && wanted.some((id) => has(match, id)) && isClose(match, start),
  );
  return { duplicates, clashes };
}

/** Whether a match is on a day, or on that of a start by the clock of its own ground. */
function isOnDay(match: StoredMatch, start: string): boolean {
  const isDay = start.length === '2026-04-15'.length;
  const day = isDay ? start : dateIn(match.timeZone ?? 'UTC', new Date(start));
  return dayOf({ ...match, schedule: plannedTime(match) }) === day;
}

/** When a match takes place: one that is postponed at its new time, and never at the old one. */
function plannedTime({ status, schedule, rescheduledTo }: StoredMatch): Schedule {
  return status === 'postponed' ? (rescheduledTo ?? { kind: 'tbc' }) : schedule;
}

/** Whether a match is near a start, also after midnight; a date without a time is near the whole day. */
function isClose(match: StoredMatch, start: string): boolean {
  const schedule = plannedTime(match);
  if (start.length === '2026-04-15'.length || schedule.kind !== 'dateTime')
    return isOnDay(match, start);
  return Math.abs(Date.parse(sortKey(schedule)) - Date.parse(start)) < apart;
}
