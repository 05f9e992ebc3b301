import type { SchoolSummary } from '@touchline/contract/school';
import type { TeamSummary } from '@touchline/contract/team';
import type { Resource } from '@touchline/ui/resource';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { schoolHref, teamHref } from '#platform/paths.ts';
import type { FavouriteRow } from './FavouriteRows.tsx';

/** The followed teams, the newest favourite first. */
export function useFollowedTeams(ids: readonly string[]): Resource<readonly FavouriteRow[]> {
  const { t } = useTranslation();
  const found = useResource(
    ids.length === 0 ? null : ['favourites', 'teams', ...ids],
    () => call('teams', { query: { ids: [...ids], pageSize: ids.length } }),
    { keepPreviousData: true },
  );
  return rowsOf(found, ids, (team) => teamRow(t, team));
}

/** The followed schools, the newest favourite first. */
export function useFollowedSchools(ids: readonly string[]): Resource<readonly FavouriteRow[]> {
  const found = useResource(
    ids.length === 0 ? null : ['favourites', 'schools', ...ids],
    () => call('schools', { query: { ids: [...ids], pageSize: ids.length } }),
    { keepPreviousData: true },
  );
  return rowsOf(found, ids, schoolRow);
}

function rowsOf<Item extends { id: string }>(
  found: Resource<{ items: readonly Item[] }>,
  ids: readonly string[],
  rowOf: (item: Item) => FavouriteRow,
): Resource<readonly FavouriteRow[]> {
  if (found.state !== 'ready') return found;
  const byId = new Map(found.value.items.map((item) => [item.id, item]));
  const items = ids.flatMap((id) => byId.get(id) ?? []);
  return { state: 'ready', value: items.map(rowOf) };
}

function teamRow(t: TFunction, team: TeamSummary): FavouriteRow {
  const { id, name, school, sport, ageGroup, season, crestUrl, colours } = team;
  const parts = [school.name, t(`match.sport.${sport}`), ageGroup, season];
  return {
    id,
    name,
    href: teamHref(id),
    detail: parts.filter((part) => part && part !== name).join(' · '),
    crest: { id: school.id, name: school.name, colours, src: crestUrl },
  };
}

function schoolRow({ id, name, city, district, logoUrl, colours }: SchoolSummary): FavouriteRow {
  const detail = [district, city].filter(Boolean).join(', ');
  return { id, name, href: schoolHref(id), detail, crest: { id, name, colours, src: logoUrl } };
}
