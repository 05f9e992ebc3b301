import { matchStatuses, type MatchSummary } from '@touchline/contract/match';
import { expect, test } from 'vitest';
import { countByDay } from './countByDay.ts';

type Counted = Parameters<typeof countByDay>[0][number];

const on = (date: string) => ({ kind: 'date', date }) as const;

const match = (schedule: MatchSummary['schedule'], more: Partial<Counted> = {}): Counted => ({
  status: 'scheduled',
  rescheduledTo: null,
  schedule,
  ...more,
});

test('matches are counted by day, and one without a date is not (ADMIN-30)', () => {
  const counts = countByDay([
    match(on('2026-04-15')),
    match({ kind: 'dateTime', startsAt: '2026-04-15T12:00:00Z' }),
    match(on('2026-04-17')),
    match({ kind: 'tbc' }),
  ]);
  expect([...counts]).toEqual([
    ['2026-04-15', 2],
    ['2026-04-17', 1],
  ]);
});

test('a match that is over, called off or postponed is not to be played on its day (ADMIN-30)', () => {
  const counted = matchStatuses.filter(
    (status) => countByDay([match(on('2026-04-15'), { status })]).size > 0,
  );
  expect(counted).toEqual(['scheduled', 'live', 'paused', 'unknown']);
});

test('a postponed match counts on its new day, where it has one (ADMIN-30)', () => {
  const postponedTo = (rescheduledTo: Counted['rescheduledTo']) =>
    match(on('2026-04-15'), { status: 'postponed', rescheduledTo });
  const counts = countByDay([
    postponedTo(on('2026-04-18')),
    postponedTo({ kind: 'tbc' }),
    postponedTo(null),
  ]);
  expect([...counts]).toEqual([['2026-04-18', 1]]);
});
