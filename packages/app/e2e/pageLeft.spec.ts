import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { distFolder } from '../../../scripts/folders.ts';
import { forwardRequest } from '../deploy/forward.ts';
import { serve } from '../deploy/serve.ts';
import { hubClients } from './harness/backEnd.ts';
import { ada, createSession, expectNoDataOf } from './harness/persons.ts';
import { navigationLink } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

/** A proxy that forwards each request after half a second, unless the browser has aborted it. */
async function startSlowLine(target: string) {
  const server = createServer((request, response) => {
    if (request.method !== 'PATCH') return forwardRequest(target, request, response);
    setTimeout(() => {
      if (!request.socket.destroyed) forwardRequest(target, request, response);
    }, 500);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('a change on its way reaches the server although its page is left (WIRE-28)', async ({
  page,
  backEnd,
  signIn,
  problems,
}) => {
  problems.tolerate(/WebSocket|SignalR/);
  await signIn();
  const line = await startSlowLine(backEnd.url);
  const site = await serve({ folder: distFolder, api: line.url });
  const status = async () => {
    const { accessToken } = JSON.parse(await createSession(backEnd, ada)) as {
      accessToken: string;
    };
    const answer = await fetch(`${backEnd.url}/api/common/user`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    return ((await answer.json()) as { status: string }).status;
  };
  await page.goto(`${site.url}/home`);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: /Status/ }).press('Enter');
  expect(await status()).toBe('online');
  const asked = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('menuitemradio', { name: 'Busy' }).press('Enter');
  await asked;
  await page.goto(`${site.url}/logo.svg`);
  await expect.poll(status).toBe('busy');
  await site.close();
  line.close();
});

/**
 * The browser of the tests has no back/forward cache: the one without a window never puts a page
 * aside (`BackForwardCacheDisabledForDelegate`). Here its events come by hand, and those of other
 * tabs do not; `pageCache.spec.ts` goes back for real in a browser that has one.
 */
test('a page that was put aside shows nothing of its person after the sign-out (AUTH-13, AUTH-14, LIVE-12)', async ({
  page,
  context,
  signIn,
  backEnd,
  problems,
}) => {
  problems.tolerate(/WebSocket|SignalR/);
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await signIn();
  await page.goto('/messages');
  await expect(page.getByText(ada.name).first()).toBeVisible();
  await expect.poll(() => hubClients(backEnd)).toBe(1);
  const dispatch = (type: 'pagehide' | 'pageshow') =>
    page.evaluate(
      (name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    );

  await dispatch('pagehide');
  await expect(page.locator('html')).toBeHidden();
  await dispatch('pageshow');
  await expect(page.getByText(ada.name).first()).toBeVisible();
  await expect.poll(() => hubClients(backEnd)).toBe(1);

  await dispatch('pagehide');
  const other = await context.newPage();
  await other.goto('/sign-out');
  await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  // What another tab writes arrives later in the process of this one. Where the page is shown before
  // that, the event that comes with it ends the session; here that event is stopped.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('touchline.session')))
    .toBe(null);
  await dispatch('pageshow');
  await expect(page.locator('html')).toBeVisible();
  await expectNoDataOf(page, ada);
  await expect(navigationLink(page, 'Sign In/Sign Up')).toBeVisible();
  await expect.poll(() => hubClients(backEnd)).toBe(0);
});
