import type { MatchSearchResult } from '@touchline/contract/match';
import { fold } from '@touchline/ui/fold';
import { call } from '#platform/client/client.ts';

/** The maximum length of a search text that the API accepts, in characters. */
const maxSearchLength = 100;

interface SearchRequest {
  search: string;
  pageSize: number;
  signal?: AbortSignal;
}

/**
 * The matches for a text. Where the server finds none it is asked once more with the folded text:
 * it may compare letters as they are (SEARCH-24).
 */
export async function searchMatches(request: SearchRequest): Promise<MatchSearchResult[]> {
  const search = [...request.search].slice(0, maxSearchLength).join('');
  const found = await ask({ ...request, search });
  const folded = fold(search);
  return found.length > 0 || folded === search ? found : ask({ ...request, search: folded });
}

/** The page number is always 1; the page size grows instead (SEARCH-5, SEARCH-6). */
async function ask({ search, pageSize, signal }: SearchRequest): Promise<MatchSearchResult[]> {
  const { items } = await call('searchMatches', {
    query: { pageNumber: 1, pageSize, search },
    signal,
  });
  return items;
}
