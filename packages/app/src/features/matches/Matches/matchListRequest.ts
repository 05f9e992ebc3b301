import type { RequestOf } from '@touchline/contract/definitions';
import type { MatchList } from '@touchline/contract/match';
import { prefetch } from '#platform/cache/cache.ts';
import { searchFolded } from '#platform/foldedSearch.ts';
import { sameSource } from '#platform/kept/sameSource.ts';
import { serverNow } from '#platform/serverClock.ts';
import { dayAt, viewerTimeZone } from '#platform/time/schedule.ts';
import { fetchMatches } from '../matches.ts';
import { orderOf, readFilter, type ListFilter, type Order } from './listFilter.ts';

/** The number of matches on the first page of the list. */
const pageSize = 60;

/** The maximum that the API answers at once. */
const maxSize = 500;

type Query = RequestOf<'matches'>['query'];

/** A list with the order in which it was found. */
export interface OrderedList extends MatchList {
  order: Order;
}

/** Today for the viewer, by the server's clock (TIME-3). */
export function viewerToday(): string {
  return dayAt(serverNow());
}

/** The part of the request that the list shares with its days. */
export function sharedQuery(filter: ListFilter) {
  const { search, sports, statuses, ageGroups, schoolId, teamId } = filter;
  const timeZone = viewerTimeZone();
  return {
    ...(search ? { search } : {}),
    ...(sports.length > 0 ? { sport: [...sports] } : {}),
    ...(statuses.length > 0 ? { status: [...statuses] } : {}),
    ...(ageGroups.length > 0 ? { ageGroup: [...ageGroups] } : {}),
    ...(schoolId ? { schoolId } : {}),
    ...(teamId ? { teamId } : {}),
    ...(timeZone ? { timeZone } : {}),
  };
}

/** The cache key and the fetcher of the list. */
export function matchListRequest(filter: ListFilter, today = viewerToday()) {
  const day = filter.day ?? today;
  const order = orderOf(filter);
  const query: Query = {
    ...sharedQuery(filter),
    pageNumber: 1,
    pageSize: Math.min(filter.pages * pageSize, maxSize),
  };
  return {
    key: ['matches', order, day, query] as const,
    fetch: () => {
      const ask = (search?: string) =>
        fetchInOrder({ ...query, ...(search && { search }) }, order, day);
      return filter.search ? searchFolded(filter.search, ask) : ask();
    },
  };
}

const bounds = {
  forwards: (day: string) => ({ from: day }),
  backwards: (day: string) => ({ to: day }),
  now: () => ({}),
} satisfies Record<Order, (day: string) => Partial<Query>>;

/**
 * Where nothing is found in the wanted direction, the other one is asked, so that a search finds
 * matches at any time (LIST-4) and the days after the last match lead back to it.
 */
async function fetchInOrder(query: Query, order: Order, day: string): Promise<OrderedList> {
  const later = sameSource();
  const list = await fetchMatches({ ...query, ...bounds[order](day) });
  if (list.total > 0 || order === 'now') return { ...list, order };
  const other = order === 'forwards' ? 'backwards' : 'forwards';
  const found = await later(() => fetchMatches({ ...query, ...bounds[other](day) }));
  return { ...found, order: other };
}

/** Prefetches the list for a query. */
export function cacheMatchList(query: URLSearchParams): Promise<void> {
  const { key, fetch } = matchListRequest(readFilter(query).filter);
  return prefetch(key, fetch);
}
