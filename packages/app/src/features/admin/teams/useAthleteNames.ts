import type { AthleteRecord } from '@touchline/contract/athlete';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { named } from '#platform/language/named.ts';
import { fetchRecord } from '../record/fetchRecord.ts';
import type { SquadEntry } from './teamValues.ts';

/** The name by which the staff of a school know an athlete. */
export function nameOfAthlete({
  givenName,
  familyName,
}: Pick<AthleteRecord, 'givenName' | 'familyName'>): string {
  return `${givenName} ${familyName}`;
}

type Named = readonly (readonly [id: string, name: string])[];

async function squadOf(teamId: string): Promise<Named> {
  const { items } = await call('athletes', { query: { teamId, pageSize: 100 } });
  return items.map((athlete) => [athlete.id, nameOfAthlete(athlete)]);
}

/**
 * Those of a draft, which keeps ids alone. Who is not there any more, or is not of this school, is
 * null; whose name did not load is left out.
 */
async function athletesOf(
  ids: readonly string[],
): Promise<readonly (readonly [string, string | null])[]> {
  const found = await Promise.allSettled(
    ids.map(async (id) => [id, await fetchRecord(call('athlete', { path: { id } }))] as const),
  );
  return found.flatMap((each) => {
    if (each.status === 'rejected') return [];
    const [id, answer] = each.value;
    return [[id, answer.state === 'found' ? nameOfAthlete(answer.record) : null] as const];
  });
}

/** The names of the athletes in a squad, for the staff of their school (TEAM-9). */
export function useAthleteNames(teamId: string | null, squad: readonly SquadEntry[]) {
  const { t } = useTranslation();
  const [learnt, setLearnt] = useState<Named>([]);
  const savedKey = teamId === null ? null : ['admin', 'athletes', 'squad', teamId];
  const saved = useResource(savedKey, () => squadOf(teamId ?? ''));
  const known = new Map([...(saved.state === 'ready' ? saved.value : []), ...learnt]);
  // Where the squad's names did not load, nothing says whose are missing.
  const isReady = teamId === null || saved.state === 'ready';
  const missing = isReady
    ? squad.flatMap(({ athleteId }) => (known.has(athleteId) ? [] : [athleteId]))
    : [];
  const othersKey = missing.length === 0 ? null : ['admin', 'athletes', 'named', missing.join(' ')];
  const others = useResource(othersKey, () => athletesOf(missing));
  const names = new Map<string, string | null>([
    ...known,
    ...(others.state === 'ready' ? others.value : []),
  ]);
  const isLoading =
    (teamId !== null && saved.state === 'loading') ||
    (missing.length > 0 && others.state === 'loading');
  return {
    /** Some names did not load; `retry` asks for them again. */
    hasFailed: !isLoading && squad.some(({ athleteId }) => !names.has(athleteId)),
    retry: () => revalidateCached(isReady ? othersKey : savedKey),
    /** The name of an athlete, or words for one that is not there yet, not any more or not loaded. */
    nameOf(id: string) {
      const name = names.get(id);
      if (name !== undefined && name !== null) return named(t, name);
      if (name === null) return t('adminRecord.teams.unknownAthlete');
      return t(isLoading ? 'shell.loading' : 'adminRecord.teams.nameNotLoaded');
    },
    /** Keeps the name of an athlete who was just chosen. */
    learn: (id: string, name: string) => setLearnt((before) => [...before, [id, name]]),
  };
}
