import type { MatchList } from '@touchline/contract/match';
import { serverNow } from '#platform/serverClock.ts';
import { call } from '#platform/client/client.ts';
import type { Request } from './schools.ts';

/** Whose matches: those of one team, or of all teams of a school. */
export type MatchOwner = { teamId: string } | { schoolId: string };

/** `next`: from today on and not over, earliest first. `last`: what is over, newest first. */
export type MatchPeriod = 'next' | 'last';

/** The number of matches at first, and how many more each press asks for. */
export const firstMatches = 6;
export const moreMatches = 12;

const hour = 3_600_000;

/** @param count the maximum number of matches */
export function matchesRequest(
  owner: MatchOwner,
  period: MatchPeriod,
  count: number,
): Request<MatchList> {
  const query = { ...owner, ...filters[period](serverNow()), pageSize: count };
  return { key: ['matchesOf', query], fetch: () => call('matches', { query }) };
}

/** Times are rounded, so that the answer is found in the cache again. */
const filters = {
  next: (now: number) => ({
    status: ['scheduled', 'live', 'paused', 'postponed', 'cancelled', 'unknown'] as const,
    from: dayOf(now),
  }),
  last: (now: number) => ({
    status: ['finished', 'abandoned'] as const,
    to: new Date(Math.ceil(now / hour) * hour).toISOString(),
  }),
};

/** The calendar date, `YYYY-MM-DD`, that the viewer has at a time (TIME-3). */
function dayOf(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
