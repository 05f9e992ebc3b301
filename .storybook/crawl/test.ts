import { expect, test as base, type Page } from '@playwright/test';
import type { IndexEntry } from 'storybook/internal/types';
import { createSharedPage, type SharedPage } from '../../scripts/sharedPage.ts';
import { type StorySettings, readStorySettings } from './storySettings.ts';
import { compareLogs } from './logs.ts';
import { recordPlays, silentFailures } from './silentFailures.ts';
import { violationsOf } from './violations.ts';
import { visit } from './visit.ts';

interface TestFixtures {
  /** Opens an entry in a page that has shown others before, and expects no errors. */
  open: (entry: IndexEntry) => Promise<void>;
}

interface WorkerFixtures {
  storySettings: Record<string, StorySettings>;
  /** The page of all tests but those that `open` entries in it. */
  sharedPage: SharedPage;
  /** Shows one story after the other; the browser keeps what they have stored, such as the mock back end. */
  storyPage: Page;
}

const viewport = { width: 1280, height: 900 };

const pictureOfSite = () => `${process.env['PUBLISHED_STORYBOOK']}favicon.svg`;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  storySettings: [async ({}, use) => use(readStorySettings()), { scope: 'worker' }],
  sharedPage: [
    async ({ browser }, use) => use(createSharedPage(browser, pictureOfSite(), { viewport })),
    { scope: 'worker' },
  ],
  storyPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await recordPlays(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, use) => {
    const page = await sharedPage.open();
    await page.setViewportSize(viewport);
    await recordPlays(page);
    await use(page);
    await sharedPage.reset();
  },
  context: async ({ page }, use) => use(page.context()),
  open: async ({ storyPage, storySettings }, use, info) => {
    await use((entry) => openEntry(storyPage, entry, storySettings[entry.id]));
    if (info.status !== info.expectedStatus) {
      await info.attach('page', { body: await storyPage.screenshot(), contentType: 'image/png' });
    }
    // Leaves the story, to stop its effects. A file of the same site, because another site would
    // start a new process.
    await storyPage.goto(pictureOfSite());
    await storyPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

/** Opens an entry in a window of the width that the story declares. */
export async function openEntry(
  page: Page,
  entry: IndexEntry,
  storySettings?: StorySettings,
): Promise<void> {
  await page.setViewportSize(storySettings?.viewport ?? viewport);
  // Storybook's own axe only reports to its panel.
  const query = `id=${entry.id}&viewMode=${entry.type}&globals=a11y.manual:!true`;
  const url = `${process.env['PUBLISHED_STORYBOOK']}iframe.html?${query}`;
  const expected = storySettings?.expectedLogs ?? [];
  const { errors, logs } = await visit(page, url, expected);
  const silent = await silentFailures(page, entry);
  expect({ errors, silent, ...compareLogs(logs, expected) }).toEqual({
    errors: [],
    silent: [],
    unexpected: [],
    missing: [],
  });
  // `pnpm test` runs axe on all stories but those that it leaves out.
  if (entry.type === 'story' && !entry.tags?.includes('test')) {
    expect(await violationsOf(page)).toEqual([]);
  }
}

export { expect };
