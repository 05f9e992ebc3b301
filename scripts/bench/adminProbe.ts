import type { Browser, Page } from 'playwright-core';
import type { Measured } from './goals.ts';
import { longestTask } from './tasks.ts';

export interface AdminVisit {
  /** The address of the production build, without a path. */
  url: string;
  /** The stored session of an administrator. */
  session: string;
}

interface MeasuredList {
  area: string;
  /** The column that can be pressed to sort. */
  sort: string;
  filter: { label: RegExp; option: string; address: RegExp };
  /** Typed into the search last. */
  words: string;
  hasFile: boolean;
}

const lists: readonly MeasuredList[] = [
  {
    area: 'matches',
    sort: 'Start',
    filter: { label: /Sport/, option: 'Football', address: /sport=football/ },
    words: '(3)',
    hasFile: true,
  },
  {
    area: 'athletes',
    sort: 'Status',
    filter: { label: /Safety flag/, option: 'Do not identify', address: /flag=true/ },
    words: '3',
    hasFile: false,
  },
];

const viewports = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

/**
 * Measures the longest tasks of the lists of matches and athletes in the admin area, as a table and as
 * cards, without throttling.
 *
 * @returns the rounds by list and size of the window
 */
export async function measureAdmin(
  browser: Browser,
  visit: AdminVisit,
  runs: number,
): Promise<Record<string, Measured[]>> {
  const measured: Record<string, Measured[]> = {};
  for (const list of lists) {
    for (const viewport of viewports) {
      const rounds: Measured[] = [];
      for (let round = 0; round < runs; round += 1)
        rounds.push(await measureRound(browser, visit, { list, viewport }));
      measured[`${list.area}, ${viewport.width} × ${viewport.height}`] = rounds;
    }
  }
  return measured;
}

async function measureRound(
  browser: Browser,
  { url, session }: AdminVisit,
  { list, viewport }: { list: MeasuredList; viewport: (typeof viewports)[number] },
): Promise<Measured> {
  const { area, sort, filter, words, hasFile } = list;
  const isPhone = viewport.width < 600;
  const page = await browser.newPage({ viewport, locale: 'en-GB' });
  await page.addInitScript((value) => localStorage.setItem('touchline.session', value), session);
  try {
    await page.goto(`${url}/admin/schools`);
    await rowsShown(page);
    if (isPhone) await page.getByRole('button', { name: 'Navigation' }).click();
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    const link = navigation.locator(`a[href="/admin/${area}"]`);
    await link.hover();
    await page.waitForLoadState('networkidle');
    const adminOpen = await longestTask(page, async () => {
      await link.click();
      await page.waitForURL(new RegExp(area));
      await rowsShown(page);
    });
    const next = page.getByRole('button', { name: 'Next' });
    const adminPage = await longestTask(page, () => next.click());
    const head = page.getByRole('columnheader', { name: sort }).getByRole('button');
    const adminSort = await longestTask(page, () => head.click());
    const boxes = page.locator('label:has(input[type=checkbox])');
    const adminSelect = await longestTask(page, () => boxes.nth(1).click());
    const adminSelectAll = await longestTask(page, () => boxes.first().click());
    const adminFile = hasFile
      ? await longestTask(page, async () => {
          const saved = page.waitForEvent('download', { timeout: 120_000 });
          await page.getByRole('button', { name: 'CSV file' }).click();
          await saved;
        })
      : undefined;
    // Last, because what they leave of the list is not long.
    const search = page.getByRole('search');
    if (isPhone) await search.getByRole('button', { name: /^Filters/ }).click();
    const adminFilter = await longestTask(page, async () => {
      await search.getByRole('button', { name: filter.label }).click();
      await page.getByRole('option', { name: filter.option }).click();
      await page.waitForURL(filter.address);
    });
    // A list of which several can be chosen stays open, and nothing can be typed behind it.
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    const searchBox = page.getByRole('searchbox');
    const adminSearch = await longestTask(page, () => searchBox.pressSequentially(words));
    return {
      adminOpen,
      adminPage,
      adminSort,
      adminSelect,
      adminSelectAll,
      ...(adminFile === undefined ? {} : { adminFile }),
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
