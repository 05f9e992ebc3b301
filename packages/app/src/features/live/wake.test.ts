import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWake } from './wake.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();
vi.stubGlobal('document', page);
vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));

const supervisor = { retryNow: vi.fn(), replace: vi.fn(), pause: vi.fn(), stop: vi.fn() };
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  page.visibilityState = 'visible';
  stop = watchWake(supervisor);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** No timer runs while the device sleeps, and the clock of the day goes on. */
const sleep = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

const pageShow = (persisted: boolean) =>
  browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const visibilityChange = () => page.dispatchEvent(new Event('visibilitychange'));

test.each<[string, () => void]>([
  ['a page that is shown', () => pageShow(false)],
  ['a tab that is looked at', visibilityChange],
  ['a tab that is not frozen any more', () => page.dispatchEvent(new Event('resume'))],
])('%s makes a waiting attempt (LIVE-15)', (_, wake) => {
  wake();
  expect(supervisor.retryNow).toHaveBeenCalledOnce();
  expect(supervisor.replace).not.toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ['another network', () => browser.dispatchEvent(new Event('online'))],
  ['the back-forward cache', () => pageShow(true)],
])('%s replaces the connection (LIVE-19)', (_, wake) => {
  wake();
  expect(supervisor.replace).toHaveBeenCalledOnce();
});

test.each<[string, () => void]>([
  ['a page that is shown', () => pageShow(false)],
  ['a tab that is looked at', visibilityChange],
  ['a tab that is not frozen any more', () => page.dispatchEvent(new Event('resume'))],
  ['the next tick', () => vi.advanceTimersByTime(15_000)],
])('after a sleep %s replaces the connection, once (LIVE-19)', (_, wake) => {
  sleep(76_000);
  wake();
  expect(supervisor.replace).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(600_000);
  expect(supervisor.replace).toHaveBeenCalledOnce();
});

test('a page that is left closes its connection (LIVE-22)', () => {
  browser.dispatchEvent(new Event('pagehide'));
  expect(supervisor.pause).toHaveBeenCalledOnce();
});

test('a page that comes back after a long time replaces its connection once (LIVE-19)', () => {
  sleep(600_000);
  pageShow(true);
  vi.advanceTimersByTime(15_000);
  expect(supervisor.replace).toHaveBeenCalledOnce();
});

test('a hidden tab retries nothing, and its slow timers are no sleep (LIVE-15)', () => {
  page.visibilityState = 'hidden';
  visibilityChange();
  for (let minute = 0; minute < 60; minute += 1) {
    sleep(45_000);
    vi.advanceTimersByTime(15_000);
  }
  expect(supervisor.retryNow).not.toHaveBeenCalled();
  expect(supervisor.replace).not.toHaveBeenCalled();
});

test('afterwards it listens to nothing (LIVE-12)', () => {
  stop();
  expect(vi.getTimerCount()).toBe(0);
  sleep(600_000);
  pageShow(true);
  browser.dispatchEvent(new Event('pagehide'));
  visibilityChange();
  browser.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('resume'));
  expect(supervisor.retryNow).not.toHaveBeenCalled();
  expect(supervisor.replace).not.toHaveBeenCalled();
});
