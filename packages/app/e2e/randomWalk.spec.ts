import type { Page } from '@playwright/test';
import type { BackEnd } from './harness/backEnd.ts';
import type { PageErrors } from './harness/pageErrors.ts';
import { expectInvariants, walkAtRandom } from './harness/randomWalk.ts';
import { navigationLink, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ isFirstVisit: true });

/** `WALK_SEED`, `WALK_STEPS` and `WALK_COUNT` ask for another walk, a longer one, and more. */
const firstSeed = Number(process.env['WALK_SEED'] ?? 20_261_122);
const steps = Number(process.env['WALK_STEPS'] ?? 40);
const count = Number(process.env['WALK_COUNT'] ?? 1);

/** Addresses that a person types or has kept, with parts that often cause errors. */
const addresses = [
  '/messages',
  '/matches?page=-1&search=%00',
  '/admin/athletes',
  '/nowhere/%2e%2e',
];

/** What the page logs of the faults that the walk injects. */
const injected = [
  /status of (?:4\d\d|5\d\d)/,
  /answered 500/,
  // What other records belong to is not removed.
  /DELETE api\/admin\/\w+\/:id answered 409/,
  /WebSocket connection|SignalR hub|ERR_CONNECTION|ERR_INTERNET|Failed to fetch|fullscreen/i,
];

/** What the page logs of code that did not come. */
const missingCode = /ChunkLoadError: The code of \w+ did not load/;

/**
 * Collects what the page logs of code that did not come, except while that is explained: without a
 * network, and of a document that is being left.
 */
function collectMissingCode(page: Page, isExplained: () => boolean): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (missingCode.test(message.text()) && !isExplained()) found.push(message.text());
  });
  return found;
}

for (let number = 0; number < count; number += 1) {
  const seed = firstSeed + number;
  test(`a random walk from ${seed} by keyboard and pointer breaks nothing, whatever the server does (SHELL-16, A11Y-3, ERROR-5)`, ({
    page,
    signIn,
    backEnd,
    problems,
  }) => walk({ page, signIn, backEnd, problems }, seed));
}

interface Surroundings {
  page: Page;
  signIn: (name: 'admin') => Promise<void>;
  backEnd: BackEnd;
  problems: PageErrors;
}

async function walk({ page, signIn, backEnd, problems }: Surroundings, seed: number) {
  test.setTimeout(90_000 + steps * 1_000);
  problems.tolerate(...injected, missingCode);
  let isOffline = false;
  let isLeaving = false;
  /** A browser does not request a module again in a document in which it has failed. */
  let wasOffline = false;
  let isRefusing = false;
  let addressed = 0;
  const missing = collectMissingCode(page, () => wasOffline || isLeaving);
  page.on('domcontentloaded', () => {
    wasOffline = isOffline;
  });
  await signIn('admin');
  await page.goto('/home');
  await waitForApp(page);
  const fault = { path: '*', status: 500, body: {}, times: 2 };
  await walkAtRandom(page, {
    seed,
    steps,
    problems: () => [...problems.found(), ...missing],
    // Where code did not come, the page is loaded anew once the site answers (START-7).
    mayReload: () => wasOffline,
    events: [
      { name: 'push', happen: () => backEnd.control('POST', 'push', { times: 2 }) },
      { name: 'fault', happen: () => backEnd.control('POST', 'fault', fault) },
      { name: 'hub drops', happen: () => backEnd.control('POST', 'drop') },
      {
        name: 'hub goes or comes back',
        async happen() {
          isRefusing = !isRefusing;
          await backEnd.control('POST', 'hub', { mode: isRefusing ? 'refuse' : 'ok' });
          await backEnd.control('POST', 'drop');
        },
      },
      {
        name: 'network goes or comes back',
        async happen() {
          const isGoing = !isOffline;
          // Until the network is back for certain, it counts as gone.
          isOffline = true;
          wasOffline = true;
          await page.context().setOffline(isGoing);
          isOffline = isGoing;
        },
      },
      {
        name: 'address',
        async happen() {
          // Without a network the browser itself answers: here no worker keeps the page.
          if (isOffline) return;
          isLeaving = true;
          await page.goto(addresses[addressed % addresses.length] ?? '/home');
          isLeaving = false;
          await waitForApp(page);
          addressed += 1;
        },
      },
    ],
  });
}

test('a walk notices a second heading, a lost focus and an error', async ({ page }) => {
  await page.goto('/about-us');
  await waitForApp(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const found: string[] = [];
  const check = (isPress: boolean) =>
    expectInvariants(page, { isPress, problems: () => found, timeout: 500 });
  await page.getByRole('button', { name: 'Settings' }).first().focus();
  await check(true);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await check(false);
  await expect(check(true)).rejects.toThrow('isFocusLost');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('h1')));
  await page.evaluate(() => document.querySelector('h1:empty')?.append('Again'));
  await expect(check(false)).rejects.toThrow('headings');
  await page.evaluate(() => [...document.querySelectorAll('h1')].at(-1)?.remove());
  found.push('uncaught: broken');
  await expect(check(false)).rejects.toThrow('broken');
});

test('a walk notices code that does not come although there is a network', async ({
  page,
  problems,
}) => {
  problems.allow(missingCode, /status of 404/);
  let isExplained = true;
  const missing = collectMissingCode(page, () => isExplained);
  await page.goto('/home');
  await waitForApp(page);
  await page.route(/\/assets\/AboutUs-.*\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  const logged = () => page.waitForEvent('console', (message) => missingCode.test(message.text()));
  let isLogged = logged();
  await navigationLink(page, 'About Us').click();
  await isLogged;
  expect(missing).toEqual([]);
  isExplained = false;
  await expect(page.getByRole('main')).toContainText('The site may have been updated');
  await navigationLink(page, 'Home').click();
  isLogged = logged();
  await navigationLink(page, 'About Us').click();
  await isLogged;
  expect(missing.length).toBeGreaterThan(0);
});
