import { match, matchList, matchOverview } from '@touchline/contract/match';
import type { Match, MatchList, MatchOverview } from '@touchline/contract/match';
import { ApiError } from '#platform/client/ApiError.ts';
import { prefetch } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';

export interface MatchFilter {
  search?: string;
  sport?: string;
  status?: string;
  /** Calendar dates, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  ids?: readonly string[];
  pageNumber?: number;
  pageSize?: number;
}

export const overviewKey = 'matches/overview';

export function fetchOverview(): Promise<MatchOverview> {
  return call('matchOverview', matchOverview);
}

export function fetchMatches({ ids, ...filter }: MatchFilter): Promise<MatchList> {
  return call('matches', matchList, { query: { ...filter, ids: ids?.join(',') } });
}

export function matchKey(id: string) {
  return ['match', id] as const;
}

/** @returns null where no such match is published: that is an answer and no failure */
export async function fetchMatch(id: string): Promise<Match | null> {
  try {
    return await call('match', match, { path: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function prefetchOverview(): Promise<void> {
  return prefetch(overviewKey, fetchOverview);
}

export function prefetchMatch(id: string): Promise<void> {
  return prefetch(matchKey(id), () => fetchMatch(id));
}
