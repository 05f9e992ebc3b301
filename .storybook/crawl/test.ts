import { expect, test as base, type Page } from '@playwright/test';
import type { IndexEntry } from 'storybook/internal/types';
import { type Declared, declarations } from './declared.ts';
import { logFaults } from './logs.ts';
import { visit } from './visit.ts';

interface TestFixtures {
  /** Opens it alone in a page where others were opened before, and expects that nothing is wrong. */
  open: (entry: IndexEntry) => Promise<void>;
}

interface WorkerFixtures {
  declared: Record<string, Declared>;
  /** Stays, since a new page for each story would take twice the time. */
  usedPage: Page;
}

const wide = { width: 1280, height: 900 };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  declared: [async ({}, use) => use(declarations()), { scope: 'worker' }],
  usedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ usedPage, declared }, use, info) => {
    await use((entry) => openAlone(usedPage, entry, declared[entry.id]));
    if (info.status !== info.expectedStatus) {
      await info.attach('page', { body: await usedPage.screenshot(), contentType: 'image/png' });
    }
    // The story is left before it is forgotten; a page of another site would be another process.
    await usedPage.goto(`${process.env['PUBLISHED_STORYBOOK']}favicon.svg`);
    await usedPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

/** In a window as wide as the story asks for, as Storybook itself would show it. */
export async function openAlone(page: Page, entry: IndexEntry, declared?: Declared): Promise<void> {
  await page.setViewportSize(declared?.viewport ?? wide);
  // Storybook runs axe on each story that is shown: here the stories of `pnpm test` did.
  const query = `id=${entry.id}&viewMode=${entry.type}&globals=a11y.manual:!true`;
  const url = `${process.env['PUBLISHED_STORYBOOK']}iframe.html?${query}`;
  const { faults, logs } = await visit(page, url);
  expect({ faults, ...logFaults(logs, declared?.expectedLogs ?? []) }).toEqual({
    faults: [],
    unexpected: [],
    missing: [],
  });
}
