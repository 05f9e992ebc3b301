import { layoutNames } from '@touchline/layouts/layoutNames';
import type { Page } from '@playwright/test';
import { boxOf } from './harness/geometry.ts';
import { waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ isReturning: true });

const widths = [320, 390, 768, 1440, 1920];

/** The space above the advertisement where it is not full width, in px. */
const above = 24;

const fromSm = 600;

async function anyMatch(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/matches/overview`);
  const { live } = (await answer.json()) as { live: { id: string }[] };
  return `/matches/${live[0]?.id}`;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApp(page);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(banner(page)).toBeVisible();
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });

for (const width of widths) {
  test(`all headings start at one edge, ${width} px`, async ({ page, signIn, backEnd }) => {
    await signIn();
    await page.setViewportSize({ width, height: 900 });
    const paths = [
      '/home',
      '/matches',
      await anyMatch(backEnd.url),
      '/favourites',
      '/messages',
      '/support/contact-us',
      '/about-us',
      '/no/such/page',
    ];
    const starts: Record<string, number> = {};
    for (const path of paths) {
      await open(page, path);
      starts[path] = (await boxOf(page.locator('main h1'))).left;
    }
    expect(new Set(Object.values(starts)), JSON.stringify(starts)).toHaveProperty('size', 1);
  });

  test(`the advertisement has the edges of the content, ${width} px (SHELL-8)`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/home', '/about-us']) {
      await open(page, path);
      const slot = await boxOf(banner(page));
      const main = await boxOf(page.getByRole('main'));
      const bar = await boxOf(page.getByRole('banner'));
      if (width < fromSm) {
        expect([slot.left, slot.right], path).toEqual([0, width]);
        expect(slot.top, path).toBe(bar.bottom);
        continue;
      }
      const heading = await boxOf(page.locator('main h1'));
      expect(slot.top - bar.bottom, path).toBe(above);
      expect(slot.left, path).toBe(heading.left);
      expect(slot.left - main.left, path).toBe(main.right - slot.right);
    }
  });
}

/** The layout without bars has no advertisement. */
const layouts = layoutNames.filter((name) => name !== 'empty');

for (const layout of layouts) {
  test(`the advertisement stands on the grid in ${layout}`, async ({ page }) => {
    for (const width of [768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `/home?layout=${layout}`);
      await expect(page.locator(`[data-layout="${layout}"]`)).toBeVisible();
      const live = await boxOf(page.getByRole('region', { name: 'Live now' }));
      const slot = await boxOf(banner(page));
      expect([slot.left, slot.right], `${width} px`).toEqual([live.left, live.right]);
    }
  });
}
