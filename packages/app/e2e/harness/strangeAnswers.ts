import { randomNumbers } from './randomNumbers.ts';

/** Texts of the right type without a valid meaning. */
const texts = [
  '',
  ' ',
  '.',
  '..',
  '../../admin',
  'a/b?c#d',
  '\ud800',
  '\u202eabc\u0000',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(5_000),
  'İıŞ '.repeat(200),
  'javascript:alert(1)',
  '//evil.example',
  '{{name}} $t(shell.back)',
  '0000-00-00',
  '2026-02-31',
  '0001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '1e999',
  '-0',
];

const numbers = [-1, 0, 0.5, 7, 1e6, 2 ** 53, -1e308, 1e308];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Changes some values of an answer: each becomes another one of its type, nothing, or is gone; a list
 * is emptied, reversed, or has its first entry several times.
 *
 * @param chance that a value is changed, 0 to 1
 */
export function makeStrange(value: Json, random: () => number, chance: number): Json {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const isChanged = random() < chance;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => makeStrange(entry, random, chance));
    if (!isChanged) return entries;
    const [first = null] = entries;
    return pick<Json>([[], entries.toReversed(), [first, first, ...entries], [null, ...entries]]);
  }
  if (typeof value === 'object' && value !== null) {
    if (isChanged && random() < 0.2) return pick<Json>([null, {}, []]);
    const entries = Object.entries(value).flatMap(([key, own]): [string, Json][] =>
      random() < chance / 4 ? [] : [[key, makeStrange(own, random, chance)]],
    );
    return Object.fromEntries(entries);
  }
  if (!isChanged) return value;
  if (random() < 0.15) return null;
  if (typeof value === 'string') return pick(texts);
  if (typeof value === 'number') return pick(numbers);
  return typeof value === 'boolean' ? !value : value;
}

/** The fields by which the product calls a record, from which a link or a heading has its words. */
const nameFields =
  /^(?:name|shortName|title|broadcastTitle|label|displayName|givenName|familyName|teamName|schoolName|competition|season|ageGroup|city)$/;

/** The same answer with blank names alone. */
export function blankNames(value: Json): Json {
  if (Array.isArray(value)) return value.map(blankNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [
      key,
      typeof own === 'string' && nameFields.test(key) ? ' ' : blankNames(own),
    ]),
  );
}

/** A number for a text, the same for the same text (FNV-1a). */
function hash(text: string): number {
  return [...text].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
}

/**
 * Random numbers for one answer after the other: the same for the same seed, page, request and count
 * of that request on that page, in whatever order the answers arrive.
 */
export function strangeNumbers(seed: number): (page: string, request: string) => () => number {
  const counts = new Map<string, number>();
  return (page, request) => {
    const place = `${page} ${request}`;
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    return randomNumbers(hash(`${seed} ${place} ${count}`));
  };
}
