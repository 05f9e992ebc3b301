import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '#testing/fakeStorage.ts';
import {
  correctedFrom,
  parseSeenMatches,
  readSeenMatches,
  rememberMatch,
  type SeenMatch,
  withSeen,
} from './seenMatches.ts';

afterEach(() => vi.unstubAllGlobals());

const score = (home: number, away: number) => ({ kind: 'points', home, away }) as const;
const finished = { id: 'a', status: 'finished', score: score(2, 1) } as const;
const before: SeenMatch = { id: 'a', score: ['2', '1'], isFinished: true };

describe('correctedFrom (MATCH-48)', () => {
  it('gives the score that was shown when the match was over already', () => {
    expect(correctedFrom(before, { ...finished, score: score(2, 2) })).toEqual(['2', '1']);
  });

  it.each([
    ['on the first visit', null, finished],
    ['for the same score', before, finished],
    [
      'when the match was still played',
      { ...before, isFinished: false },
      { ...finished, score: score(2, 2) },
    ],
    ['when the match was opened again', before, { status: 'live', score: score(2, 2) }],
    ['when there was no score', { ...before, score: null }, finished],
  ] as const)('gives nothing %s', (_, seen, match) => {
    expect(correctedFrom(seen, match)).toBeNull();
  });

  it('notices a score that was taken back', () => {
    expect(correctedFrom(before, { ...finished, score: null })).toEqual(['2', '1']);
  });
});

describe('withSeen', () => {
  it('holds a match once, the latest first', () => {
    const other = { ...before, id: 'b' };
    expect(withSeen([other, { ...before, score: ['0', '0'] }], before)).toEqual([before, other]);
  });

  it('forgets the longest unseen', () => {
    let seen = withSeen([], before);
    for (let index = 0; index < 60; index += 1)
      seen = withSeen(seen, { ...before, id: `${index}` });
    expect(seen).toHaveLength(60);
    expect(seen.some(({ id }) => id === 'a')).toBe(false);
  });
});

const unusable = [null, 3, {}, { ...before, id: '' }, { ...before, isFinished: 1 }];
const scores = [5, '2–1', ['2'], [2, 1], ['2', '1', '0']];

it.each([...unusable, ...scores.map((each) => ({ ...before, score: each }))])(
  'passes over all that is stored where %j is one of it (SEC-7, START-6)',
  (match) => {
    expect(parseSeenMatches({ owner: '', matches: [before] }, '')).toEqual([before]);
    expect(parseSeenMatches({ owner: '', matches: [before, match] }, '')).toEqual([]);
  },
);

it.each(['x', [before], { matches: [before] }, { owner: '', matches: 'x' }])(
  'passes over %j (SEC-7, START-6)',
  (stored) => {
    expect(parseSeenMatches(stored, '')).toEqual([]);
  },
);

it('is remembered for who has looked, and for nobody else (AUTH-14)', () => {
  stubStorage();
  rememberMatch(before, 'ada');
  expect(readSeenMatches('ada')).toEqual([before]);
  expect(readSeenMatches('bob')).toEqual([]);
  expect(readSeenMatches('')).toEqual([]);
  rememberMatch({ ...before, id: 'b' }, 'bob');
  expect(readSeenMatches('bob').map(({ id }) => id)).toEqual(['b']);
  expect(readSeenMatches('ada')).toEqual([]);
});
