import type { Match } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { missingScoreText, periodTexts, outcomeText, announcementText } from './boardText.ts';

const t = ((key: string, values?: object) =>
  [key.split('.').at(-1), ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;

const team = (name: string) => ({
  id: null,
  name,
  school: { id: null, name },
  crestUrl: null,
});

const match = {
  status: 'finished',
  teams: [team('Fethiyespor'), team('Düzcespor')],
  score: { kind: 'points', home: 1, away: 1 },
  decidedBy: 'regular',
  penalties: null,
  resultText: null,
  halfTime: null,
  fullTime: null,
} as unknown as Match;

describe('outcomeText', () => {
  it.each([
    [{}, undefined],
    [{ decidedBy: 'extraTime' }, 'extraTime'],
    [{ decidedBy: 'walkover', score: null }, 'walkover'],
    [{ decidedBy: 'noResult' }, 'noResult'],
    [{ decidedBy: 'awarded' }, 'awarded 1–1'],
    [{ decidedBy: 'awarded', score: null }, 'awarded'],
    [{ decidedBy: 'penalties', penalties: { home: 4, away: 3 } }, 'wonOnPenalties Fethiyespor 4–3'],
    [{ decidedBy: 'penalties', penalties: { home: 3, away: 4 } }, 'wonOnPenalties Düzcespor 4–3'],
    [{ decidedBy: 'penalties', penalties: { home: 3, away: 3 } }, 'penalties 3 3'],
  ] as const)('of %o is %s (MATCH-8, MATCH-41)', (change, words) => {
    expect(outcomeText(t, { ...match, ...change } as Match)).toBe(words);
  });

  it('are those of the server where it has some (MATCH-9)', () => {
    const decided = { decidedBy: 'penalties', penalties: { home: 4, away: 3 } } as const;
    expect(outcomeText(t, { ...match, ...decided, resultText: 'Abandoned in the shoot-out' })).toBe(
      'Abandoned in the shoot-out',
    );
  });
});

it('tells the scores on the way in their order (MATCH-41)', () => {
  expect(periodTexts(t, match)).toEqual([]);
  const scores = {
    halfTime: { home: 0, away: 1 },
    fullTime: { home: 1, away: 1 },
    penalties: { home: 4, away: 3 },
  };
  expect(periodTexts(t, { ...match, ...scores })).toEqual([
    { name: 'halfTime', text: 'halfTimeScore 0–1' },
    { name: 'fullTime', text: 'fullTimeScore 1–1' },
    { name: 'penalties', text: 'penaltiesScore 4–3' },
  ]);
});

it('tells no score on the way of a match that was cancelled (MATCH-51)', () => {
  const halfTime = { home: 0, away: 1 };
  const cancelled = { ...match, status: 'cancelled', halfTime, fullTime: halfTime } as const;
  expect(periodTexts(t, cancelled)).toEqual([]);
  expect(outcomeText(t, { ...cancelled, decidedBy: 'awarded' })).toBe('awarded');
});

it('announces which side has not batted (MATCH-33)', () => {
  const innings = [{ team: 'home', runs: 64, wickets: 2, overs: '10.3' }] as const;
  const batting = { ...match, score: { kind: 'innings', innings } } as unknown as Match;
  expect(announcementText(t, batting, 'live')).toBe(
    'announcement Fethiyespor 64/2 Düzcespor yetToBat live',
  );
});

const said = 'announcement Fethiyespor 1 Düzcespor 1';
const sets = [
  { home: 25, away: 21 },
  { home: 3, away: 7 },
];

it.each([
  [{ status: 'live' }, `${said} S`],
  [{ status: 'live', score: { kind: 'sets', home: 1, away: 1, sets } }, `${said} S. set 2 3–7`],
  [{ status: 'live', penalties: { home: 2, away: 1 } }, `${said} S. penaltiesScore 2–1`],
  [{ resultText: 'After a protest' }, `${said} S. After a protest`],
  [
    { decidedBy: 'penalties', penalties: { home: 4, away: 3 } },
    `${said} S. wonOnPenalties Fethiyespor 4–3`,
  ],
] as const)('announces of %o the set, the shoot-out or the result (MATCH-46)', (change, words) => {
  expect(announcementText(t, { ...match, ...change } as Match, 'S')).toBe(words);
});

it.each([
  ['live', 'noScoreReported'],
  ['paused', 'noScoreReported'],
  ['scheduled', 'noScore'],
  ['finished', 'scoreUnknown'],
  ['cancelled', undefined],
  ['postponed', undefined],
] as const)('says of a match without a score that is %s: %s (MATCH-6)', (status, words) => {
  expect(missingScoreText(t, { ...match, status, score: null })).toBe(words);
  expect(missingScoreText(t, { ...match, status })).toBeUndefined();
});

it.each(['walkover', 'awarded', 'noResult'] as const)(
  'does not miss the score of a match that ended as %s: it has none (MATCH-6, MATCH-8)',
  (decidedBy) => {
    expect(missingScoreText(t, { ...match, decidedBy, score: null })).toBeUndefined();
  },
);

it('says no score of a match that was cancelled (MATCH-51)', () => {
  expect(announcementText(t, { ...match, status: 'cancelled' }, 'Cancelled')).toBe(
    'announcementWithoutScore Fethiyespor Düzcespor Cancelled',
  );
});

it('says how a match stands in one sentence (MATCH-46)', () => {
  expect(announcementText(t, match, 'Live')).toBe('announcement Fethiyespor 1 Düzcespor 1 Live');
  expect(announcementText(t, { ...match, score: null }, 'Live')).toBe(
    'announcementWithoutScore Fethiyespor Düzcespor Live',
  );
});
