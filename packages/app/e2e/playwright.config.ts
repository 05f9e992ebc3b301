import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.ts';

const { executablePath, args, env } = await findBrowser();

/** Against the production build; every worker starts its own site and mock back end. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results/end-to-end',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Two cores that are busy with other work draw a page in many seconds.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    actionTimeout: 20_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    // A trace of every test would take as long as the test; `--trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, env },
  },
});
