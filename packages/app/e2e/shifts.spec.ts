import type { Page } from '@playwright/test';
import { boxOf, recordMovedElements } from './harness/geometry.ts';
import { delayAnswers, waitForApp } from './harness/steps.ts';
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

const arrivals = [
  { path: '/home', call: /\/matches\/overview/, content: 'main article' },
  { path: '/matches', call: /\/matches\?/, content: 'main article' },
  { path: '/messages', call: /\/common\/messages$/, content: 'main li' },
];

for (const { path, call, content } of arrivals) {
  for (const width of widths) {
    test(`the skeleton of ${path} has the shape of the page, ${width} px (ERROR-7)`, async ({
      page,
      signIn,
    }) => {
      await signIn();
      await page.setViewportSize({ width, height: 900 });
      const shifts = await recordMovedElements(page);
      const releaseAnswer = await delayAnswers(page, call);
      await page.goto(path);
      await waitForApp(page);
      await expect(page.locator(skeletons).first()).toBeVisible();
      const positions = await positionOf(page, skeletons, width);
      releaseAnswer();
      await expect(page.locator(content).first()).toBeVisible();
      await expect(page.locator(skeletons)).toHaveCount(0);
      expect(await positionOf(page, content, width)).toEqual(positions);
      expect(await shifts()).toEqual([]);
    });
  }
}

for (const width of widths) {
  test(`the skeleton of a match has the shape of the page, ${width} px (ERROR-7)`, async ({
    page,
    backEnd,
  }) => {
    const answer = await fetch(`${backEnd.url}/api/matches/overview`);
    const { live } = (await answer.json()) as { live: { id: string; sport: string }[] };
    const id = live.find(({ sport }) => sport === 'football')?.id;
    await page.setViewportSize({ width, height: 900 });
    const shifts = await recordMovedElements(page);
    const releaseAnswer = await delayAnswers(page, /\/api\/matches\/[^/]+$/);
    await page.goto(`/matches/${id}`);
    const board = page.locator(skeletons);
    await expect(board).toBeVisible();
    const positions = await positionOf(page, skeletons, width);
    releaseAnswer();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(board).toHaveCount(0);
    expect(await positionOf(page, 'main [data-board]', width)).toEqual(positions);
    expect(await shifts()).toEqual([]);
  });
}

for (const path of ['/home', '/matches', '/favourites', '/about-us', '/no/such/page']) {
  test(`no layout shift while ${path} loads`, async ({ page }) => {
    for (const width of widths) {
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
