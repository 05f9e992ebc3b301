import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['Mary Jane van der Berg', 'MB'],
  ['ışıl', 'ı'],
  ['  Çağla   Öztürk ', 'ÇÖ'],
  ['😀 Smile', '😀S'],
  ['', ''],
])('writes %j as %j (USER-8)', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
