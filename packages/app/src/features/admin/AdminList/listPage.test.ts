import { expect, test } from 'vitest';
import { pageOf } from './listPage.ts';

test.each([
  ['3', 3],
  ['10000', 10_000],
  ['99999', 10_000],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['1e9', 1],
  ['__proto__', 1],
])('the page of %j is %i (SEC-7)', (parameter, page) => {
  expect(pageOf(parameter)).toBe(page);
});
