import type { AnswerOf } from '@touchline/contract/definitions';
import { call } from '#platform/client/client.ts';
import { searchFolded } from '#platform/foldedSearch.ts';
import type { Language } from '#platform/language/languages.ts';
import { cutSearchText } from '#platform/searchText.ts';
import type { ResourceRequest } from '../schools.ts';

/** The number of schools on one page of the list. */
export const schoolsPageSize = 24;

export interface SchoolsFilter {
  search: string;
  /** The page number, starting at 1. */
  page: number;
}

/** Reads the filter of an address; what is not understood counts as omitted. */
export function schoolsFilterOf(query: URLSearchParams): SchoolsFilter {
  const search = cutSearchText(query.get('search')?.trim() ?? '');
  const page = Number(query.get('page') ?? 1);
  return { search, page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1 };
}

/** Writes the filter to a query. Default values are omitted. */
export function withSchoolsFilter({ search, page }: SchoolsFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** The page of the list that an address asks for, by name in the order of a language (LANG-18). */
export function schoolsRequest(
  query: URLSearchParams,
  language: Language,
): ResourceRequest<AnswerOf<'schools'>> {
  const { search, page } = schoolsFilterOf(query);
  const order = search ? { search } : { sort: 'name' as const };
  const filter = { ...order, language, pageNumber: page };
  return {
    key: ['schools', filter],
    fetch: () => {
      const ask = (text?: string) =>
        call('schools', {
          query: { ...filter, ...(text && { search: text }), pageSize: schoolsPageSize },
        });
      return search ? searchFolded(search, ask) : ask();
    },
  };
}
