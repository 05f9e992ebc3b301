import type { MatchRecord } from '@touchline/contract/adminMatch';
import { calls } from '@touchline/contract/calls/adminMatches';
import type { TFunction } from 'i18next';
import * as v from 'valibot';
import { call } from '#platform/client/client.ts';
import { serverNow } from '#platform/serverClock.ts';
import type { Findings, LikelySame, RecordKind } from '../record/recordKind.ts';
import { MatchAside } from './MatchAside.tsx';
import { MatchFields } from './MatchFields.tsx';
import { MatchHead } from './MatchHead.tsx';
import { matchText } from './matchText.ts';
import { scheduleOf } from './matchTime.ts';
import {
  blankMatch,
  matchDraft,
  matchValuesOf,
  matchWireOf,
  type MatchValues,
} from './matchValues.ts';
import { mistakesIn } from './mistakes.ts';

type NewMatch = Parameters<typeof call<'createMatch'>>[1]['body']['match'];
type Question = NonNullable<Parameters<typeof call<'matchDuplicates'>>[1]>['query'];

/** The same match twice, and a team that would be in two places at once. */
async function findSame(
  { homeTeam, awayTeam, schedule }: MatchValues,
  exceptId: string | null,
  signal: AbortSignal,
): Promise<LikelySame[]> {
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
  // What is not complete yet is not asked for.
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

function check(t: TFunction, values: MatchValues): Findings {
  return new Map(
    mistakesIn(values, serverNow()).map(([path, mistake]) => [
      path,
      mistake === 'missing' ? t('validation.fillIn') : t(`adminRecord.matches.wrong.${mistake}`),
    ]),
  );
}

export const matchKind: RecordKind<MatchRecord, MatchValues> = {
  area: 'matches',
  part: 'match',
  draft: matchDraft,
  body: calls.createMatch.body.entries.match,
  needed: ['broadcastTitle', 'sport', 'homeTeam', 'awayTeam', 'schedule'],
  blank: blankMatch,
  valuesOf: matchValuesOf,
  wireOf: matchWireOf,
  fetch: (id) => call('adminMatch', { path: { id } }),
  create: (match, signal) => call('createMatch', { body: { match: match as NewMatch }, signal }),
  update: (id, version, match, signal) =>
    call('updateMatch', { path: { id }, body: { version, match }, signal }),
  remove: (id, version) => call('deleteMatch', { path: { id }, query: { version } }),
  restore: (id) => call('restoreMatch', { path: { id }, body: {} }),
  nameOf: ({ broadcastTitle }) => broadcastTitle,
  labelOf: (t, name) => t(`adminRecord.matches.fields.${name}`),
  wordsOf: (t, name) =>
    t(
      name === 'streamUrl' || name === 'venue'
        ? 'adminRecord.matches.wrong.address'
        : 'validation.pattern',
    ),
  textOf: matchText,
  check,
  sameBy: ['homeTeam', 'awayTeam', 'schedule'],
  findSame,
  Head: MatchHead,
  Fields: MatchFields,
  Aside: MatchAside,
  // What was played is withdrawn and not deleted (MATCH-37).
  mayRemove: (_user, { status }) => ['scheduled', 'postponed', 'cancelled'].includes(status),
};
