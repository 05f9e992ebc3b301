import type { Resource } from '@touchline/ui/resource';
import { useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';

export type NamedArea = 'schools' | 'teams';

async function nameOf(area: NamedArea, id: string): Promise<readonly [string, string]> {
  if (area === 'schools') return [id, (await call('adminSchool', { path: { id } })).name];
  const { name, season } = await call('adminTeam', { path: { id } });
  return [id, `${name} · ${season}`];
}

async function namesOf(area: NamedArea, ids: readonly string[]) {
  const found = await Promise.allSettled(ids.map((id) => nameOf(area, id)));
  return new Map(found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
}

/** The names of schools or teams by their ids; one that is not there any more has none. */
export function useRecordNames(
  area: NamedArea,
  ids: readonly string[],
): Resource<ReadonlyMap<string, string>> {
  return useResource(ids.length === 0 ? null : ['admin', area, 'names', ids.join(' ')], () =>
    namesOf(area, ids),
  );
}
