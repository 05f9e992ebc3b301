import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** A context that the tests of a worker use one after another. */
export interface SharedContext {
  context: BrowserContext;
  /**
   * Puts back what a test has left: pages, storage, permissions, routes, listeners. The browser keeps the
   * files of the build and their compiled code.
   *
   * @throws Error when the test has installed a clock, which the next one would get
   */
  reset: () => Promise<void>;
}

/** What a test of ours can listen to; Playwright has listeners of its own to other events. */
const events = ['page', 'weberror', 'console', 'request', 'response'] as const;

export async function openSharedContext(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<SharedContext> {
  const context = await browser.newContext(options);
  const { origin } = new URL(options.baseURL);

  async function reset(): Promise<void> {
    for (const event of events) context.removeAllListeners(event);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await Promise.all(context.pages().map((page) => page.close()));
    const blank = await context.newPage();
    const devTools = await context.newCDPSession(blank);
    const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers';
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await context.clearCookies();
    await context.clearPermissions();
    const hasOwnClock = await blank.evaluate(() => !String(Date).includes('[native code]'));
    await blank.close();
    if (hasOwnClock) throw new Error('A test that installs a clock needs a context of its own.');
  }

  return { context, reset };
}
