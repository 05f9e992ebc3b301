import { beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '#testing/fakeWindow.ts';

let dispatch: ReturnType<typeof stubWindow>;
let answer: () => void;
let isStored: boolean;
const syncFromOtherTab = vi.fn(
  () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
);
vi.mock('./session.ts', () => ({ syncFromOtherTab }));
vi.mock('./session.atoms.ts', () => ({ isSessionStored: () => isStored }));

/** Lets promises settle and two frames pass. */
async function flush() {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(async () => {
  dispatch = stubWindow();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setImmediate(callback));
  syncFromOtherTab.mockClear();
  isStored = true;
  // As after the page was loaded.
  vi.resetModules();
  const { watchPageCache } = await import('./pageCache.ts');
  watchPageCache();
  watchPageCache();
});

test('a page put aside is seen again only when it knows who is signed in (AUTH-14)', async () => {
  dispatch('pagehide', { persisted: true });
  expect(document.documentElement.hidden).toBe(true);
  dispatch('pageshow', { persisted: true });
  await flush();
  expect(document.documentElement.hidden).toBe(true);
  answer();
  await flush();
  expect(document.documentElement.hidden).toBe(false);
  expect(syncFromOtherTab).toHaveBeenCalledOnce();
});

test('a page that is only left is not hidden', () => {
  dispatch('pagehide', { persisted: false });
  dispatch('pageshow', { persisted: false });
  expect(document.documentElement.hidden).toBe(false);
  expect(syncFromOtherTab).not.toHaveBeenCalled();
});

test('a tab that is looked at again asks as well (AUTH-11)', () => {
  dispatch('visibilitychange');
  expect(syncFromOtherTab).toHaveBeenCalledOnce();
});

test('a session that the storage could not take stays that of its tab (AUTH-11)', async () => {
  isStored = false;
  dispatch('visibilitychange');
  dispatch('pagehide', { persisted: true });
  dispatch('pageshow', { persisted: true });
  await flush();
  expect(syncFromOtherTab).not.toHaveBeenCalled();
  expect(document.documentElement.hidden).toBe(false);
});
