import type { Page } from '@playwright/test';
import { followedIds } from './harness/followedIds.ts';
import { rowOf } from './harness/adminList.ts';
import { arrowTo, press, tabTo, type } from './harness/keyboard.ts';
import { expectStored } from './harness/callElsewhere.ts';
import { ada } from './harness/persons.ts';
import { button, heading, navigationLink, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

/** Opens a page and goes past its navigation, as a person does who knows the link. */
async function openContent(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForApp(page);
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
}

test('by keyboard alone: a match is followed, its person signs in, reads a message and signs out (A11Y-2, A11Y-3, A11Y-4)', async ({
  page,
  backEnd,
}) => {
  const main = page.getByRole('main');
  await openContent(page, '/home');
  await press(page, main.getByRole('article').first().getByRole('link').first());
  await expect(page).toHaveURL(/\/matches\/.+/);
  await expect(heading(page)).toBeFocused();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await press(page, main.getByRole('button', { name: 'Favourite', exact: true }), { key: 'Space' });
  await expect(main.getByRole('button', { name: 'In favourites' })).toBeFocused();

  await press(page, navigationLink(page, 'Sign In/Sign Up'));
  await expect(heading(page)).toHaveText('Sign in');
  await type(page, main.getByRole('textbox', { name: 'Email address' }), ada.email);
  await type(page, main.getByRole('textbox', { name: 'Password', exact: true }), 'touchline');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('From this browser to your account: 1 added.')).toBeVisible();
  expect(await followedIds(backEnd)).toContain(id);

  await press(page, navigationLink(page, 'Messages'));
  await expect(heading(page)).toHaveText('Messages');
  await expect(heading(page)).toBeFocused();
  const row = main.getByRole('listitem').first().getByRole('link');
  await press(page, row);
  await expect(page).toHaveURL(/\/messages\/.+/);
  await expect(heading(page)).toBeFocused();
  await expect(main.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await press(page, main.getByRole('button', { name: 'All messages' }));
  await expect(row).toBeFocused();

  await press(page, navigationLink(page, 'Sign Out'));
  await expect(heading(page)).toHaveText('You are signed out');
  await press(page, main.getByRole('link', { name: 'To the start page' }));
  await expect(heading(page)).toHaveText('School sports, live');
  await expect(navigationLink(page, 'Sign In/Sign Up')).toBeVisible();
});

test('by keyboard alone: a school enters a result, publishes a match from its list and takes that back (A11Y-2, A11Y-3, A11Y-4, ADMIN-24, ADMIN-80)', async ({
  page,
  signIn,
  backEnd,
}) => {
  const main = page.getByRole('main');
  await signIn('school');
  await openContent(page, '/admin/overview');
  await press(page, main.getByRole('link', { name: 'Matches without a score' }));
  await expect(page).toHaveURL(/missing=score$/);
  await expect(heading(page)).toBeFocused();
  await press(page, rowOf(page, /Rüzgârtepe/).getByRole('link'));
  await expect(heading(page)).toHaveText(/Rüzgârtepe/);
  await expect(heading(page)).toBeFocused();

  await press(page, button(main, 'Enter the result'));
  const result = main.getByRole('group', { name: 'Enter the result' });
  await type(page, result.getByRole('textbox', { name: /^Gökçeçınar U16/ }), '3');
  await type(page, result.getByRole('textbox', { name: /^Rüzgârtepe U16/ }), '1');
  await press(page, button(result, 'Save'));
  await expect(result).toBeHidden();
  await expectStored(backEnd, 'matches/match-draft-late', {
    status: 'finished',
    score: { kind: 'points', home: 3, away: 1 },
  });

  const way = page.getByRole('navigation', { name: 'Where you are' });
  await press(page, way.getByRole('link', { name: 'Matches' }));
  await expect(page).toHaveURL(/\/admin\/matches\?missing=score$/);
  await expect(heading(page)).toBeFocused();
  await press(page, button(main, 'Clear the filters'));
  await expect(page).toHaveURL(/\/admin\/matches$/);
  // Back to the filters, which stand before what has the focus now.
  await press(page, main.getByRole('button', { name: /Seen by/ }), { by: 'Shift+Tab' });
  const draft = page.getByRole('option', { name: 'Draft' });
  await arrowTo(page, draft);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/matches\?visibility=draft$/);
  await expect(page.getByText('2 records', { exact: true })).toBeVisible();

  const box = rowOf(page, /hazırlık/).getByRole('checkbox');
  await press(page, box, { key: 'Space' });
  await expect(box).toBeChecked();
  await press(page, button(main, 'Publish (1)'));
  const notice = page.getByRole('alertdialog').filter({ hasText: '1 record changed.' });
  await expect(notice).toBeVisible();
  await expect(rowOf(page, /hazırlık/)).toBeHidden();
  await expectStored(backEnd, 'matches/match-draft-friendly', { visibility: 'public' });
  await press(page, button(notice, 'Undo'));
  await expect(page.getByText('1 record is as it was before.')).toBeVisible();
  await expect(rowOf(page, /hazırlık/)).toBeVisible();
  await expectStored(backEnd, 'matches/match-draft-friendly', { visibility: 'draft' });
  await tabTo(page, rowOf(page, /hazırlık/).getByRole('link'));
});

test('by keyboard alone: an administrator writes a message, chooses its audience, sends and recalls it (A11Y-2, A11Y-3, A11Y-4, ADMIN-12, ADMIN-114)', async ({
  page,
  signIn,
}) => {
  const main = page.getByRole('main');
  await signIn('admin');
  await openContent(page, '/admin/messages');
  await press(page, main.getByRole('link', { name: 'New message' }));
  await expect(page).toHaveURL(/\/admin\/messages\/new$/);
  await expect(heading(page)).toBeFocused();
  await type(page, main.getByRole('textbox', { name: /^Title/ }), 'Cup final on Friday');
  await type(page, main.getByRole('textbox', { name: /^Text/ }), 'The gates open at noon.');
  await tabTo(page, main.getByRole('radio', { name: 'Everybody with an account' }));
  await arrowTo(page, main.getByRole('radio', { name: 'People with certain roles' }));
  const role = main.getByRole('checkbox', { name: 'School administrators' });
  await press(page, role, { key: 'Space' });
  await expect(role).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: /^Goes to/ })).toBeVisible();
  await press(page, button(main, 'Create'));
  await expect(page).toHaveURL(/\/admin\/messages\/outgoing-new-1$/);
  await expect(heading(page)).toHaveText('Cup final on Friday');

  await press(page, button(main, 'Send now'));
  const sending = page.getByRole('alertdialog', { name: /^Send “/ });
  await press(page, button(sending, /^Send to \d+ (?:person|people)$/));
  await expect(page.getByText(/It is in the inboxes/)).toBeVisible();
  await expect(main.locator(':focus')).toContainText('It is in the inboxes');
  await press(page, button(main, 'Recall'));
  const recalling = page.getByRole('alertdialog', { name: /^Recall “/ });
  await press(page, button(recalling, 'Recall'));
  await expect(page.getByText('It was taken out of the inboxes.')).toBeVisible();
  await expect(main.locator(':focus')).toContainText('It was taken out of the inboxes.');
});
