import type { Score } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { inningsText, leader, formatScore, oversText, scoreDetails } from './scoreView.ts';

const t = ((key: string, values?: { overs: string; count: number }) =>
  values
    ? `${values.overs} ${key}.${values.count === 1 ? 'one' : 'other'}`
    : key) as unknown as TFunction;

const chase: Score = {
  kind: 'innings',
  innings: [
    { team: 'home', runs: 168, wickets: 6, overs: '20.0' },
    { team: 'away', runs: 99, wickets: 10, overs: '18.4' },
    { team: 'home', runs: 12, wickets: 0, overs: '2.0' },
  ],
};

const firstInnings: Score = {
  kind: 'innings',
  innings: [{ team: 'away', runs: 64, wickets: 2, overs: '10.3' }],
};

const volleyball: Score = {
  kind: 'sets',
  home: 1,
  away: 1,
  sets: [
    { home: 25, away: 21 },
    { home: 19, away: 25 },
    { home: 3, away: 0 },
  ],
};

describe('formatScore', () => {
  it('distinguishes no score from 0 – 0 (MATCH-6)', () => {
    expect(formatScore(null)).toBeNull();
    expect(formatScore({ kind: 'points', home: 0, away: 0 })).toEqual(['0', '0']);
  });

  it('formats innings with their wickets (MATCH-7)', () => {
    expect(formatScore(chase)).toEqual(['168/6 & 12/0', '99']);
  });
});

it.each([
  ['1.0', '1 matchPage.overs.one'],
  ['1', '1 matchPage.overs.one'],
  ['0.4', '0.4 matchPage.overs.other'],
  ['20.0', '20 matchPage.overs.other'],
])('%s overs are %s', (overs, text) => {
  expect(oversText(t, overs)).toBe(text);
});

it('has the runs alone of a side that is all out (MATCH-7)', () => {
  expect(inningsText({ runs: 99, wickets: 10 })).toBe('99');
  expect(inningsText({ runs: 0, wickets: 0 })).toBe('0/0');
});

describe('scoreDetails', () => {
  it('is empty for plain points', () => {
    expect(scoreDetails(t, null)).toBeNull();
    expect(scoreDetails(t, { kind: 'points', home: 2, away: 1 })).toBeNull();
    expect(scoreDetails(t, { ...volleyball, sets: [] })).toBeNull();
  });

  it('gives the overs of the latest innings, whole ones without balls', () => {
    expect(scoreDetails(t, chase)).toEqual([
      '2 matchPage.overs.other',
      '18.4 matchPage.overs.other',
    ]);
  });

  it('gives the side that has not batted (MATCH-33)', () => {
    expect(scoreDetails(t, firstInnings)).toEqual([
      'match.notBattedYet',
      '10.3 matchPage.overs.other',
    ]);
  });

  it('lists the points of each set (MATCH-7)', () => {
    expect(scoreDetails(t, volleyball)).toEqual(['25\u200219\u20023', '21\u200225\u20020']);
  });

  it('makes both points of a set equally wide (LIST-12)', () => {
    const sets = [
      { home: 8, away: 25 },
      { home: 25, away: 9 },
    ];
    expect(scoreDetails(t, { ...volleyball, sets })).toEqual([
      '\u20078\u200225',
      '25\u2002\u20079',
    ]);
  });
});

describe('leader', () => {
  const draw: Score = { kind: 'points', home: 1, away: 1 };
  const penalties = { home: 3, away: 4 };
  it.each([
    ['live', { ...draw, home: 5 }, null, 0],
    ['paused', { ...draw, away: 5 }, null, 1],
    ['live', draw, penalties, null],
    ['live', chase, null, 0],
    ['live', firstInnings, null, null],
    ['live', null, null, null],
    ['abandoned', { ...draw, home: 5 }, null, null],
    ['finished', { ...draw, home: 5 }, null, 0],
    ['finished', draw, penalties, 1],
    ['finished', draw, null, null],
    ['finished', { ...draw, home: 5 }, penalties, 1],
  ] as const)('%s', (status, score, shootOut, side) => {
    expect(leader({ status, score, penalties: shootOut, decidedBy: null })).toBe(side);
  });

  it('is nobody where a match has no result (MATCH-8)', () => {
    const score = { ...draw, home: 5 };
    const stopped = { status: 'finished', score, penalties: null } as const;
    expect(leader({ ...stopped, decidedBy: 'regular' })).toBe(0);
    expect(leader({ ...stopped, decidedBy: 'noResult' })).toBeNull();
  });

  const innings = (team: 'home' | 'away', runs: number, wickets: number, overs: string) => ({
    team,
    runs,
    wickets,
    overs,
  });
  const first = innings('home', 168, 6, '20.0');
  it.each([
    ['a chase that has passed the target', [first, innings('away', 169, 3, '18.2')], 1],
    ['a side that was bowled out', [first, innings('away', 99, 10, '18.4')], 0],
    ['a side that was out of overs', [first, innings('away', 150, 8, '20')], 0],
    ['a chase that ended early', [first, innings('away', 99, 4, '12.0')], null],
    ['several innings', [first, innings('away', 99, 10, '18'), first], null],
  ] as const)('in cricket after %s is %s (MATCH-33)', (_, played, side) => {
    const score = { kind: 'innings' as const, innings: [...played] };
    const over = { status: 'finished', decidedBy: 'regular', penalties: null } as const;
    expect(leader({ ...over, score })).toBe(side);
  });
});
