import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitRate } from './limitRate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first call runs at once, all calls of an interval together once more', async () => {
  const task = vi.fn();
  const request = limitRate(task, 1_000);
  request();
  expect(task).toHaveBeenCalledOnce();
  for (let call = 0; call < 2_000; call += 1) request();
  await vi.advanceTimersByTimeAsync(999);
  expect(task).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(task).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('a call after the interval runs at once', async () => {
  const task = vi.fn();
  const request = limitRate(task, 1_000);
  request();
  await vi.advanceTimersByTimeAsync(1_000);
  request();
  expect(task).toHaveBeenCalledTimes(2);
});

test.each(['resolve', 'reject'] as const)(
  'it never runs twice at a time, and goes on after a %s',
  async (how) => {
    const runs: PromiseWithResolvers<void>[] = [];
    const request = limitRate(() => {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      return run.promise;
    }, 1_000);
    request();
    request();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(runs).toHaveLength(1);
    runs[0]?.[how]();
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toHaveLength(2);
  },
);
