import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { playerName, roleText } from './playerText.ts';

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
