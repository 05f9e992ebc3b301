import type { MatchSearchResult } from '@touchline/contract/match';
import { fold } from '@touchline/ui/fold';
import { call } from '#platform/client/client.ts';
import { cutSearchText, maxSearchLength } from '#platform/searchText.ts';

/** The minimum length of a search text that the API takes, in characters. */
export const minSearchLength = 2;

interface SearchRequest {
  search: string;
  pageSize: number;
  signal?: AbortSignal;
}

/**
 * The matches for a text. Where the server finds none it is asked once more with the folded text:
 * it may compare letters as they are (SEARCH-24). Folding can shorten a text, as an emoji, and lengthen
 * it, as a ligature.
 */
export async function searchMatches(request: SearchRequest): Promise<MatchSearchResult[]> {
  const search = cutSearchText(request.search);
  const found = await ask({ ...request, search });
  const folded = fold(search);
  const { length } = [...folded];
  const canAsk = folded !== search && length >= minSearchLength && length <= maxSearchLength;
  return found.length === 0 && canAsk ? ask({ ...request, search: folded }) : found;
}

/** The page number is always 1; the page size grows instead (SEARCH-5, SEARCH-6). */
async function ask({ search, pageSize, signal }: SearchRequest): Promise<MatchSearchResult[]> {
  const { items } = await call('searchMatches', {
    query: { pageNumber: 1, pageSize, search },
    signal,
  });
  return items;
}
