import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { splitLineUp } from '../lineUps/players.ts';
import { dismissalText, extrasText, fallText } from './cardRows.ts';

const t = ((key: string, values?: object) =>
  [key.split('.').at(-1), ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;

it.each([
  [null, 'notOut'],
  ['caught', 'caught'],
  ['run out', 'runOut'],
  ['obstructing the field', 'obstructing the field'],
  ['toString', 'toString'],
])('the dismissal %j is “%s” (MATCH-39)', (dismissal, words) => {
  expect(dismissalText(t, dismissal)).toBe(words);
});

it('adds the extras up and names those that happened (MATCH-39)', () => {
  const extras = { wides: 4, noBalls: 1, byes: 0, legByes: 1, penalties: 5 };
  expect(extrasText(t, extras)).toEqual({
    total: 11,
    parts: 'wides 4, noBalls 1, legByes 1, penalties 5',
  });
});

it('tells when a wicket fell, also that of a hidden player (MATCH-39, MATCH-47)', () => {
  const fall = { player: 'M Klinger', wicket: 1, runs: 76, overs: '10.3' };
  expect(fallText(t, fall)).toBe('fallWithOvers 76 1 M Klinger overs 10.3 10.3');
  expect(fallText(t, { ...fall, player: null, overs: null })).toBe('fall 76 1 hidden');
});

it('parts those who start from the substitutes, in their order (MATCH-47)', () => {
  const place = (displayName: string, isStarting: boolean) => ({
    displayName,
    shirtNumber: null,
    role: null,
    photoUrl: null,
    isStarting,
  });
  const places = [place('a', true), place('b', false), place('c', true)];
  const names = (list: readonly { displayName: string | null }[]) =>
    list.map(({ displayName }) => displayName);
  const { starting, substitutes } = splitLineUp(places);
  expect([names(starting), names(substitutes)]).toEqual([['a', 'c'], ['b']]);
});
