import { languages } from '@touchline/contract/account';
import { expect, test } from 'vitest';
import { preferredLanguage, refusalLanguage } from './language.ts';

test.each([
  [null, 'en'],
  ['', 'en'],
  ['de', 'en'],
  ['*', 'en'],
  ['tr', 'tr'],
  ['TR-tr', 'tr'],
  ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
  ['en;q=0.5, tr;q=0.7', 'tr'],
  ['tr;q=0.4,en', 'en'],
  ['de,tr;q=0.1', 'tr'],
  ['tr;q=0', 'en'],
  ['tr;q=much', 'en'],
])('a caller with %j is answered in %s', (header, language) => {
  expect(preferredLanguage(header, ['en', 'tr'])).toBe(language);
});

test('a call with one language answers in it', () => {
  expect(preferredLanguage('tr')).toBe('en');
});

test.each(languages)(
  'a call can be refused in %s, as in each language of the contract (LANG-20)',
  (language) => {
    expect(refusalLanguage(language)).toBe(language);
  },
);

test('a header of many spaces is read at once', () => {
  expect(preferredLanguage(`tr${' '.repeat(200_000)}x`, ['en', 'tr'])).toBe('en');
  expect(preferredLanguage('tr ; q=0.5 , en ; q=0.4', ['en', 'tr'])).toBe('tr');
});
