import { beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '#testing/fakeWindow.ts';
import { watchPageCache } from './pageCache.ts';

let dispatch: ReturnType<typeof stubWindow>;
let answer: () => void;
const sync = vi.fn(
  () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
);
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  dispatch = stubWindow();
  sync.mockClear();
});

test('a page put aside is seen again only when it knows who is signed in (AUTH-14)', async () => {
  watchPageCache(sync);
  dispatch('pagehide', { persisted: true });
  expect(document.documentElement.hidden).toBe(true);
  dispatch('pageshow', { persisted: true });
  expect(document.documentElement.hidden).toBe(true);
  answer();
  await flushPromises();
  expect(document.documentElement.hidden).toBe(false);
});

test('a page that is only left is not hidden', () => {
  watchPageCache(sync);
  dispatch('pagehide', { persisted: false });
  dispatch('pageshow', { persisted: false });
  expect(document.documentElement.hidden).toBe(false);
  expect(sync).not.toHaveBeenCalled();
});

test('a tab that is looked at again asks as well, until it is stopped (AUTH-11)', () => {
  const stop = watchPageCache(sync);
  dispatch('visibilitychange');
  expect(sync).toHaveBeenCalledOnce();
  stop();
  dispatch('visibilitychange');
  expect(sync).toHaveBeenCalledOnce();
});
