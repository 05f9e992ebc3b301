import { expect, test } from 'vitest';
import { mergeResult, type TypedResult } from './resultMerge.ts';
import { typedScoreOf } from './typedScore.ts';

const result = (home: number, away: number, more: Partial<TypedResult> = {}): TypedResult => ({
  score: typedScoreOf('football', { kind: 'points', home, away }),
  decidedBy: 'regular',
  penalties: { home: '', away: '' },
  resultText: '',
  ...more,
});

const base = result(1, 1);
const theirs = result(2, 1);
const versions = { base, sent: null, saved: theirs };

test('a score that was not touched is the one that somebody else has saved (ADMIN-87)', () => {
  const typed = result(1, 1, { resultText: 'after a replay' });
  const merged = mergeResult('finish', typed, versions);
  expect(merged).toEqual({ result: { score: theirs.score }, disputed: [] });
});

test('a score that was typed meanwhile is disputed, field by field (ADMIN-5, ADMIN-87)', () => {
  const typed = result(3, 1, { decidedBy: 'extraTime' });
  const saved = { ...theirs, decidedBy: 'penalties', penalties: { home: '4', away: '3' } };
  expect(mergeResult('correct', typed, { ...versions, saved })).toEqual({
    result: { penalties: saved.penalties },
    disputed: ['score', 'decidedBy'],
  });
  expect(mergeResult('adjust', typed, { ...versions, saved }).disputed).toEqual(['score']);
});

test('two people who type the same do not disagree', () => {
  expect(mergeResult('finish', theirs, versions)).toEqual({ result: {}, disputed: [] });
});

test('what this form has saved itself is not of somebody else (ADMIN-34)', () => {
  const own = { base, sent: theirs, saved: theirs };
  expect(mergeResult('adjust', result(4, 1), own)).toEqual({ result: {}, disputed: [] });
});

test('a change that asks for no result has none to choose', () => {
  expect(mergeResult('abandon', result(3, 1), versions)).toEqual({ result: {}, disputed: [] });
  expect(mergeResult('postpone', result(3, 1), versions)).toEqual({ result: {}, disputed: [] });
});
