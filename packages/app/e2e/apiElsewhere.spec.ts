import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distFolder } from '../../../scripts/folders.ts';
import { withApi } from '../deploy/page.ts';
import { serve } from '../deploy/serve.ts';
import { hubClients } from './harness/backEnd.ts';
import { ada, signInOnPage } from './harness/persons.ts';
import { navigationLink, signOut, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ isFirstVisit: true });

test('with an API on another host a person signs in, is pushed messages and signs out (WIRE-1, WIRE-2, WIRE-4, LIVE-1)', async ({
  page,
  backEnd,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-'));
  cpSync(distFolder, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const html = readFileSync(join(distFolder, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), withApi(html, `${backEnd.url}/api/`));
  // The calls of the common part stay on the origin of the site.
  const site = await serve({ folder, api: backEnd.url });
  /** The calls by their origin, and those with a token. */
  const asked: Record<string, Set<string>> = { [site.url]: new Set(), [backEnd.url]: new Set() };
  const withToken = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (request.resourceType() !== 'fetch' || !pathname.startsWith('/api/')) return;
    asked[origin]?.add(pathname);
    if (request.headers()['authorization']) withToken.add(`${origin}${pathname}`);
  });
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).host));

  await page.goto(`${site.url}/home`);
  await waitForApp(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await navigationLink(page, 'Sign In/Sign Up').click();
  await signInOnPage(page, ada);
  await expect.poll(() => hubClients(backEnd)).toBe(1);
  const unread = navigationLink(page, 'Messages').getByText(/unread message/);
  const before = Number.parseInt(await unread.innerText(), 10);
  await backEnd.control('POST', 'push', { times: 2 });
  await expect(unread).toHaveText(`${before + 2} unread messages`);
  await navigationLink(page, 'Messages').click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Mark as read/ })
    .first()
    .click();
  await expect(unread).toHaveText(`${before + 1} unread messages`);
  await signOut(page);
  await expect.poll(() => hubClients(backEnd)).toBe(0);

  const onSite = [...(asked[site.url] ?? [])];
  const onApi = [...(asked[backEnd.url] ?? [])];
  expect(onSite).toContain('/api/common/messages');
  expect(onSite.filter((path) => !/^\/api\/(?:common|apps)\//.test(path))).toEqual([]);
  expect(onApi).toContain('/api/matches/overview');
  expect(onApi.filter((path) => /\/(?:common|apps)\//.test(path))).toEqual([]);
  expect(withToken).toContain(`${site.url}/api/common/messages`);
  expect(withToken).toContain(`${backEnd.url}/api/messages/unread-count`);
  expect(new Set(sockets)).toEqual(new Set([new URL(backEnd.url).host]));
  // A page that is still asking would report the end of its server.
  await page.goto(`${site.url}/logo.svg`);
  await site.close();
  rmSync(folder, { recursive: true });
});
