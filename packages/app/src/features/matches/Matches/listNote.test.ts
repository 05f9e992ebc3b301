import type { MatchStatus, MatchSummary } from '@touchline/contract/match';
import { expect, it } from 'vitest';
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

it('says nothing of an empty list', () => {
  expect(listNote({ items: [], order: 'forwards' }, emptyFilter, '2026-04-15')).toBeNull();
});
