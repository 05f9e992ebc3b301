import { delayAnswers, navigationLink, waitForApp } from './harness/steps.ts';
import { expect, expectAccessible, test } from './harness/test.ts';

test('the start page shows what is live, and a match of it (ROUTE-1)', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  const live = page.getByRole('region', { name: 'Live now' });
  const first = live.getByRole('article').first().getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await expectAccessible(page);
  await first.click();
  await expect(page).toHaveURL(/\/matches\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    name.split(/ v | – |,/)[0] ?? name,
  );
  await expectAccessible(page);
});

test('signed-in-redirect redirects to the start page (ROUTE-17)', async ({ page }) => {
  await page.goto('/signed-in-redirect');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School sports, live');
});

test('the navigation stands beside the page from 960 px on, and lies over it below (NAV-26)', async ({
  page,
}) => {
  const home = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Home' });
  await page.setViewportSize({ width: 960, height: 800 });
  await page.goto('/home');
  await expect(home).toBeVisible();
  await page.setViewportSize({ width: 959, height: 800 });
  await expect(home).toBeHidden();
  await page.getByRole('button', { name: 'Navigation', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Main navigation' })).toBeVisible();
  await expect(home).toBeVisible();
});

test('a hovered match is prefetched, and not requested again by the press', async ({
  page,
  backEnd,
}) => {
  await page.goto('/home');
  const link = page.getByRole('article').first().getByRole('link').first();
  const asked = async () => {
    const requests = await backEnd.control<{ url: string }[]>('GET', 'requests');
    // Not the overview, which the start page asks for again while matches are live.
    return requests.filter(({ url }) =>
      /\/matches\/(?!overview$)[^/]+$/.test(new URL(url, 'http://x').pathname),
    );
  };
  await waitForApp(page);
  const before = (await asked()).length;
  await link.hover();
  await expect.poll(async () => (await asked()).length).toBe(before + 1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).not.toHaveTitle(/^Home/);
  await expect(page.locator('main h1')).toHaveCount(1);
  expect(await asked()).toHaveLength(before + 1);
});

test('a hovered list is prefetched with its filter, once, and shows what was counted (HOME-8)', async ({
  page,
  backEnd,
}) => {
  /** The statuses by which lists were filtered. */
  const asked = async () => {
    const requests = await backEnd.control<{ url: string }[]>('GET', 'requests');
    return requests
      .map(({ url }) => new URL(url, 'http://x'))
      .filter(({ pathname }) => pathname.endsWith('/matches'))
      .map(({ searchParams }) => searchParams.get('status'));
  };
  await page.goto('/home');
  const link = page.getByRole('link', { name: 'All live matches' });
  await link.hover();
  await expect.poll(asked).toEqual(['live,paused']);
  await link.click();
  await expect(page).toHaveURL(/\/matches\?status=live&status=paused$/);
  const main = page.getByRole('main');
  await expect(main.getByText('14 matches', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(14);
  expect(await asked()).toEqual(['live,paused']);
});

test('an old address redirects, an unknown one shows the 404 page (ROUTE-7, ROUTE-9)', async ({
  page,
}) => {
  await page.goto('/support/');
  await expect(page).toHaveURL(/\/support\/contact-us$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no page at this address',
  );
});

test('the heading has the focus where the back button stays on the page and is disabled (A11Y-3, ROUTE-12)', async ({
  page,
}) => {
  await page.goto('/matches');
  await page.getByRole('link', { name: /Previous match day/ }).click();
  await expect(page).toHaveURL(/\?day=/);
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await expect(back).toBeEnabled();
  await back.press('Enter');
  await expect(back).toBeDisabled();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the back button leads to the previous page', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/matches\/.+/);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Live now' })).toBeVisible();
});

test('the list of matches is filtered by its address (LIST-2)', async ({ page }) => {
  await page.goto('/matches?sport=hockey');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
    'Lanterns Hockey League',
  );
  await expectAccessible(page);
});

test('why a match is not played is read in the list and on its page (MATCH-11, MATCH-12, MATCH-51)', async ({
  page,
}) => {
  const board = page.locator('[data-board]');
  for (const { status, note, badge, score } of [
    {
      status: 'Postponed',
      note: /^Pitch not playable · New date: /,
      badge: 'Postponed: pitch not playable',
      score: 0,
    },
    {
      status: 'Cancelled',
      note: /^The opponent withdrew$/,
      badge: 'Cancelled: the opponent withdrew',
      score: 0,
    },
    {
      status: 'Abandoned',
      note: /^Weather$/,
      badge: 'Abandoned: weather',
      score: 2,
    },
  ]) {
    await page.goto(`/matches?status=${status.toLowerCase()}&sport=football`);
    const rows = page.getByRole('main').getByRole('article');
    const row = rows.filter({ has: page.getByText(note) }).first();
    await expect(row.getByText(status, { exact: true })).toBeVisible();
    await row.getByRole('link').first().click();
    await expect(board.getByText(badge, { exact: true })).toBeVisible();
    await expect(board.getByText(/^\d+$/)).toHaveCount(score);
    if (status === 'Abandoned') await expect(board.getByText('No result')).toBeVisible();
    else await expect(board.locator('s time')).toBeVisible();
    if (status === 'Postponed') await expect(board.getByText(/^New date: /)).toBeVisible();
  }
});

test('an address that leads nowhere says so inside the shell (ROUTE-9)', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no page at this address',
  );
  await expect(navigationLink(page, 'Home')).toBeVisible();
});

test('invalid parameters and stored values are ignored without an error (LAYOUT-5, START-6)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const key of ['session', 'appearance', 'language', 'favourites']) {
      localStorage.setItem(`touchline.${key}`, '{"nonsense":');
    }
  });
  await page.goto('/home?layout=classi&theme=%3Cscript%3E&language=xx');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School sports, live');
  await expect(navigationLink(page, 'Home')).toBeVisible();
});

test('a malformed answer is an error of that part alone, with a retry (START-3, WIRE-19, ERROR-5)', async ({
  page,
  backEnd,
  problems,
}) => {
  problems.allow(/unexpected answer/);
  await backEnd.control('POST', 'fault', { path: 'matches/overview', malformed: true });
  await page.goto('/home');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(navigationLink(page, 'Home')).toBeVisible();
  await backEnd.control('DELETE', 'fault');
  await retry.click();
  await expect(page.getByRole('region', { name: 'Live now' })).toBeVisible();
});

test('without its API the shell is usable and says so (SHELL-22)', async ({ page, problems }) => {
  problems.allow(/ERR_CONNECTION_REFUSED|WebSocket connection|could not be reached|no answer/i);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto('/home');
  await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/about-us/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the shell is usable while all its calls are pending (START-2)', async ({ page, signIn }) => {
  await signIn();
  const releaseAnswers = await delayAnswers(page, '**/api/**');
  await page.goto('/home');
  await waitForApp(page);
  await expect(navigationLink(page, 'Home')).toBeVisible();
  await navigationLink(page, 'About Us').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await navigationLink(page, 'Home').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School sports, live');
  await expect(page.getByRole('article')).toHaveCount(0);
  releaseAnswers();
  await expect(page.getByRole('article').first()).toBeVisible();
});
