import { expect, test } from 'vitest';
import { layoutNames, parseLayoutName } from './layoutNames.ts';

test('there are eleven layouts, each once', () => {
  expect(new Set(layoutNames).size).toBe(11);
});

test.each(layoutNames)('%s is read as itself', (name) => {
  expect(parseLayoutName(name)).toBe(name);
});

test('case and spaces are forgiven', () => {
  expect(parseLayoutName(' Classy ')).toBe('classy');
});

test.each(['', 'classi', 'toString', '__proto__', 'CLASSIC ENTERPRISE', null, undefined, 7, {}])(
  'no layout is read from %j',
  (text) => {
    expect(parseLayoutName(text)).toBeUndefined();
  },
);
