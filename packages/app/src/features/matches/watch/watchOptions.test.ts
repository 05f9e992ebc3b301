import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/client/ApiError.ts';
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
function fail(
  { onErrorRetry }: Options,
  retryCount: number,
  error = new ApiError('offline', 0, 'text'),
) {
  const revalidate = vi.fn(async () => true);
  onErrorRetry?.(error, 'key', {} as never, revalidate, {
    retryCount,
    dedupe: true,
  });
  return revalidate;
}

let page: EventTarget & { visibilityState: string };

function look(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is live is asked for every 15 s, all else every 60 s (MATCH-38)', () => {
  expect(intervalOf(options(), { isPlayed: true })).toBe(15_000);
  expect(intervalOf(options(), { isPlayed: false })).toBe(60_000);
  expect(intervalOf(options())).toBe(15_000);
});

test('who saves data asks for what is live every 45 s (MATCH-38)', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(intervalOf(options(), { isPlayed: true })).toBe(45_000);
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
    expect(revalidate).toHaveBeenCalledExactlyOnceWith({ retryCount, dedupe: true });
  }
});

test('a hidden page asks for nothing until it is looked at, also after a failure (MATCH-38)', async () => {
  const revalidate = fail(options(), 1);
  look('hidden');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(revalidate).not.toHaveBeenCalled();
  look('visible');
  expect(revalidate).toHaveBeenCalledOnce();
  look('hidden');
  look('visible');
  expect(revalidate).toHaveBeenCalledOnce();
});

test('one retry waits at a time, however often the page is looked at meanwhile (MATCH-38)', async () => {
  const watching = options();
  const retries = [fail(watching, 1), fail(watching, 1), fail(watching, 1)];
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(retries.map((retry) => retry.mock.calls.length)).toEqual([0, 0, 1]);
});

test('what was answered is not asked for once more by a retry (MATCH-38)', async () => {
  const watching = options();
  const revalidate = fail(watching, 1);
  watching.onSuccess?.({ isPlayed: true }, 'key', {} as never);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(revalidate).not.toHaveBeenCalled();
});

test('a server that is too busy is given the time that it asks for (MATCH-38, ERROR-17)', async () => {
  const revalidate = fail(options(), 1, new ApiError('http', 429, 'text', {}, undefined, 600));
  await vi.advanceTimersByTimeAsync(599_999);
  expect(revalidate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(revalidate).toHaveBeenCalledOnce();
});
