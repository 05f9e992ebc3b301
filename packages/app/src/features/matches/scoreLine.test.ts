import type { Score } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { figuresLine, namesWithScore, scoreFigures, scoreLine, scoreWords } from './scoreLine.ts';

const t = ((key: string) => key.split('.').at(-1)) as TFunction;

const first: Score = {
  kind: 'innings',
  innings: [{ team: 'away', runs: 64, wickets: 2, overs: '10.3' }],
};
const chase: Score = {
  kind: 'innings',
  innings: [...first.innings, { team: 'home', runs: 12, wickets: 0, overs: '2.0' }],
};
const none: Score = { kind: 'innings', innings: [] };
const goals: Score = { kind: 'points', home: 2, away: 1 };

test.each([
  [null, null],
  [goals, '2 – 1'],
  [chase, '12/0 – 64/2'],
  [first, 'yetToBat – 64/2'],
  [none, 'yetToBat – yetToBat'],
] as const)('%o is %j as one line (MATCH-33)', (score, line) => {
  expect(scoreLine(t, score)).toBe(line);
});

test('only figures have a dash without space around it', () => {
  expect(scoreLine(t, goals, '–')).toBe('2–1');
  expect(scoreLine(t, first, '–')).toBe('yetToBat – 64/2');
});

test('figures that were remembered are put into words (MATCH-33)', () => {
  expect(scoreFigures(first)).toEqual([null, '64/2']);
  expect(figuresLine(t, ['64/2', null], '–')).toBe('64/2 – yetToBat');
});

test('each side has its own words (MATCH-33)', () => {
  expect(scoreWords(t, first)).toEqual(['yetToBat', '64/2']);
  expect(scoreWords(t, null)).toBeNull();
});

test.each([
  [null, 'Rooigras versus Seabrook'],
  [goals, 'Rooigras 2–1 Seabrook'],
  [first, 'Rooigras yetToBat, Seabrook 64/2'],
] as const)('names with %o are %j (MATCH-18, MATCH-33)', (score, words) => {
  expect(namesWithScore(t, ['Rooigras', 'Seabrook'], score)).toBe(words);
});
