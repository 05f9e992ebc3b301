import type { MatchSummary } from '@touchline/contract/match';
import { expect, it } from 'vitest';
import { keepMatchOrder } from './keepMatchOrder.ts';

const match = (id: string) => ({ id }) as MatchSummary;
const ids = (matches: MatchSummary[]) => matches.map(({ id }) => id);

it('keeps the shown order and lets new matches wait (HOME-2)', () => {
  const { shown, waiting } = keepMatchOrder([match('c'), match('a'), match('d')], ['a', 'b', 'c']);
  expect(ids(shown)).toEqual(['a', 'c']);
  expect(ids(waiting)).toEqual(['d']);
});

it('shows all matches when none was shown before', () => {
  const { shown, waiting } = keepMatchOrder([match('a')], []);
  expect(ids(shown)).toEqual(['a']);
  expect(waiting).toEqual([]);
});
