import { sports, type Score } from '@touchline/contract/match';
import { expect, test } from 'vitest';
import { firstScore, phaseAfter, pointsFor, scoreAfter, type ScoreEntry } from './scoreEntry.ts';
import { scoreOf, typedScoreOf } from './typedScore.ts';

/** The score after entries, each of which is possible. */
function after(score: Score, ...entries: ScoreEntry[]): Score {
  return entries.reduce((before, entry) => {
    const next = scoreAfter(before, entry);
    if (!next) throw new Error(`${entry.kind} is not possible`);
    return next;
  }, score);
}

const home = (points = 1): ScoreEntry => ({ kind: 'points', word: 'goal', side: 'home', points });
const away = (points = 1): ScoreEntry => ({ kind: 'points', word: 'goal', side: 'away', points });
const ball = (runs: number): ScoreEntry => ({ kind: 'ball', runs });

test.each([
  ['football', [1]],
  ['basketball', [1, 2, 3]],
  ['rugby', [5, 2, 3]],
  ['tennis', [1]],
  ['cricket', []],
] as const)('what scores in %s (ADMIN-81)', (sport, points) => {
  expect(pointsFor(sport, 'away').map((entry) => entry.points)).toEqual(points);
});

test('every sport begins with a score that can be sent (MATCH-7)', () => {
  for (const sport of sports) {
    const played = pointsFor(sport, 'home')[0] ?? ({ kind: 'innings', team: 'home' } as const);
    const score = after(firstScore(sport), played);
    expect(scoreOf(typedScoreOf(sport, score))?.kind, sport).toBe(score.kind);
  }
});

test('points are added to one side, up to 999 (MATCH-34)', () => {
  expect(after(firstScore('rugby'), home(5), home(2), away(3))).toEqual({
    kind: 'points',
    home: 7,
    away: 3,
  });
  expect(scoreAfter({ kind: 'points', home: 997, away: 0 }, home(3))).toBeNull();
});

test('a set that is over counts for its winner, and the next one begins', () => {
  const first = after(firstScore('volleyball'), home(), home(), away());
  expect(first).toMatchObject({ home: 0, away: 0, sets: [{ home: 2, away: 1 }] });
  const second = after(first, { kind: 'endSet' }, away());
  expect(second).toEqual({
    kind: 'sets',
    home: 1,
    away: 0,
    sets: [
      { home: 2, away: 1 },
      { home: 0, away: 1 },
    ],
  });
  expect(phaseAfter(second, null)).toBe('Set 2');
  const level = after(first, away());
  expect(scoreAfter(level, { kind: 'endSet' })).toBeNull();
});

test('the result of sets is counted from what was played in them', () => {
  const score = after(firstScore('tennis'), home(), { kind: 'endSet' }, away(), { kind: 'endSet' });
  expect(score).toMatchObject({ sets: [{}, {}, { home: 0, away: 0 }] });
  expect(scoreOf(typedScoreOf('tennis', score))).toEqual({
    kind: 'sets',
    home: 1,
    away: 1,
    sets: [
      { home: 1, away: 0 },
      { home: 0, away: 1 },
    ],
  });
});

test('a score of sets that is corrected keeps the set that is being played (ADMIN-83, MATCH-7)', () => {
  const first = after(firstScore('volleyball'), home(25), away(20), { kind: 'endSet' });
  const corrected = (score: Score) => scoreOf(typedScoreOf('volleyball', score, true), true);
  expect(corrected(first)).toEqual(first);
  const second = after(first, home(10), away(8));
  expect(corrected(second)).toEqual(second);
  expect(second).toMatchObject({ home: 1, away: 0, sets: [{}, { home: 10, away: 8 }] });
});

test('a match that was finished by mistake goes on in a new set, or in the last one (MATCH-27, ADMIN-83)', () => {
  const played = after(firstScore('volleyball'), home(25), { kind: 'endSet' }, home(10), away(8));
  const finished = scoreOf(typedScoreOf('volleyball', played)) as Score;
  expect(finished).toMatchObject({ home: 2, away: 0 });
  expect(after(finished, home())).toMatchObject({
    home: 2,
    sets: [{}, { home: 10, away: 8 }, { home: 1, away: 0 }],
  });
  expect(scoreAfter(finished, { kind: 'endSet' })).toBeNull();
  expect(after(finished, { kind: 'resumeSet' })).toEqual(played);
  expect(scoreAfter(played, { kind: 'resumeSet' })).toBeNull();
  // A correction has the choice too: the new set is there, and is left out when it is emptied.
  const typed = typedScoreOf('volleyball', finished, true);
  expect(scoreOf(typed, true)).toMatchObject({ home: 2, away: 0, sets: [{}, {}, {}] });
  const emptied = [...typed.sets.slice(0, -1), { home: '', away: '' }];
  expect(scoreOf({ ...typed, sets: emptied }, true)).toEqual(played);
});

test('an over has six balls; a wide is a run and no ball (ADMIN-81)', () => {
  const begun = after(firstScore('cricket'), { kind: 'innings', team: 'away' });
  const over = after(begun, ball(0), ball(4), ball(1), { kind: 'wicket' }, ball(6), {
    kind: 'extra',
  });
  expect(over).toMatchObject({ innings: [{ team: 'away', runs: 12, wickets: 1, overs: '0.5' }] });
  expect(after(over, ball(0))).toMatchObject({ innings: [{ overs: '1' }] });
  expect(after(over, ball(0), ball(0))).toMatchObject({ innings: [{ overs: '1.1' }] });
  expect(phaseAfter(over, null)).toBe('1st innings');
});

test('nobody bats before an innings, or after ten wickets (MATCH-34)', () => {
  expect(scoreAfter(firstScore('cricket'), ball(1))).toBeNull();
  const out: Score = {
    kind: 'innings',
    innings: [{ team: 'home', runs: 88, wickets: 10, overs: '18.5' }],
  };
  expect(scoreAfter(out, ball(1))).toBeNull();
  expect(after(out, { kind: 'innings', team: 'away' }, ball(2))).toMatchObject({
    innings: [{ runs: 88 }, { team: 'away', runs: 2, overs: '0.1' }],
  });
});

test('an innings that is not written well is no score', () => {
  const typed = typedScoreOf('cricket', null);
  const row = { team: 'home', runs: '120', wickets: '4', overs: '20' } as const;
  expect(scoreOf({ ...typed, innings: [row] })?.kind).toBe('innings');
  expect(scoreOf({ ...typed, innings: [{ ...row, wickets: '11' }] })).toBeNull();
  expect(scoreOf({ ...typed, innings: [{ ...row, overs: '18.6' }] })).toBeNull();
  expect(scoreOf(typed)).toBeNull();
});
