import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findBrowser } from '../browser.ts';
import { timeClick } from './clickProbe.ts';
import type { Measured } from './goals.ts';
import { readLoad, settled } from './loadProbe.ts';

/** A mid-range phone on a mobile network. */
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
  const { executablePath, args, env } = await findBrowser();
  // Exact instead of rounded heap sizes.
  return chromium.launch({
    executablePath,
    env,
    args: [...args, '--enable-precise-memory-info'],
  });
}

interface Visit {
  url: string;
  /** Contents of the storage of a person who is signed in. */
  session?: string;
  isThrottled: boolean;
  viewport?: { width: number; height: number };
}

/** One cold visit, followed until nothing loads any more. */
async function visit(browser: Browser, { url, session, isThrottled, viewport }: Visit) {
  const context = await browser.newContext({
    viewport: viewport ?? { width: 390, height: 844 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  if (session) {
    await page.addInitScript((value) => localStorage.setItem('touchline.session', value), session);
  }
  const devTools = await context.newCDPSession(page);
  if (isThrottled) {
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', throttle.network);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: throttle.rate });
  }
  await page.goto(url);
  await settled(page);
  return { context, page, devTools };
}

export async function measureLoad(browser: Browser, options: Visit): Promise<Measured> {
  const { context, page, devTools } = await visit(browser, options);
  const measured = await readLoad(page, devTools);
  await context.close();
  return measured;
}

/** Each click on a page of its own, so that none profits from another. */
export async function measureClicks(browser: Browser, url: string): Promise<Measured> {
  const desktop = { url, isThrottled: true, viewport: { width: 1280, height: 900 } };
  const route = await onPage(await visit(browser, desktop), async (page) =>
    timeClick(page, page.locator('main a[href^="/matches/"]').first(), 'main h1'),
  );
  const menu = await onPage(await visit(browser, desktop), async (page) => {
    const button = page.locator('header button[aria-haspopup="menu"]').first();
    return (await button.count()) ? timeClick(page, button, '[role="menu"]') : null;
  });
  const layout = await onPage(await visit(browser, desktop), switchLayout);
  return {
    routePaint: route.paint,
    routeContent: route.content,
    menuPaint: menu?.paint ?? null,
    menuContent: menu?.content ?? null,
    layoutPaint: layout?.paint ?? null,
    layoutContent: layout?.content ?? null,
  };
}

async function onPage<Result>(
  { context, page }: { context: BrowserContext; page: Page },
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  try {
    return await act(page);
  } finally {
    await context.close();
  }
}

/** By the settings drawer, once the build has one: `data-layout` names the layout on screen. */
async function switchLayout(page: Page) {
  const settings = page.getByRole('button', { name: 'Settings' }).first();
  if (!(await settings.count())) return null;
  await settings.click();
  const other = page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Dense', exact: true }) });
  await other.waitFor();
  return timeClick(page, other, '[data-layout="dense"]');
}
