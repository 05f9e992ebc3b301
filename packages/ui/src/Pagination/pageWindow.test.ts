import { expect, it } from 'vitest';
import { pageWindow } from './pageWindow.ts';

it.each([
  [1, 1, [1]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 12, [1, 2, 3, 4, 5, 'gapAfter', 12]],
  [6, 12, [1, 'gapBefore', 5, 6, 7, 'gapAfter', 12]],
  [12, 12, [1, 'gapBefore', 8, 9, 10, 11, 12]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])('offers from page %j of %j: %j', (page, pageCount, expected) => {
  expect(pageWindow(page, pageCount)).toEqual(expected);
});
