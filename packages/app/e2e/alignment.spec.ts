import { layoutNames } from '@touchline/layouts/layoutNames';
import type { Page } from '@playwright/test';
import { boxOf } from './harness/geometry.ts';
import { followLink, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

const widths = [320, 390, 768, 1440, 1920];

/** The space above the advertisement where it is not full width, in px. */
const above = 24;

const fromSm = 600;

async function anyMatch(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/matches/overview`);
  const { live } = (await answer.json()) as { live: { id: string }[] };
  return `/matches/${live[0]?.id}`;
}

/** The first page of a test is loaded, and links lead to the others. */
async function open(page: Page, path: string, isFirst = true): Promise<void> {
  if (isFirst) {
    await page.goto(path);
    await waitForApp(page);
  } else {
    await followLink(page, path);
  }
  await expect(page.locator('main h1')).toBeVisible();
  await expect(banner(page)).toBeVisible();
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });

/** Looks at the page in windows of these widths; a page is loaded once and resized. */
async function atEach(
  page: Page,
  sizes: readonly number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 });
    // The page is laid out after the window.
    await expect(() => look(width)).toPass({ timeout: 10_000 });
  }
}

test('all headings start at one edge, at each width', async ({ page, signIn, backEnd }) => {
  await signIn();
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
  const edges: Record<number, number> = {};
  for (const path of paths) {
    await open(page, path, path === paths[0]);
    await atEach(page, widths, async (width) => {
      const { left } = await boxOf(page.locator('main h1'));
      edges[width] ??= left;
      expect(left, `${path} at ${width} px`).toBe(edges[width]);
    });
  }
});

for (const path of ['/home', '/about-us']) {
  test(`the advertisement of ${path} has the edges of the content (SHELL-8)`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await open(page, path);
    await atEach(page, widths, async (width) => {
      const slot = await boxOf(banner(page));
      const main = await boxOf(page.getByRole('main'));
      const bar = await boxOf(page.getByRole('banner'));
      if (width < fromSm) {
        expect([slot.left, slot.right], `${width} px`).toEqual([0, width]);
        expect(slot.top, `${width} px`).toBe(bar.bottom);
        return;
      }
      const heading = await boxOf(page.locator('main h1'));
      expect(slot.top - bar.bottom, `${width} px`).toBe(above);
      expect(slot.left, `${width} px`).toBe(heading.left);
      expect(slot.left - main.left, `${width} px`).toBe(main.right - slot.right);
    });
  });
}

/** The layout without bars has no advertisement. */
const layouts = layoutNames.filter((name) => name !== 'empty');

test('the advertisement stands on the grid in each layout', async ({ page }) => {
  for (const layout of layouts) {
    await test.step(layout, async () => {
      await open(page, `/home?layout=${layout}`, layout === layouts[0]);
      await expect(page.locator(`[data-layout="${layout}"]`)).toBeVisible();
      await atEach(page, [768, 1280, 1440], async (width) => {
        const live = await boxOf(page.getByRole('region', { name: 'Live now' }));
        const slot = await boxOf(banner(page));
        expect([slot.left, slot.right], `${layout}, ${width} px`).toEqual([live.left, live.right]);
      });
    });
  }
});
