import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callAt } from './callAt.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('serves all with one timer', () => {
  const stops = [1000, 2000, 3000].map((wait) => callAt(Date.now() + wait, vi.fn()));
  expect(vi.getTimerCount()).toBe(1);
  stops.forEach((stop) => stop());
  expect(vi.getTimerCount()).toBe(0);
});

it('wakes each in its time, once', () => {
  const early = vi.fn();
  const late = vi.fn();
  callAt(Date.now() + 1000, early);
  callAt(Date.now() + 5000, late);
  vi.advanceTimersByTime(1000);
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(10_000);
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 1]);
  expect(vi.getTimerCount()).toBe(0);
});

it('waits longer than one timer can', () => {
  const wake = vi.fn();
  const month = 31 * 24 * 3_600_000;
  callAt(Date.now() + month, wake);
  vi.advanceTimersByTime(month - 1);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(wake).toHaveBeenCalledOnce();
});
