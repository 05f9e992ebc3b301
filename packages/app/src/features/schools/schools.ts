import type { AnswerOf } from '@touchline/contract/definitions';
import type { SchoolProfile } from '@touchline/contract/school';
import type { Standings, TeamProfile } from '@touchline/contract/team';
import { call } from '#platform/client/client.ts';
import { nullIfMissing } from '#platform/client/nullIfMissing.ts';
import { sameSource } from '#platform/kept/sameSource.ts';

/** A call with its cache key. */
export interface ResourceRequest<Value> {
  key: readonly unknown[];
  fetch: () => Promise<Value>;
}

/** A team that is not published is null and no error. */
export function teamRequest(id: string): ResourceRequest<TeamProfile | null> {
  return { key: ['team', id], fetch: () => nullIfMissing(call('team', { path: { id } })) };
}

/** The table of the season; null where there is none. */
export function standingsRequest(id: string): ResourceRequest<Standings | null> {
  return {
    key: ['standings', id],
    fetch: () => nullIfMissing(call('standings', { path: { id } })),
  };
}

/** A school that is not public, such as a suspended one, is null and no error. */
export function schoolRequest(id: string): ResourceRequest<SchoolProfile | null> {
  return { key: ['school', id], fetch: () => nullIfMissing(call('school', { path: { id } })) };
}

/** The number of teams in one answer: the maximum of the API. */
const teamsAtOnce = 100;

/** The published teams of a school, from as many answers as they take. */
export function schoolTeamsRequest(schoolId: string): ResourceRequest<AnswerOf<'teams'>> {
  return {
    key: ['teams', schoolId],
    fetch: async () => {
      const pageOf = (pageNumber: number) =>
        call('teams', { query: { schoolId, sort: 'name', pageNumber, pageSize: teamsAtOnce } });
      const later = sameSource();
      const first = await pageOf(1);
      const further = Math.ceil(first.total / teamsAtOnce) - 1;
      const rest = await Promise.all(
        Array.from({ length: Math.max(0, further) }, (_, index) => later(() => pageOf(index + 2))),
      );
      return { ...first, items: [first, ...rest].flatMap(({ items }) => items) };
    },
  };
}
