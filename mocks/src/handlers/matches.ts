import * as contract from '@touchline/contract/match';
import * as v from 'valibot';
import { answer, refuse } from '../api.ts';
import { credit, matches } from '../store/dataSets.ts';
import { filtered, overview, search, summaryOf } from '../store/matchQueries.ts';

function page<Item>(items: Item[], number: number, size: number): Item[] {
  return items.slice((number - 1) * size, number * size);
}

/** The fixed paths are before `:id`, which would match them too. */
export const matchHandlers = [
  answer('searchMatches', ({ query }) => {
    const found = page(search(query.search), query.pageNumber, query.pageSize);
    return { items: found.map((match) => v.parse(contract.matchSearchResult, match)) };
  }),
  answer('matchOverview', () => overview()),
  answer('matches', ({ query }) => {
    const { pageNumber = 1, pageSize = 20, from = null, to = null } = query;
    const found = filtered({
      search: query.search?.trim() ?? '',
      sports: query.sport ?? [],
      statuses: query.status ?? [],
      ids: query.ids ?? null,
      from,
      to,
    });
    const items = page(found, pageNumber, pageSize).map(summaryOf);
    return { items, total: found.length, credit: credit() };
  }),
  answer('match', ({ path }) => {
    const match = matches.find(path.id) ?? refuse(404, 'There is no match with this id');
    return { ...match, credit: match.credit ?? credit() };
  }),
];
