import { matchSearchAnswer, type MatchSearchResult } from '@touchline/contract/match';
import { call } from '#platform/client/client.ts';

/** Product.md §7: the page number is always 1, the page grows. */
export async function searchMatches(request: {
  search: string;
  pageSize: number;
  signal?: AbortSignal;
}): Promise<MatchSearchResult[]> {
  const { items } = await call('searchMatches', matchSearchAnswer, {
    query: { pageNumber: 1, pageSize: request.pageSize, search: request.search },
    signal: request.signal,
  });
  return items;
}
