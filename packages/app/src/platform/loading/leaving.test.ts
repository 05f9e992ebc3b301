import { array, asyncProperty, check, constantFrom } from 'fast-check';
import { createMemoryHistory } from 'history';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** What can happen around code that does not come, in any order. */
const events = [
  'beforeunload',
  'pagehide',
  'pageshow',
  'a change of page begins',
  'its page comes',
  'code does not come',
  'ten seconds pass',
] as const;

type WindowEvent = (typeof events)[number];

const reload = vi.fn();
let window: EventTarget;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { activeElement: null, querySelectorAll: () => [] });
  vi.stubGlobal('HTMLLinkElement', EventTarget);
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Watch = 'start' | 'page';

/**
 * A page of the app, freshly loaded.
 *
 * @param watch what counts as a sign that the person stays: that a change of page begins, as in the
 *   app, or that its page comes
 */
async function openPage(watch: Watch) {
  const stored = new Map<string, string>();
  window = new EventTarget();
  reload.mockReset();
  // The timers of the page before.
  vi.clearAllTimers();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.resetModules();
  const [{ watchFailedLoads, isSiteReachable, reloadForNewBuild }, location] = await Promise.all([
    import('./newBuild.ts'),
    import('../location/location.ts'),
  ]);
  const { store } = await import('../store.ts');
  const history = createMemoryHistory({ initialEntries: ['/home'] });
  const waiting: (() => void)[] = [];
  location.connectHistory(history, () => new Promise<void>((done) => waiting.push(done)));
  watchFailedLoads(
    watch === 'start'
      ? location.onNavigationStart
      : (listener) => store.sub(location.locationAtom, listener),
  );
  const answers: boolean[] = [];
  return {
    /** Whether the page is loaded anew, for each time that code did not come and that is settled. */
    answers,
    async happens(event: WindowEvent) {
      if (event === 'a change of page begins') location.navigateTo('/about-us');
      else if (event === 'its page comes') waiting.shift()?.();
      else if (event === 'ten seconds pass') await vi.advanceTimersByTimeAsync(10_000);
      else if (event !== 'code does not come') window.dispatchEvent(new Event(event));
      else if (await isSiteReachable())
        void reloadForNewBuild().then((isReloaded) => answers.push(isReloaded));
      await new Promise((done) => setImmediate(done));
    },
  };
}

/** Whether the page reloads only while nobody is leaving it, in any order of events. */
function staysWhileLeft(watch: Watch) {
  return check(
    asyncProperty(
      array(constantFrom(...events), { minLength: 4, maxLength: 12 }),
      async (order) => {
        const page = await openPage(watch);
        let isLeft = false;
        for (const event of order) {
          const before = reload.mock.calls.length;
          if (event === 'beforeunload' || event === 'pagehide') isLeft = true;
          if (event === 'pageshow' || event === 'a change of page begins') isLeft = false;
          await page.happens(event);
          if (isLeft && reload.mock.calls.length > before) return false;
        }
        return true;
      },
    ),
    { seed: 20_261_122, numRuns: 300 },
  );
}

describe('a page that is being left', () => {
  test('is never loaded anew, in any order of events (START-12)', async () => {
    expect((await staysWhileLeft('start')).counterexample).toBeNull();
  });

  test('would be, if a page that comes late counted as staying', async () => {
    expect((await staysWhileLeft('page')).failed).toBe(true);
  });

  test('is not loaded anew when that begins while a failed file is fetched again (START-12)', async () => {
    const page = await openPage('start');
    const file = '/assets/page.css';
    let answer = (_response: Response) => {};
    vi.stubGlobal('fetch', (url: string) =>
      url === file
        ? new Promise<Response>((resolve) => (answer = resolve))
        : Promise.resolve(new Response('<!doctype html>')),
    );
    Object.assign(window, { href: file, remove() {} }).dispatchEvent(new Event('error'));
    await page.happens('code does not come');
    await page.happens('beforeunload');
    answer(new Response(''));
    await vi.waitFor(() => expect(page.answers).toEqual([false]));
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['the back/forward cache gives it back', 'pageshow'],
    ['the person goes on within it', 'a change of page begins'],
  ] as const)('is loaded anew again once %s (START-7)', async (_, stays) => {
    const page = await openPage('start');
    await page.happens('beforeunload');
    await page.happens('code does not come');
    expect(reload).not.toHaveBeenCalled();
    await page.happens(stays);
    await page.happens('code does not come');
    expect(reload).toHaveBeenCalledOnce();
  });

  test('explains after a while when the person has stopped leaving it (ERROR-16)', async () => {
    const page = await openPage('start');
    await page.happens('beforeunload');
    await page.happens('code does not come');
    expect(page.answers).toEqual([]);
    await page.happens('ten seconds pass');
    expect(page.answers).toEqual([false]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('is loaded anew when the back/forward cache gives it back meanwhile (START-7)', async () => {
    const page = await openPage('start');
    await page.happens('pagehide');
    await page.happens('code does not come');
    await page.happens('pageshow');
    await page.happens('ten seconds pass');
    expect(page.answers).toEqual([true]);
    expect(reload).toHaveBeenCalledOnce();
  });
});
