import { expect, test } from 'vitest';
import { seasonsAround } from './seasons.ts';

test.each([
  ['2026-04-15T12:00:00Z', '2026/27', '2025/26'],
  ['2026-08-01T12:00:00Z', '2027/28', '2026/27'],
  ['2099-09-01T12:00:00Z', '2100/01', '2099/00'],
])('on %s the next season is %s and this one %s', (now, next, present) => {
  const seasons = seasonsAround(Date.parse(now));
  expect(seasons.slice(0, 2)).toEqual([next, present]);
  expect(seasons).toHaveLength(6);
});
