import { expect, test } from 'vitest';
import { layoutNames, parseLayoutName } from './layoutNames.ts';

test('there are the eleven layouts, each once (LAYOUT-1)', () => {
  const eleven = [
    'empty',
    'centered',
    'enterprise',
    'material',
    'modern',
    'classic',
    'classy',
    'compact',
    'dense',
    'futuristic',
    'thin',
  ];
  expect(layoutNames).toEqual(expect.arrayContaining(eleven));
  expect(new Set(layoutNames).size).toBe(layoutNames.length);
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
