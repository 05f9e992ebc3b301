import type { SchoolProfile } from '@touchline/contract/school';
import type { Standings, TeamProfile, TeamSummary } from '@touchline/contract/team';
import { call } from '#platform/client/client.ts';
import { fetchAllPages } from '#platform/client/fetchAllPages.ts';
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

/** The maximum number of teams of a school: far more than any has, and few answers (SEC-7). */
const mostTeams = 1000;

/** The published teams of a school, from as many answers as they take. */
export function schoolTeamsRequest(
  schoolId: string,
): ResourceRequest<{ items: readonly TeamSummary[] }> {
  return {
    key: ['teams', schoolId],
    fetch: async () => {
      const later = sameSource();
      const { rows } = await fetchAllPages((pageNumber, pageSize) => {
        const ask = () =>
          call('teams', { query: { schoolId, sort: 'name', pageNumber, pageSize } });
        return pageNumber === 1 ? ask() : later(ask);
      }, mostTeams);
      return { items: rows };
    },
  };
}
