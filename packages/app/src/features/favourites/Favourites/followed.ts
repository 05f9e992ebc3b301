import type { SchoolSummary } from '@touchline/contract/school';
import type { TeamSummary } from '@touchline/contract/team';
import type { CrestProps } from '@touchline/ui/Crest';
import type { Resource } from '@touchline/ui/resource';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { schoolHref, teamHref } from '#platform/paths.ts';
import { type FavouritesAnswer, publishedFavourites } from '../publishedFavourites.ts';

/** A team or a school in the list. */
export interface FavouriteRow {
  id: string;
  name: string;
  href: string;
  /** What tells it from others of its name. */
  detail: string;
  crest: Pick<CrestProps, 'id' | 'name' | 'colours' | 'src'>;
}

/** The rows of a kind, and the ids of those that are not published any more. */
export interface Followed {
  rows: readonly FavouriteRow[];
  gone: readonly string[];
}

/** What is stale is asked for again with `onRefresh`. */
export type FollowedResource = Resource<Followed> & {
  isStale: boolean;
  onRefresh: () => Promise<void>;
};

/** The followed teams, the newest favourite first. */
export function useFollowedTeams(ids: readonly string[]): FollowedResource {
  const { t } = useTranslation();
  const key = ids.length === 0 ? null : ['favourites', 'teams', ...ids];
  const answer = useResource(
    key,
    async () => {
      const { items } = await call('teams', { query: { ids: [...ids], pageSize: ids.length } });
      return { asked: ids, items };
    },
    { keepPreviousData: true },
  );
  return {
    ...rowsOf(answer, ids, (team) => teamRow(t, team)),
    onRefresh: () => revalidateCached(key),
  };
}

/** The followed schools, the newest favourite first. */
export function useFollowedSchools(ids: readonly string[]): FollowedResource {
  const key = ids.length === 0 ? null : ['favourites', 'schools', ...ids];
  const answer = useResource(
    key,
    async () => {
      const { items } = await call('schools', { query: { ids: [...ids], pageSize: ids.length } });
      return { asked: ids, items };
    },
    { keepPreviousData: true },
  );
  return { ...rowsOf(answer, ids, schoolRow), onRefresh: () => revalidateCached(key) };
}

function rowsOf<Item extends { id: string }>(
  answer: Resource<FavouritesAnswer<Item>> & { isStale: boolean },
  ids: readonly string[],
  rowOf: (item: Item) => FavouriteRow,
): Resource<Followed> & { isStale: boolean } {
  if (answer.state !== 'ready') return answer;
  const { found, gone } = publishedFavourites(ids, answer.value);
  return { ...answer, value: { rows: found.map(rowOf), gone } };
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
