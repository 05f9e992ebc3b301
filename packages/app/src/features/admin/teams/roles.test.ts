import { playerRoles } from '@touchline/contract/playerRoles';
import { describe, expect, test } from 'vitest';
import { languages } from '#platform/language/languages.ts';
import { translate } from '../testing/translate.ts';
import { isRoleTooLong, roleOfText } from './roles.ts';

describe.each(languages)('the role of a player, in %s (TEAM-1)', (language) => {
  const t = translate(language);

  test('is read as one of ours and stored without its language', () => {
    for (const role of playerRoles) expect(roleOfText(t, t(`player.roles.${role}`))).toBe(role);
  });

  test.each(['', 'Wicketkeeper', 'Kaleci yardımcısı', 'constructor', 'attack left'])(
    '%j stays as it was typed',
    (role) => {
      expect(roleOfText(t, role)).toBe(role);
    },
  );
});

test('has at most 30 characters, and those around it do not count (TEAM-1)', () => {
  expect(isRoleTooLong(`  ${'ş'.repeat(30)}  `)).toBe(false);
  expect(isRoleTooLong('😀'.repeat(30))).toBe(false);
  expect(isRoleTooLong('ş'.repeat(31))).toBe(true);
});
