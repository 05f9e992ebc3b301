import { AxeBuilder } from '@axe-core/playwright';
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import axe from 'axe-core';
import { fileURLToPath } from 'node:url';
import { createSharedPage, type SharedPage } from '../../../../scripts/sharedPage.ts';
import { serve, type Served } from '../../deploy/serve.ts';
import { startBackEnd, type BackEnd } from './backEnd.ts';
import { createPageErrors, type PageErrors } from './pageErrors.ts';
import { trackRequests } from './quietNetwork.ts';
import { collectSentCalls, keepSentCalls } from './sentCalls.ts';
import { startUnevenNetwork } from './unevenNetwork.ts';

const folder = fileURLToPath(new URL('../../dist', import.meta.url));

/** `NETWORK_DELAY` asks for an uneven network: by how many ms an answer is late at most. */
const longestDelay = Number(process.env['NETWORK_DELAY'] ?? 0);

/** `CPU_RATE` asks for a slower processor: 4 makes the page take four times as long. */
const cpuRate = Number(process.env['CPU_RATE'] ?? 1);

interface WorkerFixtures {
  /** The data of the back end: invented schools, the Turkish league and cup, or the World Cup. */
  dataSet: 'school' | 'real-season' | 'world-cup' | 'ten-thousand';
  backEnd: BackEnd;
  site: Served;
  sharedPage: SharedPage;
}

interface NewContextOptions extends BrowserContextOptions {
  /** The stored session with which its pages start; left out: a visitor. */
  session?: string;
}

interface TestFixtures {
  /**
   * Whether the test begins in a browser that has nothing of the site, and with options of its own. By
   * default it has a page that other tests have used before, as a person who comes again; options of the
   * context other than `viewport` have no effect on it. For tests of loading, of the network, of memory.
   */
  isFirstVisit: boolean;
  /**
   * Fails the test when a page reported errors that the test does not allow, or did not report
   * those that it allows. Active for every test, for all pages of `context` and `newContext`.
   */
  problems: PageErrors;
  /** Opens a context of its own, as another browser is one. It is closed at the end of the test. */
  newContext: (options?: NewContextOptions) => Promise<BrowserContext>;
  /** Signs in through the API; call before the page is opened. */
  signIn: (name?: 'user' | 'school' | 'admin') => Promise<void>;
}

/**
 * The page of the production build, served with its headers, with a mock back end for each worker.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  dataSet: ['school', { option: true, scope: 'worker' }],
  backEnd: [
    async ({ dataSet }, use) => {
      const backEnd = await startBackEnd(['--skip-delays', '--data', dataSet]);
      await use(backEnd);
      backEnd.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ backEnd }, use) => {
      const served = await serve({ folder, api: backEnd.url });
      const site = longestDelay > 0 ? await startUnevenNetwork(served, longestDelay) : served;
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  sharedPage: [
    async ({ browser, site }, use, { project }) => {
      const { viewport, locale, timezoneId, serviceWorkers } = project.use;
      const options = { viewport, locale, timezoneId, serviceWorkers, baseURL: site.url };
      await use(createSharedPage(browser, `${site.url}/favicon.svg`, options));
    },
    { scope: 'worker' },
  ],
  isFirstVisit: [false, { option: true }],
  context: async ({ browser, sharedPage, isFirstVisit }, use) => {
    if (!isFirstVisit) {
      const page = await sharedPage.open();
      await use(page.context());
      return sharedPage.reset();
    }
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ context, sharedPage, isFirstVisit, viewport }, use) => {
    if (isFirstVisit) return use(await context.newPage());
    const page = await sharedPage.open();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
  problems: [
    async ({ page, context, backEnd }, use, { errors, project, testId }) => {
      await backEnd.control('POST', 'reset');
      await backEnd.control('POST', 'delays', { skip: true });
      if (cpuRate > 1) await slowDown(page, cpuRate);
      trackRequests(page);
      const pageErrors = createPageErrors();
      const stopWatching = await pageErrors.watch(context);
      const sent = collectSentCalls(context);
      await use(pageErrors);
      await stopWatching();
      keepSentCalls(project.outputDir, testId, sent);
      expect(pageErrors.found()).toEqual([]);
      // A test that failed may not have come to what it allows.
      if (errors.length === 0) expect(pageErrors.unused(), 'allowed, but never seen').toEqual([]);
    },
    { auto: true },
  ],
  newContext: async ({ browser, site, problems }, use) => {
    const opened: BrowserContext[] = [];
    await use(async ({ session, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: site.url, ...options });
      opened.push(context);
      await problems.watch(context);
      if (session !== undefined) await startSignedIn(context, session);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  signIn: async ({ page, backEnd }, use) => {
    await use(async (name = 'user') => {
      await backEnd.control('POST', 'accounts', {
        names: ['user', 'schoolAdministrator', 'administrator'],
      });
      const answer = await fetch(`${backEnd.url}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: `${name}@touchline.example`, password: 'touchline' }),
      });
      expect(answer.status).toBe(200);
      const { accessToken, user } = (await answer.json()) as Record<string, unknown>;
      await startSignedIn(page, JSON.stringify({ accessToken, user }));
    });
  },
});

/** Stores a session before the first page of a tab, and not again after a sign-out in it. */
async function startSignedIn(target: Page | BrowserContext, session: string): Promise<void> {
  await target.addInitScript((value) => {
    // A page of a context begins as about:blank, which has no storage.
    if (origin === 'null') return;
    if (sessionStorage.getItem('signed-in-once')) return;
    sessionStorage.setItem('signed-in-once', 'yes');
    localStorage.setItem('touchline.session', value);
  }, session);
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Loads axe into the document unless it has it. @returns the script to run in its place */
async function injectAxe(page: Page): Promise<string> {
  const hasAxe = await page.evaluate(() => 'axe' in globalThis);
  if (!hasAxe) await page.evaluate(axe.source);
  return 'void 0';
}

/** Expects no violation of WCAG 2.2 AA that axe can detect. */
export async function expectAccessible(page: Page): Promise<void> {
  // Before its code is loaded a page is a skeleton.
  await expect(page.locator('h1').first()).toBeVisible();
  // What is still loading would change the page while it is looked at.
  await expect(page.getByRole('progressbar', { name: /^(?:Loading|Yükleniyor)$/ })).toHaveCount(0);
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({
    page,
    // By default it is sent and compiled twice for each run, which takes longer than most runs.
    ...(!hasFrames && { axeSource: await injectAxe(page) }),
  })
    // Nobody reads the elements that passed, and listing them takes longer than testing them.
    .options({ resultTypes: ['violations'] })
    // Otherwise axe opens another page for each run, to merge the results of frames.
    .setLegacyMode(!hasFrames)
    // React Aria's announcer is outside all landmarks.
    .exclude('[data-live-announcer]')
    // The loading bar is outside all landmarks too, and can appear at any time.
    .exclude('div:has(> span > progress:is([aria-label="Loading"], [aria-label="Yükleniyor"]))')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // An experimental rule of axe that is wrong about buttons with only an icon.
    .disableRules('label-content-name-mismatch')
    .analyze();
  const readable = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 160)).join(', ')})`,
  );
  expect(readable).toEqual([]);
}

export { expect };
export { withStatus } from './pageErrors.ts';
