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

/** @returns null where no such match is published: that is an answer and no failure */
export async function fetchMatch(id: string): Promise<Match | null> {
  try {
    return await call('match', { path: { id } });
  } catch (error) {
    // 400: what the address names cannot be an id.
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
