import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A page that the tests of a worker use one after another. */
export interface SharedPage {
  /** The page as a new tab is, but with the files of the build that the browser has kept. */
  open: () => Promise<Page>;
  /**
   * Puts back what a test has left: other pages, storage, history, permissions, routes, scripts, listeners.
   * What cannot be put back, such as a clock, ends the page; the next one is new.
   */
  reset: () => Promise<void>;
}

/** What a test of ours can listen to; Playwright has listeners of its own to other events. */
const events = {
  context: ['page', 'weberror', 'console', 'request', 'response'],
  page: [
    'console',
    'dialog',
    'domcontentloaded',
    'download',
    'framenavigated',
    'load',
    'pageerror',
    'request',
    'requestfailed',
    'requestfinished',
    'response',
    'websocket',
  ],
} as const;

interface Opened {
  context: BrowserContext;
  page: Page;
  /** What takes the scripts and functions of the test out of the page again. */
  added: Disposing[];
}

interface Disposing {
  dispose: () => Promise<void>;
}

/**
 * Between two tests the page shows a picture of the same site, so that its process stays: a new one would
 * start with empty memory and compile all code again, which is half of the work of a visit.
 *
 * @param picture the address of one
 */
export function createSharedPage(
  browser: Browser,
  picture: string,
  options: BrowserContextOptions = {},
): SharedPage {
  const { origin } = new URL(picture);
  let opened: Opened | undefined;

  async function open(): Promise<Page> {
    opened ??= await openPage(await browser.newContext(options));
    return opened.page;
  }

  async function reset(): Promise<void> {
    if (!opened) return;
    const { context, page, added } = opened;
    opened = undefined;
    if (page.isClosed()) return context.close();

    for (const event of events.context) context.removeAllListeners(event);
    for (const event of events.page) page.removeAllListeners(event);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await Promise.all(added.splice(0).map((each) => each.dispose()));
    const others = context.pages().filter((each) => each !== page);
    await Promise.all(others.map((each) => each.close()));
    await page.goto(picture);
    const hasOwnClock = await page.evaluate(() => !String(setTimeout).includes('[native code]'));
    if (hasOwnClock) return context.close();

    await page.evaluate(() => sessionStorage.clear());
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: null,
      forcedColors: null,
      contrast: null,
    });
    // Playwright would press where the test before had moved the pointer.
    await page.mouse.move(-1, -1);
    const devTools = await context.newCDPSession(page);
    const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers';
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await devTools.send('Page.resetNavigationHistory');
    await devTools.detach();
    await context.clearCookies();
    await context.clearPermissions();
    opened = { context, page, added };
  }

  return { open, reset };
}

/** Playwright keeps no list of what a test adds to a page, so that it is noted here. */
async function openPage(context: BrowserContext): Promise<Opened> {
  const page = await context.newPage();
  const added: Disposing[] = [];
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (...args: Parameters<typeof addInitScript>) => {
    const script = await addInitScript(...args);
    added.push(script);
    return script;
  };
  return { context, page, added };
}
