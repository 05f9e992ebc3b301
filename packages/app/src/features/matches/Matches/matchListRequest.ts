import type { MatchList } from '@touchline/contract/match';
import { prefetch } from '#platform/cache/cache.ts';
import { fetchMatches } from '../matches.ts';
import { serverNow } from '#platform/serverClock.ts';
import { periodBounds, pageSize, readFilter, type ListFilter } from './matchFilter.ts';

/** The cache key and the fetcher of one page of the list. */
export function matchListRequest({ search, period, sport, status, page }: ListFilter) {
  const { from, to } = periodBounds(period, serverNow());
  return {
    key: ['matches', search, sport, status, page, from, to] as const,
    fetch: (): Promise<MatchList> =>
      fetchMatches({
        search,
        ...(sport ? { sport: [sport] } : {}),
        ...(status ? { status: [status] } : {}),
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
        pageNumber: page,
        pageSize,
      }),
  };
}

/** Prefetches the list for a query. */
export function prefetchMatches(query: URLSearchParams): Promise<void> {
  const { key, fetch } = matchListRequest(readFilter(query).filter);
  return prefetch(key, fetch);
}
