import { expect, test as base, type Page } from '@playwright/test';
import type { IndexEntry } from 'storybook/internal/types';
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
  /** Reused for all stories, because a new page for each would take twice the time. */
  sharedPage: Page;
}

const defaultViewport = { width: 1280, height: 900 };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  storySettings: [async ({}, use) => use(readStorySettings()), { scope: 'worker' }],
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await recordPlays(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await recordPlays(page);
    await use(page);
  },
  open: async ({ sharedPage, storySettings }, use, info) => {
    await use((entry) => openEntry(sharedPage, entry, storySettings[entry.id]));
    if (info.status !== info.expectedStatus) {
      await info.attach('page', { body: await sharedPage.screenshot(), contentType: 'image/png' });
    }
    // Leaves the story, to stop its effects. A file of the same site, because another site would
    // start a new process.
    await sharedPage.goto(`${process.env['PUBLISHED_STORYBOOK']}favicon.svg`);
    await sharedPage.evaluate(() => {
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
  await page.setViewportSize(storySettings?.viewport ?? defaultViewport);
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
