import type { MatchRecord } from '@touchline/contract/adminMatch';
import { call } from '#platform/client/client.ts';
import type { RecordKind } from '../record/recordKind.ts';
import { MatchAside } from './MatchAside.tsx';
import { MatchFields } from './fields/MatchFields.tsx';
import { MatchHead } from './MatchHead.tsx';
import { check, createMatch, findDuplicates, newMatch, invalidText } from './matchRules.ts';
import { matchText } from './matchText.ts';
import {
  blankMatch,
  matchDraft,
  matchValuesOf,
  matchWireOf,
  type MatchValues,
} from './fields/matchValues.ts';

export const matchKind: RecordKind<MatchRecord, MatchValues> = {
  area: 'matches',
  part: 'match',
  draft: matchDraft,
  body: newMatch,
  needed: ['broadcastTitle', 'sport', 'homeTeam', 'awayTeam', 'schedule'],
  blank: () => blankMatch(),
  valuesOf: matchValuesOf,
  wireOf: matchWireOf,
  fetch: (id) => call('adminMatch', { path: { id } }),
  create: createMatch,
  update: (id, version, match, signal) =>
    call('updateMatch', { path: { id }, body: { version, match }, signal }),
  remove: (id, version) => call('deleteMatch', { path: { id }, query: { version } }),
  restore: (id) => call('restoreMatch', { path: { id }, body: {} }),
  nameOf: ({ broadcastTitle }) => broadcastTitle,
  labelOf: (t, name) => t(`adminRecord.matches.fields.${name}`),
  invalidText,
  textOf: matchText,
  check,
  duplicateKeys: ['homeTeam', 'awayTeam', 'schedule'],
  findDuplicates,
  Head: MatchHead,
  Fields: MatchFields,
  Aside: MatchAside,
  // A match that was played is withdrawn instead (MATCH-37).
  mayRemove: (_user, { status }) => ['scheduled', 'postponed', 'cancelled'].includes(status),
};
