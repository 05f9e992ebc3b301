import type { Page } from '@playwright/test';
import { navigationLink } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls down the list and opens a match. @returns the scroll position */
async function leaveFromBelow(page: Page): Promise<number> {
  await page.goto('/matches');
  const card = page.getByRole('article').nth(11).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(200);
  await card.click();
  await expect(page).toHaveURL(/\/matches\/.+/);
  await expect.poll(() => scrolled(page)).toBe(0);
  return place;
}

test('the back button of the bar restores the scroll position (ROUTE-11, SHELL-4)', async ({
  page,
}) => {
  const place = await leaveFromBelow(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/matches$/);
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('back and forward of the browser restore the scroll position (ROUTE-11)', async ({ page }) => {
  const place = await leaveFromBelow(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/matches$/);
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.goForward();
  await expect(page).toHaveURL(/\/matches\/.+/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a link to a page that was visited starts at its top (ROUTE-11)', async ({ page }) => {
  await leaveFromBelow(page);
  await navigationLink(page, 'Home').click();
  await expect(page.getByRole('region', { name: 'Live now' })).toBeVisible();
  await page.getByRole('link', { name: 'All matches' }).click();
  // The address changes before the page does, and the start page has articles too.
  await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
  await expect(page).toHaveURL(/\/matches$/);
  expect(await scrolled(page)).toBe(0);
});

test('the day and how far the list is loaded are restored by going back (LIST-7)', async ({
  page,
}) => {
  await page.goto('/matches');
  const days = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.getByRole('link', { name: 'Sun 19 Apr' }).click();
  await expect(days.first()).toHaveText('Sunday, April 19');
  const before = await days.count();
  await page.getByRole('button', { name: 'Later days' }).click();
  await expect(page).toHaveURL(/\?day=2026-04-19&pages=2$/);
  await expect.poll(() => days.count()).toBeGreaterThan(before);
  const loaded = await days.count();
  await days.nth(before).scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await page.getByRole('article').last().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/matches\/.+/);
  await page.goBack();
  await expect(page).toHaveURL(/\?day=2026-04-19&pages=2$/);
  await expect(days).toHaveCount(loaded);
  await expect.poll(() => scrolled(page)).toBeGreaterThanOrEqual(place);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/matches$/);
  await expect(days.first()).toHaveText('Today, Wednesday, April 15');
});

const bar = (page: Page) => page.getByRole('banner');

test('a layout parameter applies on every navigation and for the whole visit (LAYOUT-3)', async ({
  page,
  signIn,
  backEnd,
}) => {
  await signIn();
  await backEnd.control('POST', 'reset');
  await page.goto('/home');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.locator('xpath=ancestor::header')).toHaveCount(0);
  // A personal shortcut leads there without a page load.
  await page.evaluate(() => history.pushState(null, '', '/about-us?layout=modern'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(bar(page).getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await bar(page).getByRole('link', { name: 'Favourites' }).click();
  await expect(page).toHaveURL(/\/favourites$/);
  await expect(bar(page).getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});
