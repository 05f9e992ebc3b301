import * as contract from '@touchline/contract/match';
import * as v from 'valibot';
import { answer, refuse } from '../api.ts';
import { credit, matches } from '../store/dataSets.ts';
import { filtered, overview, search, summaryOf } from '../store/matchQueries.ts';

/** A whole number from the query, kept between its bounds. */
function whole(text: string | null, otherwise: number, most: number): number {
  const number = Math.trunc(Number(text ?? otherwise));
  return Number.isNaN(number) ? otherwise : Math.min(most, Math.max(1, number));
}

function list(text: string | null): string[] {
  return text ? text.split(',').filter(Boolean) : [];
}

function page<Item>(items: Item[], query: URLSearchParams, usualSize: number): Item[] {
  const size = whole(query.get('pageSize'), usualSize, 500);
  const start = (whole(query.get('pageNumber'), 1, 10_000) - 1) * size;
  return items.slice(start, start + size);
}

/** The fixed paths stand before `:id`, which would take them for an id. */
export const matchHandlers = [
  answer('searchMatches', ({ query }) => {
    const found = page(search(query.get('search') ?? ''), query, 5);
    return { items: found.map((match) => v.parse(contract.matchSearchResult, match)) };
  }),
  answer('matchOverview', () => overview()),
  answer('matches', ({ query }) => {
    const found = filtered({
      search: query.get('search')?.trim() ?? '',
      sports: list(query.get('sport')),
      statuses: list(query.get('status')),
      ids: query.has('ids') ? list(query.get('ids')) : null,
      from: query.get('from'),
      to: query.get('to'),
    });
    return { items: page(found, query, 20).map(summaryOf), total: found.length, credit: credit() };
  }),
  answer('match', ({ param }) => {
    const match = matches.find(param('id')) ?? refuse(404, 'There is no match with this id');
    return { ...match, credit: match.credit ?? credit() };
  }),
];
