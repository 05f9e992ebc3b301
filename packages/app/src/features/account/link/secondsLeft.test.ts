import { expect, it } from 'vitest';
import { secondsLeft } from './secondsLeft.ts';

it.each([
  [null, 5_000, 0],
  [1_000, 1_000, 60],
  [1_000, 1_001, 60],
  [1_000, 2_000, 59],
  [1_000, 60_999, 1],
  [1_000, 61_000, 0],
  [1_000, 99_999, 0],
  [9_000, 1_000, 60],
])('a wait of 60 s from %s has at %i ms %i s left (SIGNUP-9)', (start, now, seconds) => {
  expect(secondsLeft(start, 60_000, now)).toBe(seconds);
});
