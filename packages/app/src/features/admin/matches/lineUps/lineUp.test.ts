import { expect, test } from 'vitest';
import {
  hasLongRole,
  laidOver,
  lineUpDraft,
  lineUpWire,
  playersOf,
  savedSince,
  typedSince,
  wrongNumbers,
  type TypedPlayer,
} from './lineUp.ts';
import * as v from 'valibot';

const squad = [
  { athleteId: 'athlete-a', shirtNumber: 1, role: 'goalkeeper' },
  { athleteId: 'athlete-b', shirtNumber: 7, role: null },
];
const places = [
  { athleteId: 'athlete-b', shirtNumber: 17, role: 'captain', isStarting: true },
  { athleteId: 'athlete-gone', shirtNumber: null, role: null, isStarting: false },
];

test('a line-up is chosen from the squad, with its numbers and roles ready (ADMIN-84)', () => {
  const players = playersOf(squad, places);
  expect(players).toEqual([
    { athleteId: 'athlete-a', part: 'out', shirtNumber: '1', role: 'goalkeeper' },
    { athleteId: 'athlete-b', part: 'starting', shirtNumber: '17', role: 'captain' },
    { athleteId: 'athlete-gone', part: 'bench', shirtNumber: '', role: '' },
  ]);
  expect(lineUpWire(players)).toEqual(places);
});

test('who was lined up otherwise meanwhile is known (ADMIN-64, ADMIN-84)', () => {
  const base = playersOf(squad, []);
  expect(savedSince(base, playersOf(squad, []))).toEqual([]);
  expect(savedSince(base, playersOf(squad, places)).map(({ athleteId }) => athleteId)).toEqual([
    'athlete-b',
    'athlete-gone',
  ]);
});

test('who joined the squad since a draft was begun can be chosen too (ADMIN-84)', () => {
  const [first] = playersOf(squad, []);
  const typed = [{ ...first, part: 'starting' as const }, ...playersOf([], places).slice(1)];
  const all = laidOver(playersOf(squad, []), typed as TypedPlayer[]);
  expect(all.map(({ athleteId, part }) => [athleteId, part])).toEqual([
    ['athlete-a', 'starting'],
    ['athlete-b', 'out'],
    ['athlete-gone', 'bench'],
  ]);
  // A change of the squad alone is no change of the line-up.
  expect(savedSince(playersOf(squad.slice(1), []), playersOf(squad, []))).toEqual([]);
});

test('what was entered while a line-up was being saved stays (ADMIN-61)', () => {
  const sent = playersOf(squad, places);
  const saved = playersOf(squad, places);
  expect(typedSince(sent, sent, saved)).toBeNull();
  const typed = sent.map((player, index) => (index === 0 ? { ...player, role: 'x' } : player));
  expect(typedSince(sent, typed, saved)).toEqual(typed);
  // A player whom the server has saved differently is shown as saved.
  const otherwise = saved.map((player) => ({ ...player, shirtNumber: '9' }));
  expect(typedSince(sent, typed, otherwise)?.map(({ shirtNumber }) => shirtNumber)).toEqual([
    '1',
    '9',
    '9',
  ]);
});

test('a number that two players have is told at both, of those who play (ADMIN-84, TEAM-4)', () => {
  const player = (athleteId: string, shirtNumber: string, part: 'out' | 'bench' = 'bench') => ({
    athleteId,
    part,
    shirtNumber,
    role: '',
  });
  const wrong = wrongNumbers([
    player('a', '7'),
    player('b', '07'),
    player('c', '8'),
    player('d', '8', 'out'),
    player('e', '1000'),
    player('f', 'x'),
    player('g', ''),
    player('h', ''),
  ]);
  expect(Object.fromEntries(wrong)).toEqual({ a: 'taken', b: 'taken', e: 'number', f: 'number' });
});

test('the draft of a line-up holds ids and no names (ATHLETE-7)', () => {
  const player = { athleteId: 'a', part: 'out', shirtNumber: '', role: '', name: 'İlkay' };
  expect(JSON.stringify(v.parse(lineUpDraft, { players: [player] }))).not.toContain('İlkay');
});

test('a role of more than 30 characters keeps a line-up from being saved, of who plays (TEAM-1)', () => {
  const player = { athleteId: 'a', part: 'bench', shirtNumber: '', role: 'r'.repeat(31) } as const;
  expect(hasLongRole([player])).toBe(true);
  expect(hasLongRole([{ ...player, part: 'out' }])).toBe(false);
  expect(hasLongRole([{ ...player, role: 'r'.repeat(30) }])).toBe(false);
});
