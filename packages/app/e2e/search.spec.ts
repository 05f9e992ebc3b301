import type { Page } from '@playwright/test';
import {
  delayChunk,
  navigationLink,
  openSearch,
  searchOptions,
  waitForApp,
} from './harness/steps.ts';
import { expect, test, withStatus } from './harness/test.ts';

test('two letters find matches, five at a time, and one leads to its page (SEARCH-3, SEARCH-6, SEARCH-19)', async ({
  page,
}) => {
  const field = await openSearch(page);
  await field.pressSequentially('hockey');
  await expect(searchOptions(page).first()).toBeVisible();
  const more = page.getByRole('option', { name: 'Load more' });
  await expect(more).toBeVisible();
  await expect(searchOptions(page)).toHaveCount(6);
  await more.click();
  await expect(searchOptions(page)).toHaveCount(11);
  await searchOptions(page).first().click();
  await expect(page).toHaveURL(/\/matches\/.+/);
});

test('one letter sends no request (SEARCH-3)', async ({ page, backEnd }) => {
  const field = await openSearch(page);
  await field.pressSequentially('h');
  await field.pressSequentially('o');
  await expect(searchOptions(page).first()).toBeVisible();
  const requests = await backEnd.control<{ url: string }[]>('GET', 'requests');
  const searches = requests.filter(({ url }) => url.includes('matches/search'));
  expect(searches.map(({ url }) => new URL(url, 'http://x').searchParams.get('search'))).toEqual([
    'ho',
  ]);
});

test('no results are reported with the text of the product (SEARCH-9)', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('zzzzqqqq');
  await expect(page.getByText('No results found!').first()).toBeVisible();
});

test('Escape closes the search and returns the focus (SEARCH-2)', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('ho');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search matches' })).toBeFocused();
});

test('a late answer to an earlier query is dropped (SEARCH-11)', async ({ page, backEnd }) => {
  await backEnd.control('POST', 'fault', { path: 'matches/search', times: 1, delay: 3000 });
  const field = await openSearch(page);
  const late = page.waitForRequest((request) => request.url().includes('search=hockey'));
  await field.fill('hockey');
  await late;
  await field.fill('zzzzqqqq');
  await expect(page.getByText('No results found!').first()).toBeVisible();
  await expect(searchOptions(page)).toHaveCount(0);
});

test('a failed search is tried again on request (SEARCH-14)', async ({
  page,
  backEnd,
  problems,
}) => {
  await backEnd.control('POST', 'fault', { path: 'matches/search', times: 1, status: 500 });
  const field = await openSearch(page);
  const retry = page.getByRole('option', { name: 'Try again' });
  await problems.during(withStatus(500), async () => {
    await field.fill('hockey');
    await expect(retry).toBeVisible();
  });
  await retry.click();
  await expect(searchOptions(page).first()).toContainText(/hockey/i);
});

test('a search that is refused says why, and how long to wait (SEARCH-14, ERROR-17)', async ({
  page,
  problems,
}) => {
  await page.route('**/api/matches/search?**', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '40' }, json: {} }),
  );
  const field = await openSearch(page);
  await problems.during(withStatus(429), async () => {
    await field.fill('hockey');
    await expect(page.getByRole('option', { name: 'Try again' })).toContainText(
      'The search did not work. Too many requests. Try again in 40 seconds.',
    );
  });
});

test('choosing the match that is open closes the search and returns the focus (SEARCH-1, A11Y-4)', async ({
  page,
}) => {
  await page.goto('/matches');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/matches\/.+/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const address = page.url();
  const title = (await heading.textContent()) ?? '';
  await page.getByRole('button', { name: 'Search matches' }).click();
  await page.getByPlaceholder('Team, school or title').fill(title);
  await expect(searchOptions(page).first()).toContainText(title);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search matches' })).toBeFocused();
  expect(page.url()).toBe(address);
});

test('an open search closes with a change of page (SEARCH-21)', async ({ page }) => {
  await page.goto('/about-us');
  await waitForApp(page);
  await navigationLink(page, 'Home').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('School sports, live');
  await page.getByRole('button', { name: 'Search matches' }).click();
  await page.getByPlaceholder('Team, school or title').fill('school');
  await expect(searchOptions(page).first()).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('About Us');
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(heading).toBeFocused();
});

for (const [way, open] of [
  ['the button', (page: Page) => page.getByRole('button', { name: 'Search matches' }).click()],
  ['the shortcut', (page: Page) => page.keyboard.press('Control+k')],
] as const) {
  test(`what is typed before the field is there arrives in it, after ${way} (SEARCH-22)`, async ({
    page,
  }) => {
    const releaseCode = await delayChunk(page, 'SearchBar');
    await page.goto('/about-us');
    await waitForApp(page);
    await open(page);
    await page.keyboard.type('sea breez');
    await releaseCode();
    const field = page.getByPlaceholder('Team, school or title');
    await expect(field).toBeFocused();
    await page.keyboard.type('es');
    await expect(field).toHaveValue('sea breezes');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search matches' }).click();
    await expect(field).toHaveValue('');
  });
}

test('what is typed after a press on the shell that waits for its code arrives too (SEARCH-22)', async ({
  page,
}) => {
  const releaseCode = await delayChunk(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search matches' }).click();
  await page.keyboard.type('seabr');
  await releaseCode();
  const field = page.getByPlaceholder('Team, school or title');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('seabr');
});
