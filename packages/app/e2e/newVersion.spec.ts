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
import { installWorker, offlineErrors } from './harness/offline.ts';
import { heading, navigationLink } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ isFirstVisit: true, serviceWorkers: 'allow' });

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
