import type { MatchRecord } from '@touchline/contract/adminMatch';
import { calls } from '@touchline/contract/calls/adminMatches';
import type { TFunction } from 'i18next';
import * as v from 'valibot';
import { call } from '#platform/client/client.ts';
import { serverNow } from '#platform/serverClock.ts';
import { findingsOf } from '../record/form/findings.ts';
import type { Findings, LikelyDuplicate } from '../record/recordKind.ts';
import { readCoordinates } from './fields/coordinates.ts';
import { scheduleOf } from './fields/matchTime.ts';
import { matchWireOf, type MatchValues } from './fields/matchValues.ts';
import { mistakesIn } from './score/mistakes.ts';

type NewMatch = Parameters<typeof call<'createMatch'>>[1]['body']['match'];
type Question = NonNullable<Parameters<typeof call<'matchDuplicates'>>[1]>['query'];

/** The same match twice, and a team that would be in two places at once. */
export async function findDuplicates(
  { homeTeam, awayTeam, schedule }: Pick<MatchValues, 'homeTeam' | 'awayTeam' | 'schedule'>,
  exceptId: string | null,
  signal: AbortSignal,
): Promise<LikelyDuplicate[]> {
  const [first, second] = [homeTeam, awayTeam].flatMap(({ kind, id }) =>
    kind === 'team' && id ? [id] : [],
  );
  const time = scheduleOf(schedule);
  const query = {
    homeTeamId: first,
    ...(second ? { awayTeamId: second } : {}),
    start: time.kind === 'dateTime' ? time.startsAt : time.kind === 'date' ? time.date : '',
    ...(exceptId === null ? {} : { exceptId }),
  };
  // Incomplete values are not searched for.
  if (!v.is(calls.matchDuplicates.query, query)) return [];
  const { duplicates, clashes } = await call('matchDuplicates', {
    query: query as Question,
    signal,
    isTracked: false,
  });
  return [
    ...duplicates.map(({ id, broadcastTitle: name }) => ({ id, name })),
    ...clashes.map(({ id, broadcastTitle: name }) => ({ id, name, isClash: true })),
  ];
}

/** Whether a match keeps both teams, because it is public or has begun (MATCH-36). */
function keepsTeams({ visibility, status }: MatchRecord): boolean {
  return visibility === 'public' || ['live', 'paused', 'finished', 'abandoned'].includes(status);
}

export function check(t: TFunction, values: MatchValues, record: MatchRecord | null): Findings {
  const found = new Map(
    mistakesIn(values, serverNow()).map(([path, mistake]) => [
      path,
      mistake === 'missing' ? t('validation.fillIn') : t(`adminRecord.matches.wrong.${mistake}`),
    ]),
  );
  if (record && keepsTeams(record)) {
    for (const [index, side] of (['homeTeam', 'awayTeam'] as const).entries())
      if (values[side].kind === 'tbc' && record.teams[index]?.name)
        found.set(`${side}.kind`, t('adminRecord.matches.wrong.noTeam'));
  }
  const { place } = values.venue;
  if (place.trim() !== '' && !readCoordinates(place))
    found.set('venue.place', t('adminRecord.matches.wrong.place'));
  return found;
}

/** The contract's schema of a new match, from which all limits come. */
export const newMatch: v.GenericSchema = calls.createMatch.body.entries.match;

export function createMatch(match: Record<string, unknown>, signal?: AbortSignal) {
  return call('createMatch', { body: { match: match as NewMatch }, signal });
}

/** Words about a field that is not written as it should be. */
export function invalidText(t: TFunction, name: string): string {
  return t(
    name === 'streamUrl' || name === 'venue'
      ? 'adminRecord.matches.wrong.address'
      : 'validation.pattern',
  );
}

/** Everything that is wrong with a match, as its record says it. */
export function findingsIn(t: TFunction, values: MatchValues): Findings {
  const found = findingsOf(t, newMatch, matchWireOf(values), (name) => invalidText(t, name));
  return new Map([...check(t, values, null), ...found]);
}
