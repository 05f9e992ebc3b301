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
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args, env },
  },
});
