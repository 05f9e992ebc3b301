import { expect, it } from 'vitest';
import { addDays } from '#platform/time/days.ts';
import { spanAround } from './useMatchDays.ts';

const today = '2026-04-15';

it.each([
  [0, -200, 199],
  [199, -200, 199],
  [-200, -200, 199],
  [200, 200, 599],
  [-201, -600, -201],
])('the day %d days from today is asked for from %d to %d (LIST-9)', (distance, from, to) => {
  expect(spanAround(addDays(today, distance), today)).toEqual({
    from: addDays(today, from),
    to: addDays(today, to),
  });
});
