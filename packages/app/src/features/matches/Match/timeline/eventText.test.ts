import { matchEventKinds, sports } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import english from '#public/i18n/en.json' with { type: 'json' };
import turkish from '#public/i18n/tr.json' with { type: 'json' };
import { eventText, eventTitle, minuteText } from './eventText.ts';

/** The words of a key in a language; undefined for one that is not there. */
const wordsOf = (language: object) =>
  ((key: string) =>
    key
      .split('.')
      .reduce<unknown>(
        (part, name) => (part as Record<string, unknown>)[name],
        language,
      )) as TFunction;
const t = wordsOf(english);

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
  ['periodEnd', 'handball', 'End of the half'],
  ['periodStart', 'waterPolo', 'Start of the quarter'],
  ['periodEnd', 'hockey', 'End of the period'],
] as const)('a %s in %s is “%s” (MATCH-22)', (kind, sport, words) => {
  expect(eventText(t, kind, sport)).toBe(words);
});

it.each(sports)('in %s what ends is what has begun, in both languages (MATCH-22)', (sport) => {
  const words = (language: object, kind: 'periodStart' | 'periodEnd') =>
    eventText(wordsOf(language), kind, sport);
  const started = words(english, 'periodStart');
  expect(started).toMatch(/^Start of the /);
  expect(words(english, 'periodEnd')).toBe(started.replace('Start', 'End'));
  const begun = words(turkish, 'periodStart');
  expect(begun).toMatch(/ başladı$/);
  expect(words(turkish, 'periodEnd')).toBe(begun.replace('başladı', 'bitti'));
});

const event = { minute: null, added: null, side: null, text: null, scoreAfter: null };
const end = (id: string, scoreAfter: { home: number; away: number } | null = null) => ({
  ...event,
  id,
  kind: 'periodEnd' as const,
  scoreAfter,
});
const sets = [
  { home: 25, away: 20 },
  { home: 22, away: 25 },
  { home: 15, away: 9 },
];
const bySets = {
  sport: 'volleyball' as const,
  status: 'finished' as const,
  score: { kind: 'sets' as const, home: 2, away: 1, sets },
  events: [end('a'), end('b'), end('c')],
};
/** The third set is being played. */
const running = {
  ...bySets,
  status: 'live' as const,
  score: { ...bySets.score, home: 1, away: 1 },
};
/** A key with its number. */
const keyed = ((key: string, values?: { number: number }) =>
  values ? `${key} ${values.number}` : key) as unknown as TFunction;

it.each([
  ['of each set', bySets, 'matchPage.sportKinds.setEndOf 2'],
  [
    'while the third is played',
    { ...running, events: [end('a'), end('b')] },
    'matchPage.sportKinds.setEndOf 2',
  ],
  [
    'while the third is played, with their scores',
    { ...running, events: [end('a', sets[0]), end('b', sets[1])] },
    'matchPage.sportKinds.setEndOf 2',
  ],
  [
    'of two of three that have ended, while another set is to come',
    { ...running, score: bySets.score, events: [end('b'), end('c')] },
    'matchPage.sportKinds.setEnd',
  ],
  [
    'with the score of another set',
    { ...running, events: [end('b', sets[1]), end('c')] },
    'matchPage.sportKinds.setEnd',
  ],
  // Which one is missing is not known.
  ['of two of three', { ...bySets, events: [end('b'), end('c')] }, 'matchPage.sportKinds.setEnd'],
  [
    'of a match without sets',
    { ...bySets, sport: 'netball' as const, score: null },
    'matchPage.kinds.periodEnd',
  ],
])('the end of a set has its number where it is known: %s (MATCH-22)', (_, match, words) => {
  expect(eventTitle(keyed, end('b'), match)).toBe(words);
});

it.each([
  [{ minute: 45, added: 2 }, '45+2′'],
  [{ minute: 0, added: null }, '0′'],
  [{ minute: 9, added: 0 }, '9′'],
  [{ minute: null, added: 3 }, ''],
])('%o is “%s”', (event, words) => {
  expect(minuteText(event)).toBe(words);
});
