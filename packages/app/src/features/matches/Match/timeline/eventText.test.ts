import { matchEventKinds, sports } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import english from '#public/i18n/en.json' with { type: 'json' };
import { eventText, minuteText } from './eventText.ts';

/** The English words of a key; undefined for one that is not there. */
const t = ((key: string) =>
  key
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Record<string, unknown>)[name],
      english,
    )) as TFunction;

it('has words for every event of every sport (MATCH-22)', () => {
  for (const sport of sports) {
    for (const kind of matchEventKinds)
      expect(eventText(t, kind, sport), `${sport} ${kind}`).toMatch(/^\p{Lu}/u);
  }
});

it.each([
  ['goal', 'football', 'Goal'],
  ['goal', 'basketball', 'Basket'],
  ['goal', 'rugby', 'Points'],
  ['periodEnd', 'volleyball', 'End of the set'],
  ['periodStart', 'cricket', 'Start of the innings'],
  ['periodEnd', 'handball', 'End of play'],
] as const)('a %s in %s is “%s” (MATCH-22)', (kind, sport, words) => {
  expect(eventText(t, kind, sport)).toBe(words);
});

it.each([
  [{ minute: 45, added: 2 }, '45+2′'],
  [{ minute: 0, added: null }, '0′'],
  [{ minute: 9, added: 0 }, '9′'],
  [{ minute: null, added: 3 }, ''],
])('%o is “%s”', (event, words) => {
  expect(minuteText(event)).toBe(words);
});
