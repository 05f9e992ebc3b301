import { expect, test } from 'vitest';
import { layoutNames, parseLayoutName } from './layoutNames.ts';

test('there are eleven layouts, each once (LAYOUT-1)', () => {
  expect(new Set(layoutNames).size).toBe(11);
});

test.each(layoutNames)('%s is read as itself', (name) => {
  expect(parseLayoutName(name)).toBe(name);
});

test('case and spaces are ignored (LAYOUT-5)', () => {
  expect(parseLayoutName(' Classy ')).toBe('classy');
});

test.each(['', 'classi', 'toString', '__proto__', 'CLASSIC ENTERPRISE', null, undefined, 7, {}])(
  'no layout is read from %j (LAYOUT-5)',
  (text) => {
    expect(parseLayoutName(text)).toBeUndefined();
  },
);
