import type { MatchList } from '@touchline/contract/match';
import { prefetch } from '#platform/cache/cache.ts';
import { fetchMatches } from '../matches.ts';
import { serverNow } from '#platform/serverClock.ts';
import { boundsOf, pageSize, readFilter, type ListFilter } from './matchFilter.ts';

/** Where one page of the list is kept, and how it is asked for. */
export function matchListOf({ search, period, sport, status, page }: ListFilter) {
  const { from, to } = boundsOf(period, serverNow());
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

/** Asks for the list that an address shows, before it is opened. */
export function prefetchMatches(query: URLSearchParams): Promise<void> {
  const { key, fetch } = matchListOf(readFilter(query).filter);
  return prefetch(key, fetch);
}
