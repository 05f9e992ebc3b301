import type { Locator, Page } from '@playwright/test';
import { followedIds } from './harness/followedIds.ts';
import { ada } from './harness/persons.ts';
import { navigationLink, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

/** More stops than any page of this journey has. */
const mostStops = 300;

/** Goes on by the Tab key alone, past the end of the page to its start, until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const focused = control.and(page.locator(':focus'));
  for (let presses = 0; presses < mostStops; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`The Tab key does not reach ${control.toString()}`);
}

/** Goes to a control and presses it. */
async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

test('by keyboard alone: a match is followed, its person signs in, reads a message and signs out (A11Y-2, A11Y-3, A11Y-4)', async ({
  page,
  backEnd,
}) => {
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/home');
  await waitForApp(page);
  await expect(main.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await press(page, main.getByRole('article').first().getByRole('link').first());
  await expect(page).toHaveURL(/\/matches\/.+/);
  await expect(heading).toBeFocused();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await press(page, main.getByRole('button', { name: 'Favourite', exact: true }), 'Space');
  await expect(main.getByRole('button', { name: 'In favourites' })).toBeFocused();

  await press(page, navigationLink(page, 'Sign In/Sign Up'));
  await expect(heading).toHaveText('Sign in');
  await type(page, main.getByRole('textbox', { name: 'Email address' }), ada.email);
  await type(page, main.getByRole('textbox', { name: 'Password', exact: true }), 'touchline');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('From this browser to your account: 1 added.')).toBeVisible();
  expect(await followedIds(backEnd)).toContain(id);

  await press(page, navigationLink(page, 'Messages'));
  await expect(heading).toHaveText('Messages');
  await expect(heading).toBeFocused();
  const row = main.getByRole('listitem').first().getByRole('link');
  await press(page, row);
  await expect(page).toHaveURL(/\/messages\/.+/);
  await expect(heading).toBeFocused();
  await expect(main.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await press(page, main.getByRole('button', { name: 'All messages' }));
  await expect(row).toBeFocused();

  await press(page, navigationLink(page, 'Sign Out'));
  await expect(heading).toHaveText('You are signed out');
  await press(page, main.getByRole('link', { name: 'To the start page' }));
  await expect(heading).toHaveText('School sports, live');
  await expect(navigationLink(page, 'Sign In/Sign Up')).toBeVisible();
});
