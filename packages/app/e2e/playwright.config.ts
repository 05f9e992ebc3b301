import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.ts';

const { launchOptions } = await findBrowser();

/**
 * `EVERY_CALL` asks for a last test, which looks at the calls that the others have sent: it is for a
 * run of all of them, as in `pnpm test`.
 */
const looksAtCalls = process.env['EVERY_CALL'] === 'yes';

/** Tests of the production build. Each worker starts its own site and mock back end. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  ...(looksAtCalls && {
    projects: [{ teardown: 'calls' }, { name: 'calls', testMatch: 'everyCall.teardown.ts' }],
  }),
  outputDir: '../../../test-results/end-to-end',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // A long timeout, because two busy cores can take many seconds to render a page.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    actionTimeout: 20_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    // A worker would answer requests that tests delay or change; those of the worker itself allow it.
    serviceWorkers: 'block',
    // No traces by default, because they double the duration; `--trace on` records them.
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
