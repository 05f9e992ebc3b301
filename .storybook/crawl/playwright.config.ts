import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { requirePublishedStorybook } from '../../scripts/requireBuild.ts';

requirePublishedStorybook();
const { executablePath, args, env, isPinned } = await findBrowser();

/** Opens each story and page of the published Storybook alone, as by a link. */
export default defineConfig({
  testDir: '.',
  projects: [
    // What a static build alone can break, in a few minutes: part of `pnpm test`.
    {
      name: 'published',
      testMatch: ['firstVisit.spec.ts', 'manager.spec.ts', 'pictures.spec.ts'],
      // Another browser draws letters differently.
      testIgnore: isPinned ? [] : ['pictures.spec.ts'],
    },
    // Every story once more, whose plays `pnpm test` has run in development: `pnpm crawl`.
    { name: 'every', testMatch: ['everyEntry.spec.ts', 'everyFirstVisit.spec.ts'] },
  ],
  outputDir: '../../test-results/crawl/output',
  // The pictures are those of the stories in development, and only compared here.
  snapshotPathTemplate: '../__pictures__/{arg}{ext}',
  updateSnapshots: 'none',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  // Two cores: while one story waits for an animation or an answer, others draw.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'dot',
  timeout: 45_000,
  expect: { timeout: 15_000 },
  use: { launchOptions: { executablePath, args, env } },
});
