import type { MatchSummary } from '@touchline/contract/match';
import { expect, it } from 'vitest';
import { arrangeLive } from './arrangeLive.ts';

const match = (id: string) => ({ id }) as MatchSummary;
const ids = (matches: MatchSummary[]) => matches.map(({ id }) => id);

it('keeps the order that was seen and lets new ones wait', () => {
  const { shown, waiting } = arrangeLive([match('c'), match('a'), match('d')], ['a', 'b', 'c']);
  expect(ids(shown)).toEqual(['a', 'c']);
  expect(waiting).toBe(1);
});

it('shows all where none was seen', () => {
  const { shown, waiting } = arrangeLive([match('a')], []);
  expect(ids(shown)).toEqual(['a']);
  expect(waiting).toBe(0);
});
