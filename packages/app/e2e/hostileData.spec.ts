import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hubClients } from './harness/backEnd.ts';
import {
  fillInSignIn,
  followLink,
  heading,
  navigationLink,
  openPanel,
  waitForApp,
} from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

/** Addresses that lead elsewhere, run a script, or look like a path of the site and are none. */
const hostileLinks = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/matches/..//evil.example',
  'https:evil.example',
  'https://known.example@evil.example/',
  'https://evil.example/away',
];

/** Those of an advertisement, which is loaded with the page; `dataLink.test.ts` gives its function all. */
const advertised = ['javascript:alert(1)', '//evil.example', 'https://evil.example/away'];

interface SeenLink {
  href: string;
  rel: string;
}

/** Every link in the page, with the address that a press would lead to. */
const linksIn = (page: Page): Promise<SeenLink[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href, rel }) => {
      return { href, rel };
    }),
  );

/** The links that could do harm. */
function harmful(links: readonly SeenLink[], origin: string): SeenLink[] {
  return links.filter(({ href, rel }) => {
    const { protocol, origin: own, pathname, username } = new URL(href);
    if (['mailto:', 'tel:'].includes(protocol)) return false;
    if (own === origin) return pathname.startsWith('//');
    return protocol !== 'https:' || username !== '' || !rel.includes('noopener');
  });
}

test('no link of a message, notification, shortcut or advertisement does harm (INBOX-16, SEC-3, SHORTCUT-3)', async ({
  page,
  signIn,
  site,
  backEnd,
  problems,
}) => {
  // A picture by https is taken from nowhere but the origins that the deployment names (SEC-4).
  problems.allow(/img-src refused https:\/\/evil\.example/);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const entries = hostileLinks.flatMap((link, index) =>
    [true, false].map((useRouter) => {
      const id = `${index}-${useRouter}`;
      return { id, link, useRouter, title: `Entry ${id}`, read: false, image: link, icon: link };
    }),
  );
  const answer = (path: string, body: unknown) =>
    backEnd.control('POST', 'fault', { path, method: 'GET', status: 200, body });
  await answer('common/messages', entries);
  await answer('common/notifications', entries);
  const shortcuts = entries.map(({ title, ...rest }) => ({ ...rest, label: title }));
  await answer('common/shortcuts', shortcuts);
  await signIn();
  await page.setViewportSize({ width: 1280, height: 6_000 });
  const advertisement = { id: 'a', title: 'Advertisement', description: 'Buy', altText: 'Picture' };
  const seen: SeenLink[] = [];
  for (const link of advertised) {
    const links = { webLink: link, imageUrl: link, contactNumber: link };
    await answer('advertisements/current', { ...advertisement, ...links });
    await page.goto('/about-us');
    await expect(page.getByRole('complementary', { name: 'Advertisement' })).toBeVisible();
    await waitForApp(page);
    seen.push(...(await linksIn(page)));
  }
  await navigationLink(page, 'Messages').click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(entries.length);
  seen.push(...(await linksIn(page)));
  for (const name of ['Messages', 'Notifications', 'Shortcuts'] as const) {
    const panel = await openPanel(page, name);
    // The rows of a panel are drawn as it is scrolled.
    await expect(async () => {
      await panel
        .getByText(/^Entry/)
        .last()
        .scrollIntoViewIfNeeded();
      await expect(panel.getByText('Entry 19-false').first()).toBeVisible({ timeout: 200 });
    }).toPass();
    seen.push(...(await linksIn(page)));
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  }
  expect(seen.length).toBeGreaterThan(100);
  // The one that is what it says is a link.
  expect(seen.map(({ href }) => href)).toContain('https://evil.example/away');
  expect(harmful(seen, site.url)).toEqual([]);
  expect(dialogs).toEqual([]);
  // The check finds each of these.
  const bad = [
    { href: 'javascript:alert(1)', rel: 'noopener' },
    { href: `${site.url}//evil.example`, rel: '' },
    { href: 'https://evil.example/', rel: '' },
  ];
  expect(harmful(bad, site.url)).toEqual(bad);
});

test('the token goes with calls of the API and with the hub, nowhere else (WIRE-3, WIRE-4, WIRE-25)', async ({
  page,
  signIn,
  site,
  backEnd,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_UNSAFE_REDIRECT|Failed to load resource|could not be reached/);
  const elsewhere: string[] = [];
  const other = createServer((request, response) => {
    elsewhere.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('[]');
  });
  await new Promise<void>((resolve) => {
    other.listen(0, 'localhost', resolve);
  });
  const away = `http://localhost:${(other.address() as AddressInfo).port}/away`;
  const withToken = new Set<string>();
  const strays: string[] = [];
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    const isCall = origin === site.url && pathname.startsWith('/api/');
    const hasToken = /eyJ/.test(`${request.url()} ${JSON.stringify(request.headers())}`);
    if (hasToken && isCall && request.resourceType() === 'fetch') withToken.add(pathname);
    else if (hasToken) strays.push(`${request.resourceType()} ${request.url()}`);
  });
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  // An API that sends its caller to another site.
  await page.route('**/api/common/shortcuts', (route) =>
    route.fulfill({ status: 302, headers: { Location: away } }),
  );
  await signIn('admin');
  await page.goto('/home');
  await waitForApp(page);
  await expect(heading(page)).toBeVisible();
  for (const path of ['/messages', '/favourites', '/matches', '/admin/advertisements']) {
    await followLink(page, path);
  }
  await openPanel(page, 'Shortcuts');
  await expect(page.getByRole('dialog', { name: 'Shortcuts' }).getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect.poll(() => hubClients(backEnd)).toBe(1);
  expect(withToken.size).toBeGreaterThan(8);
  expect(new Set(sockets)).toEqual(new Set(['/api/hubs/users']));
  expect(strays).toEqual([]);
  expect(elsewhere).toEqual([]);
  other.close();
});

for (const [name, hours] of [
  ['a day ahead', 24],
  ['a day behind', -24],
] as const) {
  test(`on a device whose clock is ${name} a person signs in and stays signed in (AUTH-25)`, async ({
    page,
    backEnd,
  }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.goto('/sign-in');
    const addresses: string[] = [];
    await fillInSignIn(page, 'user@touchline.example', 'touchline');
    await expect(page.getByText('Deniz Örnek').first()).toBeVisible();
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await expect.poll(() => hubClients(backEnd)).toBe(1);
    await page.reload();
    await expect(page.getByText('Deniz Örnek').first()).toBeVisible();
    await navigationLink(page, 'Messages').click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(addresses.filter((url) => /sign-in|unlock/.test(url))).toEqual([]);
  });
}
