import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '#testing/fakeWindow.ts';
import { atTime } from './expiry.ts';
import { dayLength } from '#platform/time/days.ts';

const onReached = vi.fn();
let dispatch: ReturnType<typeof stubWindow>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  dispatch = stubWindow();
  onReached.mockClear();
});

afterEach(() => vi.useRealTimers());

describe.each([1_000, 7 * dayLength, 24 * dayLength, 25 * dayLength, 400 * dayLength])(
  'a time in %i ms',
  (delay) => {
    test('is reached then, not before, and once (AUTH-25)', () => {
      atTime(Date.now() + delay, onReached);
      vi.advanceTimersByTime(delay - 1);
      expect(onReached).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(onReached).toHaveBeenCalledOnce();
      vi.advanceTimersByTime(delay);
      dispatch('focus');
      expect(onReached).toHaveBeenCalledOnce();
    });
  },
);

test('a timer alone would fire at once after 25 days, which is why there are several', () => {
  const delays: number[] = [];
  const original = setTimeout;
  vi.stubGlobal('setTimeout', (act: () => void, delay: number) => {
    delays.push(delay);
    return original(act, delay);
  });
  atTime(Date.now() + 60 * dayLength, onReached);
  vi.advanceTimersByTime(60 * dayLength);
  vi.unstubAllGlobals();
  expect(Math.max(...delays)).toBeLessThan(2 ** 31);
  expect(onReached).toHaveBeenCalledOnce();
});

test.each(['visibilitychange', 'pageshow', 'focus'])(
  'a clock that is set 8 days ahead is noticed by %s, once (AUTH-25)',
  (type) => {
    atTime(Date.now() + 7 * dayLength, onReached);
    vi.setSystemTime(Date.now() + 8 * dayLength);
    expect(onReached).not.toHaveBeenCalled();
    dispatch(type);
    expect(onReached).toHaveBeenCalledOnce();
    dispatch(type);
    vi.advanceTimersByTime(30 * dayLength);
    expect(onReached).toHaveBeenCalledOnce();
  },
);

test('a clock that is set back waits again, and stopping stops', () => {
  const stop = atTime(Date.now() + dayLength, onReached);
  vi.setSystemTime(Date.now() - 8 * dayLength);
  vi.advanceTimersByTime(2 * dayLength);
  expect(onReached).not.toHaveBeenCalled();
  stop();
  vi.advanceTimersByTime(30 * dayLength);
  dispatch('focus');
  expect(onReached).not.toHaveBeenCalled();
});
