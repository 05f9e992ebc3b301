import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchOptions } from './useWatched.ts';

interface Value {
  isPlayed: boolean;
}

const options = () =>
  watchOptions<Value>(
    ({ isPlayed }) => isPlayed,
    () => 0.5,
  );

type Options = ReturnType<typeof options>;

function intervalOf({ refreshInterval }: Options, value?: Value) {
  return typeof refreshInterval === 'function' ? refreshInterval(value) : refreshInterval;
}

/** Fails the request for the nth time. @returns what the cache does to ask again */
function fail({ onErrorRetry }: Options, retryCount: number) {
  const revalidate = vi.fn(async () => true);
  onErrorRetry?.(new Error('offline') as never, 'key', {} as never, revalidate, {
    retryCount,
    dedupe: true,
  });
  return revalidate;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is live is asked for every 15 s, all else every 60 s (MATCH-38)', () => {
  expect(intervalOf(options(), { isPlayed: true })).toBe(15_000);
  expect(intervalOf(options(), { isPlayed: false })).toBe(60_000);
  expect(intervalOf(options())).toBe(15_000);
});

test('who saves data asks every 60 s (MATCH-38)', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(intervalOf(options(), { isPlayed: true })).toBe(60_000);
});

test('after each failure the wait is doubled (MATCH-38)', async () => {
  const watching = options();
  intervalOf(watching, { isPlayed: true });
  for (const [retryCount, delay] of [
    [1, 30_000],
    [2, 60_000],
    [3, 120_000],
    [9, 300_000],
  ] as const) {
    const revalidate = fail(watching, retryCount);
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(revalidate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(revalidate).toHaveBeenCalledExactlyOnceWith({ retryCount });
  }
});
