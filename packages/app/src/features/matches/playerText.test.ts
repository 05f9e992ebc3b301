import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { playerName, roleText, unnamedText } from './playerText.ts';

const t = ((key: string) => key) as unknown as TFunction;

test('a hidden player is "Player" (ATHLETE-2)', () => {
  for (const hidden of [null, '', '  ']) expect(playerName(t, hidden)).toBe('player.hidden');
  expect(playerName(t, 'İ. Ö.')).toBe('İ. Ö.');
});

test('a role that is not known is shown as the school wrote it (TEAM-1)', () => {
  expect(roleText(t, 'goalkeeper')).toBe('player.roles.goalkeeper');
  expect(roleText(t, 'constructor')).toBe('constructor');
  expect(roleText(t, 'wicketkeeper')).toBe('wicketkeeper');
  expect(roleText(t, null)).toBeNull();
});

test('those who are not named are counted, with the numbers that may be shown (ATHLETE-14)', () => {
  const words = ((key: string, values: object) =>
    `${key} ${JSON.stringify(values)}`) as unknown as TFunction;
  const named = { displayName: 'İ. Ö.', shirtNumber: 4 };
  const numbered = { displayName: null, shirtNumber: 7 };
  const blank = { displayName: ' ', shirtNumber: null };
  expect(unnamedText(words, [named])).toBeNull();
  expect(unnamedText(words, [blank, named])).toEqual({
    count: 'player.unnamed {"count":1}',
    numbers: null,
  });
  expect(unnamedText(words, [numbered, named, blank, { ...numbered, shirtNumber: 0 }])).toEqual({
    count: 'player.unnamed {"count":3}',
    numbers: 'player.numbers {"count":2,"numbers":"7, 0"}',
  });
});
