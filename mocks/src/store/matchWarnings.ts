import type { StoredMatch } from '../fixtures/draftMatches.ts';
import { matches } from './dataSets.ts';
import { dayOf, sortKey } from './matchQueries.ts';

const apart = 150 * 60_000;

interface Asked {
  homeTeamId: string;
  awayTeamId?: string | undefined;
  start: string;
  exceptId?: string | undefined;
}

/** Matches with the same teams on the same day, and other matches of a team at the same time. */
export function warningsFor({ homeTeamId, awayTeamId, start, exceptId }: Asked): {
  duplicates: StoredMatch[];
  clashes: StoredMatch[];
} {
  const wanted = [homeTeamId, awayTeamId].filter((id) => id !== undefined);
  const others = matches
    .list()
    .filter(({ id, status }) => id !== exceptId && status !== 'cancelled');
  const has = ({ teams }: StoredMatch, id: string) => teams.some((team) => team.id === id);
  const onDay = others.filter((match) => dayOf(match) === start.slice(0, 10));
  const duplicates =
    wanted.length === 2 ? onDay.filter((match) => wanted.every((id) => has(match, id))) : [];
  const clashes = onDay.filter(
    (match) =>
      !duplicates.includes(match) && wanted.some((id) => has(match, id)) && isClose(match, start),
  );
  return { duplicates, clashes };
}

/** Whether a match is near a start; a date without a time is near the whole day. */
function isClose({ schedule }: StoredMatch, start: string): boolean {
  if (start.length === 10 || schedule.kind !== 'dateTime') return true;
  return Math.abs(Date.parse(sortKey(schedule)) - Date.parse(start)) < apart;
}
