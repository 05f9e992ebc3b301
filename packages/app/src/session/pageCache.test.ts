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
/** Lets promises settle and two frames pass. */
async function flush() {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  dispatch = stubWindow();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setImmediate(callback));
  sync.mockClear();
});

test('a page put aside is seen again only when it knows who is signed in (AUTH-14)', async () => {
  watchPageCache(sync);
  dispatch('pagehide', { persisted: true });
  expect(document.documentElement.hidden).toBe(true);
  dispatch('pageshow', { persisted: true });
  expect(document.documentElement.hidden).toBe(true);
  answer();
  await flush();
  expect(document.documentElement.hidden).toBe(false);
});

test('a page whose session ends before it comes back is seen, when that is rendered (AUTH-14)', async () => {
  const stop = watchPageCache(sync);
  dispatch('pagehide', { persisted: true });
  stop();
  expect(document.documentElement.hidden).toBe(true);
  await flush();
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
