import { toShownPlayer } from '@touchline/contract/playerDisplay';
import { constantFrom, pre, property, assert as check, string, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { seedSchools } from '../fixtures/schoolRecords.ts';
import { seedAthletes } from '../fixtures/athletes.ts';

const when = new Date('2026-04-15T13:20:00Z');
const [school] = seedSchools();
const [athlete] = seedAthletes();

/** Any text, and words as they are in names: several, with marks, apostrophes and hyphens. */
const anyName = string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const realName = stringMatching(
  /^[A-ZÇĞİÖŞÜ][a-zçğıöşü]{1,12}([ '-][A-ZÇĞİÖŞÜ][a-zçğıöşü]{1,12})?$/u,
);

function nameOf(
  displayPolicy: 'initials' | 'firstNameInitial' | 'fullName',
  names: [string, string],
) {
  if (!athlete || !school) throw new Error('There are no samples');
  const [givenName, familyName] = names;
  const granted = {
    ...athlete.consents.names,
    state: 'granted',
    at: null,
    expiresAt: null,
  } as const;
  const consents = { names: granted, photo: granted, publicProfile: granted };
  const shown = toShownPlayer({
    athlete: {
      ...athlete,
      givenName,
      familyName,
      preferredName: null,
      displayPolicy,
      consents,
      safetyFlag: false,
      status: 'active',
    },
    school: { ...school, defaults: { athleteNames: 'full', photos: 'off' } },
    place: { shirtNumber: 7, role: null },
    when,
  });
  return shown.displayName ?? '';
}

/** The letters of a text, each with the marks on it. */
const lettersOf = (text: string) => text.match(/\P{M}\p{M}*/gu) ?? [];

test('initials show one letter of each name, for any names (ATHLETE-5)', () => {
  check(
    property(anyName, anyName, (given, family) => {
      const shown = nameOf('initials', [given, family]);
      const parts = [given, family].map((name) => lettersOf(name.trim())[0] ?? '');
      const expected = parts
        .filter((part) => part && /^\P{M}/u.test(part))
        .map((part) => `${part}.`);
      pre(!/^\p{M}/u.test(given.trim()) && !/^\p{M}/u.test(family.trim()));
      expect(shown).toBe(expected.join(' '));
    }),
    { seed: 20_261_122, numRuns: 1_000 },
  );
});

test('a family name is never read behind its first letter unless the whole name is shown (ATHLETE-5)', () => {
  check(
    property(
      realName,
      realName,
      constantFrom('initials', 'firstNameInitial'),
      (given, family, policy) => {
        const shown = nameOf(policy, [given, family]);
        const first = policy === 'initials' ? `${given[0]}.` : given;
        expect(shown).toBe(`${first} ${family[0]}.`);
        expect(nameOf('fullName', [given, family])).toBe(`${given} ${family}`);
      },
    ),
    { seed: 20_261_122, numRuns: 1_000 },
  );
});
