import type { BrowserContext, Page } from '@playwright/test';
import { followedIds } from './harness/followedIds.ts';
import { fetchUnreadCount } from './harness/inboxEntries.ts';
import { installWorker, offlineErrors } from './harness/offline.ts';
import { heading, navigationLink, openSearch, searchOptions } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ isFirstVisit: true, serviceWorkers: 'allow' });

const live = (page: Page) => page.getByRole('region', { name: 'Live now' });

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
