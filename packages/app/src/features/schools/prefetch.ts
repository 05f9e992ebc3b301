import { prefetch } from '#platform/cache/cache.ts';
import { languageAtom } from '#platform/language/language.atoms.ts';
import { store } from '#platform/store.ts';
import { schoolsRequest } from './Schools/schoolsFilter.ts';
import { firstMatches, matchesRequest } from './schoolMatches.ts';
import {
  type ResourceRequest,
  schoolRequest,
  schoolTeamsRequest,
  standingsRequest,
  teamRequest,
} from './schools.ts';
import { type TeamTab, teamTabOf } from './Team/teamTab.ts';

function load<Value>({ key, fetch }: ResourceRequest<Value>): Promise<void> {
  return prefetch(key, fetch);
}

export async function cacheTeam(id: string, query: URLSearchParams): Promise<void> {
  const tabs: Partial<Record<TeamTab, () => Promise<void>>> = {
    matches: () => load(matchesRequest({ teamId: id }, 'next', firstMatches)),
    results: () => load(matchesRequest({ teamId: id }, 'last', firstMatches)),
    table: () => load(standingsRequest(id)),
  };
  await Promise.all([load(teamRequest(id)), tabs[teamTabOf(query)]?.()]);
}

export async function cacheSchool(id: string): Promise<void> {
  await Promise.all([
    load(schoolRequest(id)),
    load(schoolTeamsRequest(id)),
    load(matchesRequest({ schoolId: id }, 'next', firstMatches)),
    load(matchesRequest({ schoolId: id }, 'last', firstMatches)),
  ]);
}

export function cacheSchools(query: URLSearchParams): Promise<void> {
  return load(schoolsRequest(query, store.get(languageAtom)));
}
