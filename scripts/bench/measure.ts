import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser } from '../browser.ts';
import { timeClick } from './clickProbe.ts';
import { situations, type Measured, type Situation } from './goals.ts';
import { readLoad, settled } from './loadProbe.ts';

/** The throttling of a mid-range phone on a mobile network. */
const throttle = {
  rate: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1e6) / 8,
    uploadThroughput: (0.75 * 1e6) / 8,
  },
};

export async function openBrowser(): Promise<Browser> {
  const { launchOptions } = await findBrowser();
  // Exact instead of rounded heap sizes.
  return chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--enable-precise-memory-info'],
  });
}

interface Visit {
  url: string;
  /** The stored session of a signed-in person. */
  session?: string | undefined;
  viewport?: { width: number; height: number };
}

/** Makes one visit with an empty cache and waits until nothing loads any more. */
async function visit(browser: Browser, { url, session, viewport }: Visit) {
  const context = await browser.newContext({
    viewport: viewport ?? situations['visitor, phone'].viewport,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  if (session) {
    await page.addInitScript((value) => localStorage.setItem('touchline.session', value), session);
  }
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', throttle.network);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: throttle.rate });
  await page.goto(url);
  await settled(page);
  return { context, page, devTools };
}

/** Measures a first visit. */
export async function measureLoad(browser: Browser, options: Visit): Promise<Measured> {
  const { context, page, devTools } = await visit(browser, options);
  const measured = await readLoad(page, devTools);
  await context.close();
  return measured;
}

/** Measures each kind of press on a new page, so that one does not warm up another. */
export async function measureClicks(
  browser: Browser,
  situation: Situation,
  options: Visit,
): Promise<Measured> {
  const fresh = async <Result>(act: (page: Page) => Promise<Result>): Promise<Result> => {
    const { context, page } = await visit(browser, options);
    try {
      return await act(page);
    } finally {
      await context.close();
    }
  };
  const [menu, menuAgain] = await fresh(async (page) => {
    const button = page.locator('header button[aria-haspopup="menu"]:visible').first();
    const first = await timeClick(page, button, '[role="menu"]');
    await page.keyboard.press('Escape');
    await leave(page);
    return [first, await timeClick(page, button, '[role="menu"]')];
  });
  const [list, listAgain] = await fresh(async (page) => {
    const link = page.locator('main a[href^="/matches?"]').first();
    const first = await timeClick(page, link, 'main h1');
    await page.goBack();
    await link.waitFor();
    await leave(page);
    return [first, await timeClick(page, link, 'main h1')];
  });
  // On a phone the settings are in a menu, which is not comparable.
  const isWide = situations[situation].viewport.width >= 960;
  const layout = isWide ? await fresh(switchLayout) : null;
  return {
    menuPaint: menu?.paint ?? null,
    menuContent: menu?.content ?? null,
    menuAgainPaint: menuAgain?.paint ?? null,
    menuAgainContent: menuAgain?.content ?? null,
    pagePaint: list?.paint ?? null,
    pageContent: list?.content ?? null,
    pageAgainPaint: listAgain?.paint ?? null,
    pageAgainContent: listAgain?.content ?? null,
    layoutPaint: layout?.paint ?? null,
    layoutContent: layout?.content ?? null,
  };
}

/** Moves the pointer away and waits until everything is closed and idle. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await settled(page);
}

/** Switches the layout in the settings drawer; `data-layout` shows the current one. */
async function switchLayout(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const other = page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Dense', exact: true }) });
  await other.waitFor();
  await settled(page);
  return timeClick(page, other, '[data-layout="dense"]');
}
