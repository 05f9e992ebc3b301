import type { Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.ts';
import { type BackEnd, hubClients } from './harness/backEnd.ts';
import { ada, bob, createSession, expectNoDataOf } from './harness/persons.ts';
import { delayChunk, navigationLink, waitForApp, waitForRest } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

/**
 * The back/forward cache. The browser of the lockfile, which has no window, never keeps a page, and
 * says so; there these tests prove that nothing of the page prevents it, and that a page which is
 * loaded again shows the same. With a whole Chromium, `CHROMIUM_PATH=/usr/bin/chromium`, the page
 * comes out of the cache.
 */
const { launchOptions } = await findBrowser();

// Playwright starts Chromium without the cache.
const ignoreDefaultArgs = [...launchOptions.ignoreDefaultArgs, '--disable-back-forward-cache'];
test.use({ isFirstVisit: true, launchOptions: { ...launchOptions, ignoreDefaultArgs } });

/** What the browser itself says: that it never keeps a page, and so begins no new group of pages. */
const ofBrowser = new Set(['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']);

interface PageCache {
  /** Why the page was not kept, without the reasons of the browser. */
  reasons: () => string[];
  /** Whether the browser keeps no page at all. */
  isMissing: () => boolean;
}

async function watchPageCache(page: Page): Promise<PageCache> {
  const devTools = await page.context().newCDPSession(page);
  const said: string[] = [];
  await devTools.send('Page.enable');
  devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    said.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  return {
    reasons: () => said.filter((reason) => !ofBrowser.has(reason)),
    isMissing: () => said.includes('BackForwardCacheDisabledForDelegate'),
  };
}

/** Leaves the product, which closes the connection. */
async function leave(page: Page, backEnd: BackEnd): Promise<void> {
  await page.goto('/favicon.svg');
  await expect.poll(() => hubClients(backEnd)).toBe(0);
}

/** A page out of the cache is not loaded, so nothing waits for that. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis);

test('nothing of the product keeps a page out of the back/forward cache, and it comes back connected (LIVE-22, LIVE-19)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  problems.tolerate(/WebSocket|SignalR/);
  const cache = await watchPageCache(page);
  const unread = navigationLink(page, 'Messages').getByText(/unread message/);
  await signIn();
  await page.goto('/messages');
  await expect.poll(() => hubClients(backEnd)).toBe(1);
  const before = Number.parseInt(await unread.innerText(), 10);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));

  await leave(page, backEnd);
  await backEnd.control('POST', 'push', { times: 2 });
  await goBack(page);
  await expect(page.getByText(ada.name).first()).toBeVisible();
  await expect(unread).toHaveText(`${before + 2} unread messages`);
  await expect.poll(() => hubClients(backEnd)).toBe(1);
  expect(cache.reasons()).toEqual([]);
  expect(await isSameDocument(page)).toBe(!cache.isMissing());

  // The check notices a reason that the page gives.
  await page.evaluate(() => {
    void navigator.locks.request('held', () => new Promise(() => {}));
    addEventListener('unload', () => {});
  });
  await leave(page, backEnd);
  await goBack(page);
  await expect.poll(() => cache.reasons()).not.toEqual([]);
});

/**
 * Reports each frame in which one of the words is seen, while the page that is left is given back and until
 * the next document comes; no frame is drawn while a page is put aside. React draws late, as on a slow
 * machine: how many frames that takes must not matter.
 */
async function watchFrames(page: Page, words: string[]): Promise<{ seen: () => number }> {
  let seen = 0;
  await page.exposeFunction('reportSeen', () => void (seen += 1));
  await page.evaluate((own) => {
    const { reportSeen } = globalThis as unknown as { reportSeen: () => void };
    const look = () => {
      const isSeen = document.documentElement.checkVisibility();
      if (isSeen && own.some((word) => document.body.innerText.includes(word))) reportSeen();
      requestAnimationFrame(look);
    };
    const giveBack = () => {
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function postLate(...message: [unknown]) {
        setTimeout(() => postMessage.apply(this, message), 500);
      };
      requestAnimationFrame(look);
    };
    addEventListener('pageshow', giveBack);
  }, words);
  return { seen: () => seen };
}

/** As the browser tells a page that it puts it aside or gives it back. */
const tell = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => {
    dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  }, type);

test('a page out of the back/forward cache shows nothing of a person who has signed out (AUTH-13, AUTH-14)', async ({
  page,
  context,
  signIn,
  backEnd,
  problems,
}) => {
  problems.tolerate(/WebSocket|SignalR/);
  await signIn();
  await page.goto('/messages');
  await expect(page.getByText(ada.name).first()).toBeVisible();
  await expect.poll(() => hubClients(backEnd)).toBe(1);
  const frames = await watchFrames(page, [ada.name, 'Sign Out']);

  await leave(page, backEnd);
  const other = await context.newPage();
  await other.goto('/sign-out');
  await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await goBack(page);
  await expect(navigationLink(page, 'Sign In/Sign Up')).toBeVisible();
  await expectNoDataOf(page, ada);
  expect(frames.seen()).toBe(0);
  expect(await hubClients(backEnd)).toBe(0);
});

for (const [who, next] of [
  ['a visitor', null],
  ['another person', bob],
] as const) {
  test(`a page that is given back to ${who} shows nothing of the earlier person, however late it is drawn (AUTH-14)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    await signIn();
    await page.goto('/messages');
    await waitForApp(page);
    await expect(page.getByText(ada.name).first()).toBeVisible();
    const frames = await watchFrames(page, [ada.name, ...(next ? [] : ['Sign Out'])]);
    await tell(page, 'pagehide');
    await expect(page.locator('html')).toBeHidden();
    // As another tab leaves it; a page that is put aside gets no event of that.
    await page.evaluate(
      (session) =>
        session === null
          ? localStorage.removeItem('touchline.session')
          : localStorage.setItem('touchline.session', session),
      next && (await createSession(backEnd, next)),
    );
    await tell(page, 'pageshow');
    const isOfNext = next
      ? page.getByText(next.name).first()
      : navigationLink(page, 'Sign In/Sign Up');
    await expect(isOfNext).toBeVisible();
    await expectNoDataOf(page, ada);
    expect(frames.seen()).toBe(0);
  });
}

test('the recorded frames show a person when nothing hides the page', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/messages');
  await expect(page.getByText(ada.name).first()).toBeVisible();
  const frames = await watchFrames(page, [ada.name]);
  // Nobody is known to have left the page, so it is loaded anew. The next document waits: it could
  // come before the first frame.
  const isSeen = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/messages',
    async (route) => {
      await isSeen.promise;
      await route.continue();
    },
  );
  await tell(page, 'pageshow');
  await expect.poll(frames.seen).toBeGreaterThan(0);
  isSeen.resolve();
});

test('a page that was put aside before all its code had come shows nothing of a person who has signed out (AUTH-13, AUTH-14)', async ({
  page,
  signIn,
}) => {
  await signIn();
  // With it the services of a signed-in person come.
  const release = await delayChunk(page, 'person');
  const isHeld = page.waitForRequest(/\/assets\/person-.*\.js$/);
  await page.goto('/home');
  await waitForApp(page);
  await isHeld;
  await expect(page.getByText(ada.name).first()).toBeVisible();
  await tell(page, 'pagehide');
  await expect(page.locator('html')).toBeHidden();
  // As another tab leaves it; a page that is put aside gets no event of that.
  await page.evaluate(() => localStorage.removeItem('touchline.session'));
  await tell(page, 'pageshow');
  await expect(navigationLink(page, 'Sign In/Sign Up')).toBeVisible();
  await expectNoDataOf(page, ada);
  await release();
});

test('a page of a visitor that is given back after a sign-in in another tab is that of the person (AUTH-11)', async ({
  page,
  backEnd,
}) => {
  await page.goto('/home');
  await waitForApp(page);
  await waitForRest(page);
  await tell(page, 'pagehide');
  // As another tab leaves it; a page that is put aside gets no event of that.
  await page.evaluate(
    (session) => localStorage.setItem('touchline.session', session),
    await createSession(backEnd, ada),
  );
  await expect(navigationLink(page, 'Sign In/Sign Up')).toBeVisible();
  await tell(page, 'pageshow');
  await expect(page.getByText(ada.name).first()).toBeVisible();
  await expect(navigationLink(page, 'Sign In/Sign Up')).toHaveCount(0);
});
