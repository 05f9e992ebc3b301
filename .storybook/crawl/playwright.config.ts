import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { requirePublishedStorybook } from '../../scripts/requireBuild.ts';

requirePublishedStorybook();
const { launchOptions, isPinned } = await findBrowser();

/** Opens each story and page of the published Storybook by its own address. */
export default defineConfig({
  testDir: '.',
  projects: [
    // The part of `pnpm test`: checks what only a static build can break, in a few minutes.
    {
      name: 'published',
      testMatch: [
        'docsAtWork.spec.ts',
        'docsPages.spec.ts',
        'firstVisit.spec.ts',
        'index.spec.ts',
        'manager.spec.ts',
        'pictures.spec.ts',
      ],
      // Another browser renders text differently, so pictures are compared in the pinned one only.
      testIgnore: isPinned ? [] : ['pictures.spec.ts'],
    },
    // `pnpm crawl`: every story once more; `pnpm test` has run their plays in development.
    {
      name: 'every',
      testMatch: [
        'index.spec.ts',
        'everyEntry.spec.ts',
        'everyFirstVisit.spec.ts',
        'everyInManager.spec.ts',
        'everyDocsPage.spec.ts',
        'everyFace.spec.ts',
      ],
    },
  ],
  outputDir: '../../test-results/crawl/output',
  // Compares with the pictures of the development build.
  snapshotPathTemplate: '../__pictures__/{arg}{ext}',
  updateSnapshots: 'none',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  // In `pnpm test` the end-to-end tests run beside it.
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'dot',
  // The timeouts of the stories' tests: the first story in the manager takes three seconds of a
  // processor, and in `pnpm test` there is other work beside it.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: { launchOptions },
});
