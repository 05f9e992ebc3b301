import type { MatchSummary } from '@touchline/contract/match';
import { expect, test } from 'vitest';
import { isWithoutScore } from './isWithoutScore.ts';

type Asked = Parameters<typeof isWithoutScore>[0];

const now = Date.parse('2026-04-15T12:00:00Z');
const late: Asked = {
  status: 'scheduled',
  score: null,
  decidedBy: null,
  schedule: { kind: 'dateTime', startsAt: '2026-04-15T11:59:59Z' },
};
const score: MatchSummary['score'] = { kind: 'points', home: 0, away: 0 };

test.each<[string, Partial<Asked>, boolean]>([
  ['one that should have begun', {}, true],
  [
    'one that begins now',
    { schedule: { kind: 'dateTime', startsAt: '2026-04-15T12:00:00Z' } },
    false,
  ],
  ['one of today without a time', { schedule: { kind: 'date', date: '2026-04-15' } }, false],
  ['one of yesterday without a time', { schedule: { kind: 'date', date: '2026-04-14' } }, true],
  ['one without a date', { schedule: { kind: 'tbc' } }, false],
  ['a finished one', { status: 'finished', decidedBy: 'regular' }, true],
  ['a finished one with no goals', { status: 'finished', decidedBy: 'regular', score }, false],
  ['one that was awarded', { status: 'finished', decidedBy: 'awarded' }, false],
  ['one that was put off', { status: 'postponed' }, false],
])('%s is without a score: %j (ADMIN-16)', (_, change, expected) => {
  expect(isWithoutScore({ ...late, ...change }, now)).toBe(expected);
});
