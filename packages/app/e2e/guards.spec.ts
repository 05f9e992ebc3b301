import type { Page } from '@playwright/test';
import { ada, bob } from './harness/persons.ts';
import { button, fillInSignIn, heading, navigationLink, signOut } from './harness/steps.ts';
import { expect, expectAccessible, test, withStatus } from './harness/test.ts';

const refusal = 'Please sign in or register to access this feature';
/** Records the addresses of all requests from now on. */
function recordRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Records all texts that any visible heading of the first level has had. */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seenHeadings: seen });
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('h1')) {
        if (one.checkVisibility()) seen.add(one.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() => [...(globalThis as unknown as { seenHeadings: Set<string> }).seenHeadings]);
}

test('a visitor sees and requests nothing of a guarded page, and comes back to it (AUTH-3, AUTH-4, AUTH-21, ROUTE-5)', async ({
  page,
  backEnd,
}) => {
  await backEnd.control('POST', 'accounts', { names: ['user', 'administrator'] });
  const urls = recordRequests(page);
  const headings = await recordHeadings(page);
  for (const [address, query] of [
    ['/sign-out', ''],
    ['/unlock-session', '?redirectURL=%2Funlock-session'],
    ['/ext', '?redirectURL=%2Fext'],
    ['/admin/messages?page=2', '?redirectURL=%2Fadmin%2Fmessages%3Fpage%3D2'],
    ['/admin', '?redirectURL=%2Fadmin%2Fschools'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`/sign-in${query.replaceAll(/[?.]/g, '\\$&')}$`));
    await expect(page.getByText(refusal)).toBeVisible();
    expect(await headings()).toEqual(['Sign in']);
  }
  expect(urls.filter((url) => /api\/admin|AdminList|UnlockSession|SignOut-/.test(url))).toEqual([]);
  await fillInSignIn(page, 'admin@touchline.example', 'touchline');
  await expect(page).toHaveURL(/\/admin\/schools$/);
  await expect(heading(page)).toHaveText('School profiles');
  await expect(page).toHaveTitle('School profiles · Touchline');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
});

test('a page of the admin says so to whoever lacks the role, and asks for nothing (AUTH-19)', async ({
  page,
  signIn,
}) => {
  await signIn('school');
  const urls = recordRequests(page);
  await page.goto('/admin/advertisements');
  await expect(heading(page)).toHaveText('This page is not for your account');
  expect(urls.filter((url) => /api\/admin/.test(url))).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Athletes' }).click();
  await expect(heading(page)).toHaveText('Athletes');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(/records of your own school: Gökçeçınar/)).toBeVisible();
});

test('a token of another site signs in and is in no address, page or log (AUTH-17, ROUTE-6, ROUTE-16, SEC-12)', async ({
  page,
  backEnd,
}) => {
  await backEnd.control('POST', 'accounts', { names: ['user'] });
  const answer = await fetch(`${backEnd.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'user@touchline.example', password: 'touchline' }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const leaks: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    if (`${request.url()} ${request.headers()['referer'] ?? ''}`.includes(accessToken))
      leaks.push(request.url());
  });
  page.on('console', (message) => {
    if (message.text().includes(accessToken)) leaks.push(message.text());
  });
  await page.addInitScript((token) => {
    // The observer reports before each script runs and whenever the parser pauses.
    const look = () => {
      if (document.querySelector('link, body') && location.href.includes(token))
        Object.assign(globalThis, { hasLeaked: true });
    };
    const { fetch: send } = globalThis;
    globalThis.fetch = (...request) => {
      if (location.href.includes(token)) Object.assign(globalThis, { hasLeaked: true });
      return send(...request);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  }, accessToken);
  await page.goto(`/ext?token=${accessToken}&redirectURL=%2Ffavourites`);
  await expect(page).toHaveURL(/\/favourites$/);
  await expect(page.getByText('Deniz Örnek').first()).toBeVisible();
  expect(leaks).toEqual([]);
  expect(await page.evaluate(() => 'hasLeaked' in globalThis)).toBe(false);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('eyJ');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('eyJ');
  expect(await page.content()).not.toContain('eyJ');
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/favourites$/);
});

test('a token that signs nobody in leads to the sign-in (AUTH-17, AUTH-21)', async ({
  page,
  problems,
}) => {
  await problems.during(withStatus(401), async () => {
    await page.goto('/ext?token=eyJ.a.b');
    await expect(page).toHaveURL(/\/sign-in\?redirectURL=%2Fext$/);
  });
  await expect(page.getByText(refusal)).toBeVisible();
});

test('a link that could not be checked signs in nobody who comes later (AUTH-14, ROUTE-6)', async ({
  page,
  backEnd,
  problems,
}) => {
  const fault = { path: '/api/accounts/external-token', status: 503, times: 1 };
  await backEnd.control('POST', 'fault', fault);
  await problems.during(withStatus(503), async () => {
    await page.goto('/ext?token=external-token-of-the-user&redirectURL=%2Fabout-us');
    await expect(page.getByText('The link could not be checked')).toBeVisible();
  });
  await page.getByRole('link', { name: 'Sign in another way' }).click();
  await fillInSignIn(page, ada.email, 'touchline');
  await expect(heading(page)).toHaveText('About Us');
  await page.goto('/ext');
  await expect(page).toHaveURL(/\/home$/);
  await signOut(page);
  await page.goto('/ext');
  await expect(page).toHaveURL(/\/sign-in\?redirectURL=%2Fext$/);
  await expect(page.getByText(refusal)).toBeVisible();
});

test('a link of another person is followed only by who says so (ROUTE-6)', async ({
  page,
  signIn,
}) => {
  await signIn('school');
  const follow = () => page.goto('/ext?token=external-token-of-the-user&redirectURL=%2Fprofile');
  const email = page.getByRole('main').getByText(ada.email);
  await follow();
  await expect(heading(page)).toHaveText('Go on as Deniz Örnek?');
  await button(page, 'Stay signed in as Robin Example').click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('main').getByText(bob.email)).toBeVisible();
  await follow();
  await button(page, 'Go on as Deniz Örnek').click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(email).toBeVisible();
  await page.reload();
  await expect(email).toBeVisible();
  await expect(page.getByText('Robin Example')).toHaveCount(0);
});

test('with a kept session every call of the start carries the token (WIRE-3)', async ({
  page,
  signIn,
}) => {
  await signIn();
  const without: string[] = [];
  let calls = 0;
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    if (request.resourceType() !== 'fetch') return;
    calls += 1;
    if (!request.headers()['authorization']?.startsWith('Bearer eyJ')) without.push(request.url());
  });
  await page.goto('/home');
  await expect(page.getByText('Deniz Örnek').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(calls).toBeGreaterThan(2);
  expect(without).toEqual([]);
});

test('after the session has ended, back shows and asks for nothing of a guarded page (AUTH-3, AUTH-4, AUTH-14)', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const headings = await recordHeadings(page);
  await page.goto('/home');
  await navigationLink(page, 'Athletes').click();
  await expect(heading(page)).toHaveText('Athletes');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await navigationLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText('About Us');
  await signOut(page);
  await expect(heading(page)).toHaveText('Sign in');
  await page.evaluate(() =>
    (globalThis as unknown as { seenHeadings: Set<string> }).seenHeadings.clear(),
  );
  const urls = recordRequests(page);
  // Skips the public pages in the history.
  await expect(async () => {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/sign-in\?redirectURL=%2Fadmin%2Fathletes$/, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(refusal)).toBeVisible();
  expect(await headings()).not.toContain('Athletes');
  expect(urls.filter((url) => /\/api\/admin/.test(url))).toEqual([]);
});
