import { useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { nullIfMissing } from '#platform/client/nullIfMissing.ts';
import type { ListFilter } from './listFilter.ts';

/** Uses the cache keys of the pages of a school and a team, which load the same data. */
function useSchool(id: string | null) {
  return useResource(id === null ? null : ['school', id], () =>
    nullIfMissing(call('school', { path: { id: id ?? '' } })),
  );
}

function useTeam(id: string | null) {
  return useResource(id === null ? null : ['team', id], () =>
    nullIfMissing(call('team', { path: { id: id ?? '' } })),
  );
}

/** The name of a school; null until it is known. */
export function useSchoolName(id: string | null): string | null {
  const school = useSchool(id);
  return school.state === 'ready' ? (school.value?.name ?? null) : null;
}

/** The name of a team; null until it is known. */
export function useTeamName(id: string | null): string | null {
  const team = useTeam(id);
  return team.state === 'ready' ? (team.value?.name ?? null) : null;
}

/**
 * The filter of the address without a school or a team that does not exist (LIST-3). Until the
 * server has answered, and when it does not, they count as existing.
 */
export function useKnownFilter(read: { filter: ListFilter; isComplete: boolean }): typeof read {
  const school = useSchool(read.filter.schoolId);
  const team = useTeam(read.filter.teamId);
  const isSchoolGone = school.state === 'ready' && school.value === null;
  const isTeamGone = team.state === 'ready' && team.value === null;
  if (!isSchoolGone && !isTeamGone) return read;
  return {
    filter: {
      ...read.filter,
      ...(isSchoolGone && { schoolId: null }),
      ...(isTeamGone && { teamId: null }),
    },
    isComplete: false,
  };
}
