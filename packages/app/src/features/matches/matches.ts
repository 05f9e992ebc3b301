import type { RequestOf } from '@touchline/contract/definitions';
import type { Match, MatchList, MatchOverview } from '@touchline/contract/match';
import { prefetch } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { nullIfMissing } from '#platform/client/nullIfMissing.ts';

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
export function fetchMatch(id: string): Promise<Match | null> {
  return nullIfMissing(call('match', { path: { id } }));
}

export function cacheOverview(): Promise<void> {
  return prefetch(overviewKey, fetchOverview);
}

export function cacheMatch(id: string): Promise<void> {
  return prefetch(matchKey(id), () => fetchMatch(id));
}
