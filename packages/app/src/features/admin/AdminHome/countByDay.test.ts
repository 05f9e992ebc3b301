import { expect, test } from 'vitest';
import { countByDay } from './countByDay.ts';

test('matches are counted by day, and one without a date is not (ADMIN-30)', () => {
  const counts = countByDay([
    { kind: 'date', date: '2026-04-15' },
    { kind: 'dateTime', startsAt: '2026-04-15T12:00:00Z' },
    { kind: 'date', date: '2026-04-17' },
    { kind: 'tbc' },
  ]);
  expect([...counts]).toEqual([
    ['2026-04-15', 2],
    ['2026-04-17', 1],
  ]);
});
