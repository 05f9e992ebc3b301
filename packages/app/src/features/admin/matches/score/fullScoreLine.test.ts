import type { Score } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { expect, test, vi } from 'vitest';
import { fullScoreLine } from './fullScoreLine.ts';

vi.mock('#features/matches', () => ({
  oversText: (_t: TFunction, overs: string) => `${overs} overs`,
  scoreLine: (_t: TFunction, score: Score | null) => score && 'line',
}));

const t = (() => '') as unknown as TFunction;

const sets: Score = {
  kind: 'sets',
  home: 1,
  away: 0,
  sets: [
    { home: 25, away: 20 },
    { home: 10, away: 8 },
  ],
};
const first: Score = {
  kind: 'innings',
  innings: [{ team: 'away', runs: 64, wickets: 2, overs: '10.3' }],
};
const chase: Score = {
  kind: 'innings',
  innings: [...first.innings, { team: 'home', runs: 12, wickets: 0, overs: '2.0' }],
};

test.each<[Score | null, string | null]>([
  [null, null],
  [{ kind: 'points', home: 2, away: 1 }, 'line'],
  [sets, 'line (25–20, 10–8)'],
  [{ ...sets, sets: [] }, 'line'],
  [first, 'line (10.3 overs)'],
  [chase, 'line (2.0 overs – 10.3 overs)'],
])('%o is %j with its parts (ADMIN-82, ADMIN-87)', (score, line) => {
  expect(fullScoreLine(t, score)).toBe(line);
});
