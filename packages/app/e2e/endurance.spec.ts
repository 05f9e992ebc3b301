import type { Page } from '@playwright/test';
import { hubClients, type BackEnd } from './harness/backEnd.ts';
import { measurePageSize, type PageSize } from './harness/pageSize.ts';
import { navigationLink, waitForApp, waitForRest } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ isFirstVisit: true });

/** `SOAK_ROUNDS` asks for more; 100 take about five minutes. */
const rounds = Number(process.env['SOAK_ROUNDS'] ?? 2);

/** Page changes, panels, languages and pushes of a round. */
const actionsOfRound = 11;

/**
 * After so many rounds the heap of the engine itself, mostly compiled code, has stopped growing.
 */
const warmRounds = 15;

/** The time that 95 % of the changes of page took at most, in ms. */
function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

async function openAndClose(page: Page, name: RegExp | string): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name }).first();
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
}

/**
 * Changes the page with a link.
 *
 * @returns the time from the click to the first frame with the heading of the new page, in ms
 */
async function changePage(page: Page, name: string): Promise<number> {
  const link = navigationLink(page, name).first();
  await link.scrollIntoViewIfNeeded();
  return link.evaluate(async (element: HTMLElement) => {
    const heading = document.querySelector('h1');
    const start = performance.now();
    element.click();
    await new Promise<void>((resolve) => {
      const look = () => {
        const shown = document.querySelector('h1');
        if (shown && shown !== heading && shown.textContent) resolve();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    return performance.now() - start;
  });
}

/**
 * Through the pages, the panels and the languages, with messages coming in; ends where it began.
 *
 * @returns what the changes of page took, in ms
 */
async function round(page: Page, backEnd: BackEnd): Promise<number[]> {
  const times: number[] = [];
  for (const name of ['Favourites', 'Contact Us', 'Messages', 'About Us', 'Home']) {
    times.push(await changePage(page, name));
  }
  for (const name of [/^Messages/, 'Shortcuts', 'Settings']) await openAndClose(page, name);
  for (const [open, language, id] of [
    [/^Language/, 'Türkçe', 'tr'],
    [/^Dil/, 'English', 'en'],
  ] as const) {
    await page.getByRole('button', { name: open }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', id);
  }
  await backEnd.control('POST', 'push', { times: 5 });
  return times;
}

test('long use leaks no nodes, listeners, memory or connections (LIVE-16, SHELL-25)', async ({
  page,
  signIn,
  backEnd,
}) => {
  test.setTimeout(90_000 + rounds * 10_000);
  await signIn();
  await page.goto('/home');
  await waitForApp(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // The work that starts when the page is idle adds listeners as well.
  await waitForRest(page);
  // The code of every part is loaded, and the caches are filled.
  await round(page, backEnd);
  const before = await measurePageSize(session);
  let warm = before;
  const times: number[] = [];
  for (let number = 0; number < rounds; number += 1) {
    if (number === warmRounds) warm = await measurePageSize(session);
    times.push(...(await round(page, backEnd)));
  }
  const after = await measurePageSize(session);
  const part = Math.ceil(times.length / 6);
  const routeChange = { first: p95(times.slice(0, part)), last: p95(times.slice(-part)) };
  console.info(JSON.stringify({ rounds, before, warm, after, routeChange }));
  expect(kept({ before, after, rounds })).toEqual([]);
  if (rounds > warmRounds) {
    expect(kept({ before: warm, after, rounds: rounds - warmRounds, slack: 0.5 })).toEqual([]);
    expect(routeChange.last).toBeLessThan(1.5 * routeChange.first);
  }
  expect(await hubClients(backEnd)).toBe(1);
});

interface Growth {
  before: PageSize;
  after: PageSize;
  rounds: number;
  /**
   * The growth that is allowed for code compiled later and for bounded lists that fill up later, in
   * MB.
   */
  slack?: number;
}

/** The measures that have grown as by a leak: the heap may grow by 1 MB in 100 actions. */
function kept({ before, after, rounds: passed, slack = 3 }: Growth): string[] {
  const limit = slack + (passed * actionsOfRound) / 100;
  return [
    ...(after.nodes < before.nodes * 1.05 + 50 ? [] : ['nodes']),
    ...(after.listeners < before.listeners * 1.05 + 10 ? [] : ['listeners']),
    ...(after.heap - before.heap < limit ? [] : ['heap']),
  ];
}

test('a leak of memory, nodes or listeners is noticed', async ({ page }) => {
  // An empty page: in the app something could begin to listen between two measurements.
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await measurePageSize(session);
  await page.evaluate(() => {
    const text = (index: number) => `${index} ${'x'.repeat(20)}`;
    Object.assign(globalThis, { keptTexts: Array.from({ length: 100_000 }, (_, i) => text(i)) });
  });
  expect(kept({ before, after: await measurePageSize(session), rounds: 2 })).toEqual(['heap']);
  await page.evaluate(() => {
    const elements = Array.from({ length: 1_000 }, () => document.createElement('p'));
    for (const element of elements) element.addEventListener('click', () => {});
    Object.assign(globalThis, { keptTexts: null, elements });
  });
  const after = await measurePageSize(session);
  expect(kept({ before, after, rounds: 2 })).toEqual(['nodes', 'listeners']);
});
