import type { MatchStatus, MatchSummary } from '@touchline/contract/match';
import { expect, it, onTestFinished, vi } from 'vitest';
import { emptyFilter, type Order } from './listFilter.ts';
import { listNote } from './listNote.ts';

const on = (date: string) => ({ schedule: { kind: 'date', date } }) as MatchSummary;
const results: MatchStatus[] = ['finished'];

it.each([
  ['forwards', '2026-04-15', [], null, null],
  ['forwards', '2026-04-16', [], null, 'noneOnDay'],
  ['forwards', '2026-04-18', [], '2026-04-17', 'noneOnDay'],
  ['forwards', '2026-04-17', [], '2026-04-17', null],
  ['backwards', '2026-04-13', [], null, 'noneFromDay'],
  ['backwards', '2026-04-13', results, null, null],
  ['forwards', '2026-04-16', results, null, 'noneUntilDay'],
  ['now', '2026-04-14', ['live'], null, null],
] as const)(
  'told %s and beginning with %s, of %j from %s on, it says %s (LIST-17)',
  (order: Order, first, statuses, day, note) => {
    const list = { items: [on(first)], order };
    expect(listNote(list, { ...emptyFilter, statuses, day }, '2026-04-15')).toBe(note);
  },
);

it('finds a date without a time behind the first match of the next day (LIST-17, TIME-2)', () => {
  vi.stubEnv('TZ', 'Europe/Istanbul');
  onTestFinished(() => void vi.unstubAllEnvs());
  // The server counts the date as its end in UTC, which is Saturday in Istanbul.
  const startsAt = '2026-04-17T22:00:00Z';
  const saturday = { schedule: { kind: 'dateTime', startsAt } } as MatchSummary;
  const list = { items: [saturday, on('2026-04-17')], order: 'forwards' as const };
  const filter = { ...emptyFilter, day: '2026-04-17' };
  expect(listNote(list, filter, '2026-04-15')).toBeNull();
});

it('says nothing of an empty list', () => {
  expect(listNote({ items: [], order: 'forwards' }, emptyFilter, '2026-04-15')).toBeNull();
});
