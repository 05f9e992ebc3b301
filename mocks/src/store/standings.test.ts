import type { Match } from '@touchline/contract/match';
import { expect, test } from 'vitest';
import { leagues } from '../fixtures/leagues.ts';
import { seasonMatches } from '../fixtures/matches.ts';
import { standingsOf } from './standings.ts';

const own = 'team-tr-football-u16-gokcecinar';
const season = seasonMatches();
const league = season.filter(({ teams }) => teams.some(({ id }) => id === own));
const played = league.find(({ status, decidedBy }) => status === 'finished' && decidedBy);

const rowOf = (matches: readonly Match[]) =>
  standingsOf(own, matches)?.rows.find(({ teamId }) => teamId === own);
const withChange = (change: Partial<Match>) =>
  season.map((match) => (match.id === played?.id ? { ...match, ...change } : match));

test.each(['extraTime', 'penalties'] as const)(
  'one match of a league that was decided by %s leaves the table (TEAM-6)',
  (decidedBy) => {
    expect(standingsOf(own, withChange({ decidedBy }))?.rows).toHaveLength(10);
  },
);

test('a match without a result counts for nobody (TEAM-6)', () => {
  const score = { kind: 'points', home: 3, away: 0 } as const;
  const before = rowOf(withChange({ decidedBy: 'regular', score }))?.played ?? 0;
  expect(before).toBeGreaterThan(1);
  expect(rowOf(withChange({ decidedBy: 'noResult', score }))?.played).toBe(before - 1);
});

test('a friendly and a cup beside the league take its table from nobody (TEAM-6)', () => {
  const [first] = league;
  const cup = leagues.find(({ isCup }) => isCup)?.competition ?? '';
  for (const competition of [null, 'Dostluk maçı', cup]) {
    const other = { ...(first as Match), id: 'other', competition };
    expect(standingsOf(own, [other, ...season]), String(competition)).toEqual(
      standingsOf(own, season),
    );
  }
});
