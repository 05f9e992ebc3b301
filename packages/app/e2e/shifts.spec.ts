import type { Page } from '@playwright/test';
import { boxOf, watchShifts } from './harness/geometry.ts';
import { codeRuns } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

/**
 * The position of the first match, and its height where no other in the row has a longer name.
 *
 * @param width of the window
 */
async function placeOf(page: Page, selector: string, width: number): Promise<number[]> {
  const { left, right, top, bottom } = await boxOf(page.locator(selector).first());
  return width < 1440 ? [left, right, top, bottom] : [left, right, top];
}

async function hold(page: Page, call: RegExp): Promise<() => void> {
  let letAnswerCome = () => {};
  const held = new Promise<void>((resolve) => {
    letAnswerCome = resolve;
  });
  await page.route(call, async (route) => {
    await held;
    await route.continue();
  });
  return letAnswerCome;
}

const widths = [390, 768, 1440];

/** The web font has other widths and loads last; it is not part of these tests. */
test.beforeEach(({ page }) => page.route(/\.woff2$/, () => undefined));

/** The skeletons of content that is loading. */
const coming = 'main [data-skeleton]';

const arrivals = [
  { path: '/home', call: /\/matches\/overview/, come: 'main article' },
  { path: '/matches', call: /\/matches\?/, come: 'main article' },
  { path: '/messages', call: /\/common\/messages$/, come: 'main li' },
];

for (const { path, call, come } of arrivals) {
  for (const width of widths) {
    test(`what keeps the place of ${path} is shaped like it, ${width} px (ERROR-7)`, async ({
      page,
      signIn,
    }) => {
      await signIn();
      await page.setViewportSize({ width, height: 900 });
      const shifts = await watchShifts(page);
      const letAnswerCome = await hold(page, call);
      await page.goto(path);
      await codeRuns(page);
      await expect(page.locator(coming).first()).toBeVisible();
      const places = await placeOf(page, coming, width);
      letAnswerCome();
      await expect(page.locator(come).first()).toBeVisible();
      await expect(page.locator(coming)).toHaveCount(0);
      expect(await placeOf(page, come, width)).toEqual(places);
      expect(await shifts()).toEqual([]);
    });
  }
}

for (const width of widths) {
  test(`what keeps the place of a match is shaped like it, ${width} px (ERROR-7)`, async ({
    page,
    backEnd,
  }) => {
    const answer = await fetch(`${backEnd.url}/api/matches/overview`);
    const { live } = (await answer.json()) as { live: { id: string; sport: string }[] };
    const id = live.find(({ sport }) => sport === 'football')?.id;
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    const letAnswerCome = await hold(page, /\/api\/matches\/[^/]+$/);
    await page.goto(`/matches/${id}`);
    const board = page.locator(coming);
    await expect(board).toBeVisible();
    const places = await placeOf(page, coming, width);
    letAnswerCome();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(board).toHaveCount(0);
    expect(await placeOf(page, 'main [data-board]', width)).toEqual(places);
    expect(await shifts()).toEqual([]);
  });
}

for (const path of ['/home', '/matches', '/favourites', '/about-us', '/no/such/page']) {
  test(`nothing in sight moves by itself while ${path} comes`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const shifts = await watchShifts(page);
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.getByText('Kestrel Bottles')).toBeVisible();
      await expect(page.locator(coming)).toHaveCount(0);
      expect(await shifts(), `${width} px`).toEqual([]);
    }
  });
}
