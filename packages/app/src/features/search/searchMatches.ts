import type { MatchSearchResult } from '@touchline/contract/match';
import { call } from '#platform/client/client.ts';

/** The maximum length of a search text that the API accepts, in characters. */
const maxSearchLength = 100;

/** The page number is always 1; the page size grows instead (SEARCH-5, SEARCH-6). */
export async function searchMatches(request: {
  search: string;
  pageSize: number;
  signal?: AbortSignal;
}): Promise<MatchSearchResult[]> {
  const search = [...request.search].slice(0, maxSearchLength).join('');
  const { items } = await call('searchMatches', {
    query: { pageNumber: 1, pageSize: request.pageSize, search },
    signal: request.signal,
  });
  return items;
}
