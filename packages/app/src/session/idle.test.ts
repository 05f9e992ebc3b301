import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { stubWindow } from '#testing/fakeWindow.ts';
import { idleLimit, warningTime, watchIdleness } from './idle.ts';

const { lastActivity } = storageKeys;
const endWarning = vi.fn();
const onWarn = vi.fn(() => endWarning);
const onLock = vi.fn();
let dispatch: ReturnType<typeof stubWindow>;
let watch: ReturnType<typeof watchIdleness>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  stubStorage();
  dispatch = stubWindow();
  onWarn.mockClear();
  endWarning.mockClear();
  onLock.mockClear();
  watch = watchIdleness({ onWarn, onLock });
});

afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

test('it warns a minute before and then locks, each once (AUTH-24)', () => {
  vi.advanceTimersByTime(idleLimit - warningTime - 1);
  expect(onWarn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onWarn).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(warningTime - 1);
  expect(onLock).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1 + idleLimit);
  expect(onLock).toHaveBeenCalledOnce();
  expect(onWarn).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])(
  '%s begins the time again, also after the warning (AUTH-24)',
  (type) => {
    vi.advanceTimersByTime(idleLimit - 1_000);
    dispatch(type);
    vi.advanceTimersByTime(idleLimit - 1);
    expect(onLock).not.toHaveBeenCalled();
    expect(onWarn).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(onLock).toHaveBeenCalledOnce();
  },
);

test('the warning lasts until the person stays (AUTH-24)', () => {
  vi.advanceTimersByTime(idleLimit - 1_000);
  expect(endWarning).not.toHaveBeenCalled();
  dispatch('pointermove');
  expect(endWarning).toHaveBeenCalledOnce();
});

test.each(['the lock comes', 'somebody has stayed in another tab', 'nothing watches any more'])(
  'the warning is over when %s (AUTH-24)',
  (what) => {
    vi.advanceTimersByTime(idleLimit - 1_000);
    if (what.startsWith('somebody')) writeStored(lastActivity, Date.now());
    if (what.startsWith('nothing')) watch.stop();
    vi.advanceTimersByTime(1_000);
    expect(endWarning).toHaveBeenCalledOnce();
  },
);

test('the button of the warning counts as activity (AUTH-24)', () => {
  vi.advanceTimersByTime(idleLimit - 1_000);
  watch.stay();
  vi.advanceTimersByTime(idleLimit - 1);
  expect(onLock).not.toHaveBeenCalled();
});

test('what is done in another tab counts here (AUTH-24)', () => {
  vi.advanceTimersByTime(idleLimit - 10_000);
  writeStored(lastActivity, Date.now());
  vi.advanceTimersByTime(idleLimit - 1);
  expect(onLock).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLock).toHaveBeenCalledOnce();
});

test('other tabs are told of activity, not more than every 5 s (AUTH-24)', () => {
  vi.advanceTimersByTime(6_000);
  dispatch('keydown');
  const told = readStored(lastActivity);
  expect(told).toBe(Date.now());
  vi.advanceTimersByTime(2_000);
  dispatch('keydown');
  expect(readStored(lastActivity)).toBe(told);
});

test.each(['visibilitychange', 'focus', 'pageshow', 'pointermove', 'keydown'])(
  'a device that slept is locked by the first %s (AUTH-24)',
  (type) => {
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    dispatch(type);
    expect(onLock).toHaveBeenCalledOnce();
  },
);

test('a clock that was wrong when the page began locks nothing', () => {
  watch.stop();
  const now = Date.now();
  vi.setSystemTime(30);
  watch = watchIdleness({ since: () => now, onWarn, onLock });
  vi.setSystemTime(now + 1_000);
  dispatch('visibilitychange');
  dispatch('keydown');
  expect(onLock).not.toHaveBeenCalled();
});

test('after a clock was set back the time begins again', () => {
  writeStored(lastActivity, Date.now() + 86_400_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  dispatch('focus');
  vi.advanceTimersByTime(idleLimit - 1);
  expect(onLock).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLock).toHaveBeenCalledOnce();
});

test('stopped, it does nothing', () => {
  watch.stop();
  vi.advanceTimersByTime(2 * idleLimit);
  dispatch('focus');
  expect(onLock).not.toHaveBeenCalled();
});
