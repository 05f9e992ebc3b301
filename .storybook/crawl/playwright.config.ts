import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';

const { executablePath, args, env } = await findBrowser();

/** Opens each story and page of the published Storybook alone, as by a link. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/crawl/output',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  // Two cores: while one story waits for an animation or an answer, others draw.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'dot',
  timeout: 45_000,
  use: { launchOptions: { executablePath, args, env } },
});
