import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/client/ApiError.ts';
import { isTemporary, watchDelay } from './watchDelay.ts';

const calm = { isLive: false, failures: 0, savesData: false };

describe('watchDelay', () => {
  it.each([
    [{}, 60_000],
    [{ isLive: true }, 15_000],
    [{ isLive: true, savesData: true }, 45_000],
    [{ isLive: true, failures: 1 }, 30_000],
    [{ isLive: true, failures: 3 }, 120_000],
    [{ isLive: true, failures: 5 }, 300_000],
    [{ failures: 3 }, 300_000],
    [{ isLive: true, failures: 5_000 }, 300_000],
  ])('of %o is %d ms (MATCH-38)', (watched, delay) => {
    expect(watchDelay({ ...calm, ...watched }, 0.5)).toBe(delay);
  });

  it('never asks more often than every 12 s, nor less than every 6 min (MATCH-38)', () => {
    const watched = fc.record({
      isLive: fc.boolean(),
      failures: fc.nat(),
      savesData: fc.boolean(),
    });
    const random = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(watched, random, (given, number) => {
        const delay = watchDelay(given, number);
        expect(delay).toBeGreaterThanOrEqual(12_000);
        expect(delay).toBeLessThanOrEqual(360_000);
        const later = watchDelay({ ...given, failures: given.failures + 1 }, number);
        expect(later).toBeGreaterThanOrEqual(delay);
      }),
    );
  });

  it('asks for a live score before it is late, also of those who save data (MATCH-32)', () => {
    // With six seconds for the answer.
    expect(watchDelay({ isLive: true, failures: 0, savesData: true }, 1)).toBeLessThanOrEqual(
      54_000,
    );
  });
});

it.each([
  [0, true],
  [200, true],
  [400, false],
  [401, false],
  [404, false],
  [408, true],
  [429, true],
  [500, true],
  [503, true],
])('a failure with the status %d is asked for again: %s (MATCH-38)', (status, isRetried) => {
  expect(isTemporary(new ApiError('http', status, 'text'))).toBe(isRetried);
});
