import type { Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.ts';
import { type BackEnd, hubClients } from './harness/backEnd.ts';
import { ada, expectNoDataOf } from './harness/persons.ts';
import { delayChunk, navigationLink, waitForApp } from './harness/steps.ts';
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
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs } });

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
  problems.allow(/WebSocket|SignalR|404/);
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

  // A reason would be noticed.
  await page.evaluate(() => {
    void navigator.locks.request('held', () => new Promise(() => {}));
    addEventListener('unload', () => {});
  });
  await leave(page, backEnd);
  await goBack(page);
  await expect.poll(() => cache.reasons()).not.toEqual([]);
});

test('a page out of the back/forward cache shows nothing of a person who has signed out (AUTH-13, AUTH-14)', async ({
  page,
  context,
  signIn,
  backEnd,
  problems,
}) => {
  problems.allow(/WebSocket|SignalR|404/);
  await signIn();
  await page.goto('/messages');
  await expect(page.getByText(ada.name).first()).toBeVisible();
  await expect.poll(() => hubClients(backEnd)).toBe(1);
  await page.evaluate((name) => {
    Object.assign(globalThis, { seen: [] });
    // Each frame that the person sees; no frame is drawn while the page is put aside.
    const look = () => {
      const isSeen = document.documentElement.checkVisibility();
      const { seen } = globalThis as unknown as { seen: boolean[] };
      seen.push(isSeen && document.body.innerText.includes(name));
      requestAnimationFrame(look);
    };
    addEventListener('pageshow', () => requestAnimationFrame(look));
  }, ada.name);

  await leave(page, backEnd);
  const other = await context.newPage();
  await other.goto('/sign-out');
  await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await goBack(page);
  await expect(navigationLink(page, 'Sign In/Sign Up')).toBeVisible();
  await expectNoDataOf(page, ada);
  const seen = await page.evaluate(() => (globalThis as { seen?: boolean[] }).seen ?? []);
  expect(seen).not.toContain(true);
  expect(await hubClients(backEnd)).toBe(0);
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
  const tell = (type: string) =>
    page.evaluate((name) => {
      dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    }, type);
  await tell('pagehide');
  await expect(page.locator('html')).toBeHidden();
  // As another tab leaves it; a page that is put aside gets no event of that.
  await page.evaluate(() => localStorage.removeItem('touchline.session'));
  await tell('pageshow');
  await expect(navigationLink(page, 'Sign In/Sign Up')).toBeVisible();
  await expectNoDataOf(page, ada);
  release();
});
