import { expect, test } from 'vitest';
import { middlePart } from './cropPicture.ts';

test('the part lies in the middle of the picture (ADMIN-66)', () => {
  expect(middlePart(400, 200, 1)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
  expect(middlePart(100, 400, 1)).toEqual({ x: 0, y: 37.5, width: 100, height: 25 });
  expect(middlePart(400, 200, 4)).toEqual({ x: 0, y: 25, width: 100, height: 50 });
  expect(middlePart(1600, 100, 4)).toEqual({ x: 37.5, y: 0, width: 25, height: 100 });
});
