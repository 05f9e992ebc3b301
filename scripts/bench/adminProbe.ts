import type { Browser, Page } from 'playwright-core';
import type { Measured } from './goals.ts';
import { longestTask } from './tasks.ts';

export interface AdminVisit {
  /** The address of the production build, without a path. */
  url: string;
  /** The stored session of an administrator. */
  session: string;
}

/** Measures the longest tasks of the list of matches in the admin area, without throttling. */
export async function measureAdmin(
  browser: Browser,
  visit: AdminVisit,
  runs: number,
): Promise<Measured[]> {
  const rounds: Measured[] = [];
  for (let round = 0; round < runs; round += 1) rounds.push(await measureRound(browser, visit));
  return rounds;
}

async function measureRound(browser: Browser, { url, session }: AdminVisit): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  await page.addInitScript((value) => localStorage.setItem('touchline.session', value), session);
  try {
    await page.goto(`${url}/admin/schools`);
    await rowsShown(page);
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    const matches = navigation.locator('a[href="/admin/matches"]');
    await matches.hover();
    await page.waitForLoadState('networkidle');
    const adminOpen = await longestTask(page, async () => {
      await matches.click();
      await page.waitForURL(/matches/);
      await rowsShown(page);
    });
    const next = page.getByRole('button', { name: 'Next' });
    const adminPage = await longestTask(page, () => next.click());
    const head = page.getByRole('columnheader', { name: 'Start' });
    const adminSort = await longestTask(page, () => head.click());
    const boxes = page.locator('label:has(input[type=checkbox])');
    const adminSelect = await longestTask(page, () => boxes.nth(1).click());
    const adminSelectAll = await longestTask(page, () => boxes.first().click());
    // Last, because what they leave of the list is not long.
    const adminFilter = await longestTask(page, async () => {
      await page.getByRole('search').getByRole('button', { name: /Sport/ }).click();
      await page.getByRole('option', { name: 'Football' }).click();
      await page.waitForURL(/sport=football/);
    });
    const searchBox = page.getByRole('searchbox');
    const adminSearch = await longestTask(page, () => searchBox.pressSequentially('(3)'));
    return {
      adminOpen,
      adminPage,
      adminSort,
      adminSelect,
      adminSelectAll,
      adminFilter,
      adminSearch,
    };
  } finally {
    await page.close();
  }
}

async function rowsShown(page: Page): Promise<void> {
  await page.locator('tbody tr a').first().waitFor();
  await page.waitForLoadState('networkidle');
}
