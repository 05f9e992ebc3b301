import type { ReceivedBy } from '@touchline/contract/definitions';
import * as contract from '@touchline/contract/match';
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { answer } from '../api.ts';
import { refuseField } from '../problems.ts';
import { credit } from '../store/dataSets.ts';
import { shownLineUps } from '../store/lineUps.ts';
import { daysOf, filtered, overview, search } from '../store/matchQueries.ts';
import { matchListJson } from '../store/matchSummaries.ts';
import { visibleMatch, visibleMatches } from '../store/matchScope.ts';

function page<Item>(items: Item[], number: number, size: number): Item[] {
  return items.slice((number - 1) * size, number * size);
}

const daysMost = 400;

/** The filters that the list and its days share. */
function filterOf(
  query: Omit<ReceivedBy<'matchDays'>['query'], 'from' | 'to'> & {
    ids?: readonly string[] | undefined;
  },
) {
  return {
    search: query.search?.trim() ?? '',
    sports: query.sport ?? [],
    statuses: query.status ?? [],
    ids: query.ids ?? null,
    ageGroups: query.ageGroup,
    schoolId: query.schoolId,
    teamId: query.teamId,
    timeZone: query.timeZone,
  };
}

/** The fixed paths are before `:id`, which would match them too. */
export const matchHandlers = [
  answer('searchMatches', ({ caller, query }) => {
    const found = page(
      search(query.search, visibleMatches(caller)),
      query.pageNumber,
      query.pageSize,
    );
    return { items: found.map((match) => v.parse(contract.matchSearchResult, match)) };
  }),
  answer('matchOverview', ({ caller }) => overview(visibleMatches(caller))),
  answer('matches', ({ caller, query }) => {
    const { pageNumber = 1, pageSize = 20, from = null, to = null } = query;
    const found = filtered({ ...filterOf(query), from, to }, visibleMatches(caller));
    const items = page(found, pageNumber, pageSize);
    const json = matchListJson(items, { total: found.length, credit: credit() });
    return new HttpResponse(json, { headers: { 'Content-Type': 'application/json' } });
  }),
  answer('matchDays', ({ caller, query }) => {
    const { from, to, timeZone } = query;
    if (Date.parse(to) - Date.parse(from) >= daysMost * 86_400_000)
      refuseField('to', `At most ${daysMost} days at once`);
    const found = filtered({ ...filterOf(query), from: null, to: null }, visibleMatches(caller));
    return { days: daysOf(found, { from, to, timeZone }) };
  }),
  answer('matchLineUps', ({ caller, path }) => shownLineUps(visibleMatch(path.id, caller))),
  answer('match', ({ caller, path }) => {
    const match = v.parse(contract.match, visibleMatch(path.id, caller));
    const visibility = match.visibility === 'public' ? null : match.visibility;
    return { ...match, visibility };
  }),
];
