import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listed, text, whole } from './strict.ts';
import { orDone } from '../tolerant.ts';

test.each([
  [true, true],
  ['OK', 'done'],
  [{ id: 'm' }, 'done'],
  [null, 'done'],
])('of the answer %j to a change %j is known', (answer, known) => {
  expect(v.parse(orDone(v.literal(true)), answer)).toBe(known);
});

test('nothing stays nothing where that is an answer', () => {
  expect(v.parse(orDone(v.nullable(v.string())), null)).toBeNull();
});

test('lengths are counted in letters', () => {
  expect(v.is(text(2), '🏏🏑')).toBe(true);
  expect(v.is(text(2), '🏏🏑🏉')).toBe(false);
});

test.each([
  ['1', true],
  ['500', true],
  ['0', false],
  ['501', false],
  ['1.5', false],
  ['-1', false],
  ['1e2', false],
  ['', false],
  ['99999999999999999999', false],
])('%j is a page size: %j', (written, fits) => {
  expect(v.is(whole(1, 500), written)).toBe(fits);
});

test('a list in the address is taken apart at its commas', () => {
  const sports = listed(v.picklist(['rugby', 'netball']), 2);
  expect(v.parse(sports, 'rugby,netball')).toEqual(['rugby', 'netball']);
  expect(v.parse(sports, '')).toEqual([]);
  expect(v.is(sports, 'rugby,golf')).toBe(false);
  expect(v.is(sports, 'rugby,rugby,rugby')).toBe(false);
});
