import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFreshness, type FreshnessWatch } from './watchFreshness.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
vi.stubGlobal('document', page);

const setLate = vi.fn();
let freshness: FreshnessWatch;

function look(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  setLate.mockClear();
  page.visibilityState = 'visible';
  freshness = watchFreshness(setLate);
});
afterEach(() => {
  freshness.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('a value is late 60 s after its last answer, and fresh with the next (MATCH-32)', () => {
  vi.advanceTimersByTime(50_000);
  freshness.answered();
  setLate.mockClear();
  vi.advanceTimersByTime(59_999);
  expect(setLate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(setLate).toHaveBeenCalledExactlyOnceWith(true);
  freshness.answered();
  expect(setLate).toHaveBeenLastCalledWith(false);
});

test('a page that is looked at again has 10 s for the answer (MATCH-32)', () => {
  look('hidden');
  vi.advanceTimersByTime(3_600_000);
  expect(setLate).not.toHaveBeenCalled();
  look('visible');
  vi.advanceTimersByTime(9_999);
  expect(setLate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(setLate).toHaveBeenCalledExactlyOnceWith(true);
});

test('a short look away does not put the time off (MATCH-32)', () => {
  vi.advanceTimersByTime(30_000);
  look('hidden');
  look('visible');
  vi.advanceTimersByTime(30_000);
  expect(setLate).toHaveBeenCalledExactlyOnceWith(true);
});

test('after the end it tells nothing', () => {
  freshness.stop();
  look('visible');
  vi.advanceTimersByTime(600_000);
  expect(setLate).not.toHaveBeenCalled();
});
