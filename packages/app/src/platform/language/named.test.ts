import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { named } from './named.ts';

const t = ((key: string) => key) as TFunction;

test.each([
  ['Gökçeçınar', 'Gökçeçınar'],
  ['', 'product.unnamed'],
  [' \n\u00a0', 'product.unnamed'],
])('%j is called %s (WIRE-18)', (name, words) => {
  expect(named(t, name)).toBe(words);
});
