import type { MatchSearchResult } from '@touchline/contract/match';
import { call } from '#platform/client/client.ts';
import { searchFolded } from '#platform/foldedSearch.ts';
import { cutSearchText } from '#platform/searchText.ts';

interface SearchRequest {
  search: string;
  pageSize: number;
  signal?: AbortSignal;
}

/**
 * The matches for a text. The page number is always 1; the page size grows instead (SEARCH-5,
 * SEARCH-6).
 */
export async function searchMatches({
  search,
  pageSize,
  signal,
}: SearchRequest): Promise<MatchSearchResult[]> {
  const { items } = await searchFolded(cutSearchText(search), (text) =>
    call('searchMatches', { query: { pageNumber: 1, pageSize, search: text }, signal }),
  );
  return items;
}
