import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { email, listed, strictInstant, text, whole } from './strict.ts';
import { done } from '../calls/auth.ts';
import { calendarDate, orDone } from '../tolerant.ts';

test.each([
  [true, true],
  ['OK', 'done'],
  [{ id: 'm' }, 'done'],
  [null, 'done'],
])('of the answer %j to a change %j is known', (answer, known) => {
  expect(v.parse(orDone(v.literal(true)), answer)).toBe(known);
});

test.each([[true], [null], [''], ['OK'], [{ id: 'u' }], [0]])(
  'a change that is answered %j is done (WIRE-18)',
  (answer) => {
    expect(v.parse(done, answer)).toBe(true);
  },
);

test('a change that is answered false is not done', () => {
  expect(v.is(done, false)).toBe(false);
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

test.each([
  ['2026-04-15T13:20:00Z', '2026-04-15T13:20:00Z'],
  ['2026-04-15T13:20:00.000Z', '2026-04-15T13:20:00Z'],
  ['2026-04-15T13:20:00.250Z', '2026-04-15T13:20:00.250Z'],
  ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00Z'],
  ['2026-02-31T13:20:00Z', null],
  ['2026-02-29T13:20:00Z', null],
  ['2026-04-15T24:00:00Z', null],
  ['2026-04-15T15:20:00+02:00', null],
  ['2026-04-15T13:20:00+00:00', null],
  ['2026-04-15 13:20:00Z', null],
  ['2026-04-15T13:20:00', null],
  ['2026-04-15', null],
])('the time %j in a request is read as %j (WIRE-23)', (written, read) => {
  const { success, output } = v.safeParse(strictInstant, written);
  expect(success ? output : null).toBe(read);
});

test.each([
  ['2026-04-15', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-00-10', false],
  ['2026-04-15T13:20:00Z', false],
])('%j is a day: %j', (written, isOne) => {
  expect(v.is(calendarDate, written)).toBe(isOne);
});

test('an address has something before and behind an at sign, and no spaces', () => {
  const unit = fc.constantFrom('a', '@', '.', ' ', '\u00a0', 'ç');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 8 }), (text) => {
      const inner = text.trim();
      const isAddress = !/\s/.test(inner) && inner.slice(1, -1).includes('@');
      expect(v.is(email, text)).toBe(isAddress);
    }),
    { numRuns: 1_000 },
  );
});

test('a long text of at signs is refused at once', () => {
  expect(v.is(email, `${'@'.repeat(200_000)} x`)).toBe(false);
});
