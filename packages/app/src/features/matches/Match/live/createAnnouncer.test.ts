import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Announcer, createAnnouncer } from './createAnnouncer.ts';

const say = vi.fn();
let announcer: Announcer;

beforeEach(() => {
  vi.useFakeTimers();
  say.mockClear();
  announcer = createAnnouncer(say);
});
afterEach(() => {
  announcer.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('the first change is said at once (MATCH-46)', () => {
  announcer.announce('1–0');
  expect(say).toHaveBeenCalledExactlyOnceWith('1–0');
});

test('of the changes of the next 20 s only the latest is said (MATCH-46)', () => {
  announcer.announce('1–0');
  vi.advanceTimersByTime(5_000);
  announcer.announce('2–0');
  vi.advanceTimersByTime(5_000);
  announcer.announce('2–1');
  vi.advanceTimersByTime(9_999);
  expect(say).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(say.mock.calls).toEqual([['1–0'], ['2–1']]);
});

test('in an hour of changes every second one is said at once and then one in 20 s (MATCH-46, A11Y-11)', () => {
  for (let second = 0; second < 3600; second += 1) {
    announcer.announce(`${second}`);
    vi.advanceTimersByTime(1_000);
  }
  expect(say).toHaveBeenCalledTimes(1 + 180);
});

test('a change after a quiet time is said at once again (MATCH-46)', () => {
  announcer.announce('1–0');
  vi.advanceTimersByTime(20_000);
  announcer.announce('2–0');
  expect(say).toHaveBeenCalledTimes(2);
});

test('after the end nothing is said', () => {
  announcer.announce('1–0');
  announcer.announce('2–0');
  announcer.stop();
  vi.advanceTimersByTime(60_000);
  expect(say).toHaveBeenCalledTimes(1);
});
