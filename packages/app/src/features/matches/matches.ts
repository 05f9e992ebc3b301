import type { RequestOf } from '@touchline/contract/definitions';
import type { Match, MatchList, MatchOverview } from '@touchline/contract/match';
import { ApiError } from '#platform/client/ApiError.ts';
import { prefetch } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';

export const overviewKey = 'matches/overview';

export function fetchOverview(): Promise<MatchOverview> {
  return call('matchOverview');
}

export function fetchMatches(query: RequestOf<'matches'>['query']): Promise<MatchList> {
  return call('matches', { query });
}

export function matchKey(id: string) {
  return ['match', id] as const;
}

/** @returns null when no such match is published; a missing match is not treated as an error */
export async function fetchMatch(id: string): Promise<Match | null> {
  try {
    return await call('match', { path: { id } });
  } catch (error) {
    // A 400 means that the id in the address is malformed.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

export function prefetchOverview(): Promise<void> {
  return prefetch(overviewKey, fetchOverview);
}

export function prefetchMatch(id: string): Promise<void> {
  return prefetch(matchKey(id), () => fetchMatch(id));
}
