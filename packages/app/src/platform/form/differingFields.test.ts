import { expect, test } from 'vitest';
import { differingFields } from './differingFields.ts';

test('fields differ by what they hold', () => {
  const one = { a: 'x', b: { c: 1 }, d: ['e'] };
  expect(differingFields(one, structuredClone(one))).toEqual([]);
  expect(differingFields({ ...one, b: { c: 2 }, d: [] }, one)).toEqual(['b', 'd']);
});

test('fields that only the other has are not compared', () => {
  expect(differingFields({ a: 1 }, { a: 1, b: 2 })).toEqual([]);
});
