import type { BrowserContext, Page } from '@playwright/test';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distFolder } from '../../../scripts/folders.ts';
import { forwardRequest } from '../deploy/forward.ts';
import { deploymentOf } from '../deploy/page.ts';
import { serve } from '../deploy/serve.ts';
import { writeWorkerFiles } from '../deploy/serviceWorker.ts';
import { followedIds } from './harness/followedIds.ts';
import { fetchUnreadCount } from './harness/inboxEntries.ts';
import { heading, navigationLink, openSearch, searchOptions, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ isFirstVisit: true, serviceWorkers: 'allow' });

const offlineErrors =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket connection|Error connecting to SignalR hub/;
const live = (page: Page) => page.getByRole('region', { name: 'Live now' });

/** Waits until the worker has all files and serves the page. */
async function installWorker(page: Page): Promise<void> {
  await waitForApp(page);
  // It fetches every file of the product first, which a busy machine needs its time for.
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    undefined,
    { timeout: 60_000 },
  );
}

/** @returns its title */
async function openFirstMatch(page: Page): Promise<string> {
  await page.goto('/matches');
  await page.getByRole('article').getByRole('link').first().click();
  // The list stays until the page of the match is drawn.
  await expect(heading(page)).not.toHaveText('Matches');
  return (await heading(page).textContent()) ?? '';
}

test('after one visit the product starts without a network, shows what was seen last, and sends later what was pressed (OFFLINE-1, OFFLINE-2, OFFLINE-5, OFFLINE-9, OFFLINE-14, START-8, ERROR-6, PERF-3)', async ({
  page,
  context,
  signIn,
  backEnd,
  problems,
}) => {
  test.slow();
  problems.allow(offlineErrors);
  await signIn();
  const title = await openFirstMatch(page);
  const address = page.url();
  await navigationLink(page, 'Messages').click();
  const marks = page.getByRole('main').getByRole('button', { name: /^Mark as read/ });
  await expect(marks.first()).toBeVisible();
  // Not before the first view is done and at rest.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await installWorker(page);
  await navigationLink(page, 'Home').click();
  await expect(live(page)).toBeVisible();
  await navigationLink(page, 'Messages').click();
  await expect(marks.first()).toBeVisible();

  // The rows below the fold are drawn last.
  const before = await fetchUnreadCount(backEnd, 'messages');
  await expect(marks).toHaveCount(before);

  await context.setOffline(true);
  const badge = navigationLink(page, 'Messages').getByText(/unread/);
  await expect(badge).toContainText(String(before));
  await marks.first().click();
  await expect(marks).toHaveCount(before - 1);
  await page.goto(address);
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByText(/As of \d+:\d\d/)).toBeVisible();
  await expect(badge).toContainText(/[1-9]/);
  await page.goto('/home');
  await expect(live(page).getByRole('article').first()).toBeVisible();
  // Code that this person has never needed, and data that they have never seen.
  await page.goto('/admin/messages');
  await expect(heading(page)).toHaveText('This page is not for your account');
  await page.goto('/matches?sport=tennis');
  // The days and the list are two calls, and each says so.
  await expect(page.getByRole('main').getByText('You seem to be offline').first()).toBeVisible();
  await page.goto('/messages');
  await expect(marks).toHaveCount(before - 1);
  await expect(page.getByText('1 change will be sent then.')).toBeVisible();
  expect(await fetchUnreadCount(backEnd, 'messages')).toBe(before);

  const changes = recordChanges(context);
  const other = await context.newPage();
  await other.goto('/messages');
  await expect(other.getByText('1 change will be sent then.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => fetchUnreadCount(backEnd, 'messages')).toBe(before - 1);
  await expect(page.getByText('You are offline')).toHaveCount(0);
  expect(changes).toHaveLength(1);
});

test('without a network the search finds the favourites, and what is followed then is sent later (SEARCH-23, OFFLINE-9, FAV-8)', async ({
  page,
  context,
  signIn,
  backEnd,
  problems,
}) => {
  problems.allow(offlineErrors);
  await signIn();
  const title = await openFirstMatch(page);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const star = page.getByRole('main').getByRole('button', { name: 'Favourite', exact: true });
  const followed = page.getByRole('main').getByRole('button', { name: 'In favourites' });
  await expect(star).toBeVisible();
  await installWorker(page);

  await context.setOffline(true);
  await star.click();
  await expect(followed).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText(title);
  await expect(followed).toBeVisible();
  await expect(page.getByText('1 change will be sent then.')).toBeVisible();
  expect(await followedIds(backEnd)).not.toContain(id);
  // Nobody has asked for these favourites together: they are in the answers to other lists.
  await page.goto('/favourites');
  const matches = page.getByRole('main').getByRole('article');
  await expect(matches.filter({ has: page.getByRole('link', { name: title }) })).toBeVisible();
  const count = await matches.count();
  await page.goto(`/matches/${id}`);
  await followed.click();
  await expect(star).toBeVisible();
  await page.goto('/favourites');
  await expect(matches).toHaveCount(count - 1);
  await page.goto(`/matches/${id}`);
  await star.click();
  await expect(followed).toBeVisible();

  const field = await openSearch(page);
  await field.fill(title);
  const found = searchOptions(page).filter({ hasText: title });
  await expect(found.first()).toBeVisible();
  await expect(page.getByText(/^Without a connection: only your favourites/).first()).toBeVisible();

  await context.setOffline(false);
  await expect.poll(() => followedIds(backEnd)).toContain(id);
  const again = page.getByRole('option', { name: 'Try again' });
  await again.click();
  await expect(again).toHaveCount(0);
  await found.first().click();
  await expect(heading(page)).toHaveText(title);
});

/** The addresses that are asked for a change, in all tabs. */
function recordChanges(context: BrowserContext): string[] {
  const urls: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'PATCH') urls.push(request.url());
  });
  return urls;
}

/** A copy of the build with the name of a version in it. */
function createBuild(folder: string, name: string, missing?: RegExp): void {
  cpSync(distFolder, folder, {
    recursive: true,
    force: true,
    filter: (path) => !/\.(?:br|gz)$/.test(path) && !missing?.test(path),
  });
  const html = readFileSync(join(distFolder, 'index.html'), 'utf8').replace(
    'name="description"',
    `name="description" data-build="${name}"`,
  );
  writeFileSync(join(folder, 'index.html'), html);
  writeWorkerFiles(folder, deploymentOf(html));
}

test('a new version waits for a press, and is what comes where code has vanished (OFFLINE-3, OFFLINE-4, START-7)', async ({
  page,
  context,
  backEnd,
  problems,
}) => {
  test.slow();
  problems.allow(/ChunkLoadError|Failed to fetch|status of 404/);
  // Of calls before and at the moment at which a server ends.
  problems.tolerate(/WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  const folder = mkdtempSync(join(tmpdir(), 'touchline-'));
  const shownBuild = () =>
    page.locator('meta[name="description"]').evaluate((meta) => meta.dataset['build']);
  createBuild(folder, 'first');
  const first = await serve({ folder, api: backEnd.url });
  const port = Number(new URL(first.url).port);
  await page.goto(`${first.url}/home`);
  await installWorker(page);
  await first.close();

  createBuild(folder, 'second');
  const second = await serve({ folder, port, api: backEnd.url });
  await page.reload();
  expect(await shownBuild()).toBe('first');
  const notice = page.getByText('A new version of Touchline is ready.');
  await expect(notice).toBeVisible();
  // Another tab gets the notice too, and its press loads that tab alone.
  const other = await context.newPage();
  await other.goto(`${second.url}/home`);
  await other.getByRole('button', { name: 'Show it' }).click();
  await expect(other.locator('meta[data-build="second"]')).toHaveCount(1);
  await other.close();
  expect(await shownBuild()).toBe('first');
  await expect(notice).toHaveCount(1);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect.poll(() => shownBuild().catch(() => '')).toBe('second');
  await installWorker(page);
  await second.close();

  const code = /AboutUs-[\w-]+\.js/;
  rmSync(folder, { recursive: true });
  createBuild(folder, 'third', code);
  const third = await serve({ folder, port, api: backEnd.url });
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await page.evaluate(async (pattern) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (new RegExp(pattern).test(request.url)) await cache.delete(request);
    }
  }, code.source);
  await navigationLink(page, 'About Us').click();
  await expect(page.getByRole('main')).toContainText('The site may have been updated');
  expect(await shownBuild()).toBe('third');
  await third.close();
  rmSync(folder, { recursive: true });
});

test('a file that is answered with the page is not kept, and the next visit gets ready (OFFLINE-15)', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.tolerate(offlineErrors);
  const front = await startFront(site.url, /\/assets\/AboutUs-/);
  await page.goto(`${front.url}/home`);
  await expect.poll(() => front.askedByWorker(), { timeout: 60_000 }).toBe(1);
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  front.mend();
  await page.reload();
  await installWorker(page);
  await context.setOffline(true);
  await navigationLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText('About Us');
  front.close();
});

/** A proxy that answers some files with the page until its repair. */
async function startFront(target: string, isAnsweredWithPage: RegExp) {
  let isBroken = true;
  let asked = 0;
  const server = createServer((request, response) => {
    if (!isBroken || !isAnsweredWithPage.test(request.url ?? ''))
      return forwardRequest(target, request, response);
    // What the page imports has another destination.
    if (request.headers['sec-fetch-dest'] === 'empty') asked += 1;
    request.url = '/';
    forwardRequest(target, request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    askedByWorker: () => asked,
    mend: () => void (isBroken = false),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
