import type { AthleteRecord } from '@touchline/contract/athlete';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
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

/** Those of a draft, which keeps ids alone. Who is not there any more has no name. */
async function athletesOf(ids: readonly string[]): Promise<Named> {
  const found = await Promise.allSettled(ids.map((id) => call('athlete', { path: { id } })));
  return found.flatMap((each) =>
    each.status === 'fulfilled' ? [[each.value.id, nameOfAthlete(each.value)] as const] : [],
  );
}

/** The names of the athletes in a squad, for the staff of their school. */
export function useAthleteNames(teamId: string | null, squad: readonly SquadEntry[]) {
  const { t } = useTranslation();
  const [learnt, setLearnt] = useState<Named>([]);
  const saved = useResource(teamId === null ? null : ['admin', 'athletes', 'squad', teamId], () =>
    squadOf(teamId ?? ''),
  );
  const known = new Map([...(saved.state === 'ready' ? saved.value : []), ...learnt]);
  const isReady = teamId === null || saved.state !== 'loading';
  const missing = isReady
    ? squad.flatMap(({ athleteId }) => (known.has(athleteId) ? [] : [athleteId]))
    : [];
  const others = useResource(
    missing.length === 0 ? null : ['admin', 'athletes', 'named', missing.join(' ')],
    () => athletesOf(missing),
  );
  const names = new Map([...known, ...(others.state === 'ready' ? others.value : [])]);
  const isLoading = !isReady || (missing.length > 0 && others.state === 'loading');
  return {
    /** The name of an athlete, or words for one that is not there yet or not any more. */
    nameOf: (id: string) =>
      names.get(id) ?? t(isLoading ? 'shell.loading' : 'adminRecord.teams.unknownAthlete'),
    /** Keeps the name of an athlete who was just chosen. */
    learn: (id: string, name: string) => setLearnt((before) => [...before, [id, name]]),
  };
}
