import type { Page } from '@playwright/test';
import type { BackEnd } from './harness/backEnd.ts';
import { boxOf, recordMovedElements } from './harness/geometry.ts';
import { delayAnswers, waitForApp, waitForMotionEnd } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ isFirstVisit: true });

/**
 * The position of the first match, and its height where no other in the row has a longer name.
 *
 * @param width of the window
 */
async function positionOf(page: Page, selector: string, width: number): Promise<number[]> {
  const { left, right, top, bottom } = await boxOf(page.locator(selector).first());
  return width < 1440 ? [left, right, top, bottom] : [left, right, top];
}

const widths = [390, 768, 1440];

/** The web font has other widths and loads last; it is not part of these tests. */
test.beforeEach(({ page }) => page.route(/\.woff2$/, () => undefined));

/** The skeletons of content that is loading. */
const skeletons = 'main [data-skeleton]';

/** What has a skeleton while it loads, and the width at which it is opened. */
const arrivals = [
  {
    name: '/home',
    width: 390,
    requiresSignIn: true,
    address: async () => '/home',
    call: /\/matches\/overview/,
    content: 'main article',
  },
  {
    name: '/matches',
    width: 768,
    requiresSignIn: true,
    address: async () => '/matches',
    call: /\/matches\?/,
    content: 'main article',
  },
  {
    name: 'a match',
    width: 1440,
    requiresSignIn: false,
    address: addressOfMatch,
    call: /\/api\/matches\/[^/]+$/,
    content: 'main [data-board]',
  },
];

async function addressOfMatch(backEnd: BackEnd): Promise<string> {
  const answer = await fetch(`${backEnd.url}/api/matches/overview`);
  const { live } = (await answer.json()) as { live: { id: string; sport: string }[] };
  return `/matches/${live.find(({ sport }) => sport === 'football')?.id}`;
}

/** The position at each width, the last of which the window keeps. */
async function positionsOf(page: Page, selector: string, order: number[]) {
  const positions: Record<number, number[]> = {};
  for (const width of order) {
    await page.setViewportSize({ width, height: 900 });
    await waitForMotionEnd(page);
    positions[width] = await positionOf(page, selector, width);
  }
  return positions;
}

for (const { name, width: arrival, requiresSignIn, address, call, content } of arrivals) {
  test(`the skeleton of ${name} has the shape of the page at each width (ERROR-7)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    if (requiresSignIn) await signIn();
    const path = await address(backEnd);
    const others = widths.filter((width) => width !== arrival);
    await page.setViewportSize({ width: arrival, height: 900 });
    const shifts = await recordMovedElements(page);
    const releaseAnswer = await delayAnswers(page, call);
    await page.goto(path);
    await waitForApp(page);
    await expect(page.locator(skeletons).first()).toBeVisible();
    expect(await shifts()).toEqual([]);
    const positions = await positionsOf(page, skeletons, [...others, arrival]);
    // A change of the width moves elements too.
    const { length: before } = await shifts();
    releaseAnswer();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator(content).first()).toBeVisible();
    await expect(page.locator(skeletons)).toHaveCount(0);
    expect(await positionOf(page, content, arrival)).toEqual(positions[arrival]);
    expect((await shifts()).slice(before)).toEqual([]);
    expect(await positionsOf(page, content, [...others, arrival])).toEqual(positions);
  });
}

const loads = [
  { path: '/home', at: widths },
  { path: '/matches', at: widths },
  { path: '/favourites', at: [390] },
  { path: '/about-us', at: [768] },
  { path: '/no/such/page', at: [1440] },
];

for (const { path, at } of loads) {
  test(`no layout shift while ${path} loads`, async ({ page }) => {
    for (const width of at) {
      await page.setViewportSize({ width, height: 900 });
      const shifts = await recordMovedElements(page);
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      // Which one it is, is their turn (AD-16).
      await expect(page.getByText('Default advertisement', { exact: true })).toBeHidden();
      await expect(page.locator(skeletons)).toHaveCount(0);
      expect(await shifts(), `${width} px`).toEqual([]);
    }
  });
}
