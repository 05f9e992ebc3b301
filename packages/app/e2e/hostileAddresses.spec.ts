import type { Page } from '@playwright/test';
import { followLink, waitForApp, waitForLayout } from './harness/steps.ts';
import { expect, test, withStatus } from './harness/test.ts';

/** Every parameter that some page reads; each is given to each page. */
const parameters = [
  'layout',
  'search',
  'status',
  'sport',
  'age',
  'school',
  'team',
  'day',
  'pages',
  'page',
  'sort',
  'order',
  'show',
  'tab',
  'theme',
  'language',
];

const forEveryone = [
  '/home',
  '/matches',
  '/matches/VALUE',
  '/teams/VALUE',
  '/schools',
  '/schools/VALUE',
  '/messages',
  '/favourites',
  '/support/contact-us',
  '/nowhere/VALUE',
];

const forVisitors = ['/sign-in', '/sign-up', '/reset-password', '/account-verification', '/ext'];

const forAdministrators = [
  '/messages/VALUE',
  '/admin/schools',
  '/admin/schools/VALUE',
  '/admin/matches',
  '/admin/athletes',
  '/admin/teams/VALUE',
  '/admin/messages',
];

/** Encoded, as they stand in an address. */
const values = [
  encodeURIComponent('"><img src=x onerror=alert(1)>{{constructor}} $t(shell.back)'),
  '__proto__',
  '%E0%A4%A%00%ff%ud800',
  encodeURIComponent('/../..//evil.example?a=b#c'),
  '-1e999',
  'x'.repeat(250),
];

/**
 * How many of the values each page gets, the first by a load, the others by links: `ROUNDS=6` gives all to
 * all.
 */
const rounds = Number(process.env['ROUNDS'] ?? 2);

async function look(page: Page) {
  return page.evaluate(() => ({
    layout: document.querySelector<HTMLElement>('[data-layout]')?.dataset['layout'],
    classes: [...document.querySelectorAll('[class]')].map((one) => one.classList.value).join(' '),
    images: document.querySelectorAll('img[src="x"]').length,
    isPolluted: 'polluted' in {} || Object.keys(Object.prototype).length > 0,
    origin: location.origin,
  }));
}

test('hostile paths and parameters are text at most, and choose no layout, loaded and by links (LAYOUT-5, ROUTE-10, SEC-7)', async ({
  page,
  signIn,
  site,
  backEnd,
  problems,
}) => {
  test.setTimeout(60_000 + rounds * 60_000);
  // A long id is refused by the server, and no other has a record.
  problems.allow(withStatus(400), /must NOT have more than 64 characters/, withStatus(404));
  // No value is a token of `/ext`.
  problems.allow(/status of 401 .*\/external-token\)$/, /external-token answered 401/);
  let visited = 0;
  const visit = async (path: string, names = parameters) => {
    for (let round = 0; round < rounds; round += 1) {
      const value = values[(visited + round) % values.length] ?? '';
      const query = names.map((name) => `${name}=${value}&${name}=${value}`).join('&');
      const address = `${path.replace('VALUE', value)}?${query}#${value}`;
      if (round > 0) {
        await followLink(page, address);
        // A page that differs in its parameters alone reads them after the address has changed.
        await waitForLayout(page);
      } else {
        await page.goto(address);
        await waitForApp(page);
      }
      await expect(page.locator('h1').first(), path).toBeVisible();
      await expect(page.locator('h1').first(), path).not.toHaveText(/could not be shown/);
      const { layout, classes, ...found } = await look(page);
      expect(['classy', 'empty'], path).toContain(layout);
      expect(classes).not.toMatch(/onerror|constructor|proto/);
      expect(found).toEqual({ images: 0, isPolluted: false, origin: site.url });
    }
    visited += 1;
  };
  await backEnd.control('DELETE', 'requests');
  for (const path of forEveryone) await visit(path);
  for (const path of forVisitors) await visit(path, ['redirectURL', 'token', ...parameters]);
  await page.goto('/home');
  await signIn('admin');
  for (const path of forAdministrators) await visit(path);
  // An id in an address stays one segment of a call.
  const asked = await backEnd.control<{ url: string }[]>('GET', 'requests');
  const paths = asked.map(({ url }) => url.split('?', 1)[0] ?? '');
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => /\/\/|\/\.\.?(?:\/|$)|evil\.example\//.test(path))).toEqual([]);
});
