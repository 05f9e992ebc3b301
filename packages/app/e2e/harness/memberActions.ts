import type { Page } from '@playwright/test';
import type { BackEnd } from './backEnd.ts';
import { fetchAs } from './callElsewhere.ts';
import { field } from './forms.ts';
import { fetchEntries } from './inboxEntries.ts';
import { createSession, type Person } from './persons.ts';
import { pictureFile } from './pictureFile.ts';
import { button, navigationLink, openLoadedPanel, panelButton, waitForApp } from './steps.ts';
import { expect } from './test.ts';

/** Resolves when a changing call was answered: a page that is loaded anew would cut it off. */
const answered = (page: Page, method: string, path: string) =>
  page.waitForResponse(
    (answer) => answer.request().method() === method && answer.url().endsWith(`/api/${path}`),
  );

/** Of a panel with messages or notifications; what was changed is still so after the page was loaded anew. */
export async function useInbox(
  page: Page,
  name: 'Messages' | 'Notifications',
  backEnd: BackEnd,
  person: Person,
): Promise<void> {
  const kind = name === 'Messages' ? 'messages' : 'notifications';
  const { length: count } = await fetchEntries(backEnd, kind, person);
  const panel = await openLoadedPanel(page, name);
  const rows = panel.getByRole('listitem');
  // A long list is drawn from the top down.
  await expect(rows).toHaveCount(count);
  await button(panel, 'Mark as read').first().click();
  await button(panel, 'Mark as unread').first().click();
  await button(panel, 'Remove').first().click();
  await expect(rows).toHaveCount(count - 1);
  await button(page, 'Undo').click();
  await expect(rows).toHaveCount(count);
  await button(panel, 'Remove').last().click();
  await expect(rows).toHaveCount(count - 1);
  await button(panel, 'Mark all as read').click();
  // Changes are sent in order, so the earlier ones have been answered by then.
  await expect
    .poll(async () => (await fetchEntries(backEnd, kind, person)).map(({ read }) => read))
    .toEqual(Array(count - 1).fill(true));
  await expect(button(panel, 'Mark as read')).toHaveCount(0);
  await page.reload();
  await waitForApp(page);
  await openLoadedPanel(page, name);
  await expect(rows).toHaveCount(count - 1);
  await expect(button(panel, 'Mark as read')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

export async function useShortcuts(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', { name: /shortcut/i });
  const fill = async (label: string) => {
    await field(panel, 'Name').fill(label);
    await field(panel, 'Address').fill('/matches');
  };
  await panelButton(page, 'Shortcuts').click();
  await button(panel, 'Add a shortcut').click();
  await fill('All of them');
  await panel.getByRole('button', { name: 'Choose an icon' }).click();
  await page.getByRole('option').first().click();
  await button(panel, 'Add').click();
  await expect(panel.getByRole('heading', { name: 'Choose a shortcut to edit' })).toBeVisible();
  await button(panel, 'All of them').click();
  await fill('Every match');
  await button(panel, 'Save').click();
  await expect(panel.getByText('Every match')).toBeVisible();
  await page.reload();
  await waitForApp(page);
  await panelButton(page, 'Shortcuts').click();
  await expect(panel.getByText('Every match')).toBeVisible();
  await button(panel, 'Edit shortcuts').click();
  await button(panel, 'Every match').click();
  await button(panel, 'Delete').click();
  await expect(panel.getByText('Every match')).toHaveCount(0);
  await page.keyboard.press('Escape');
}

export async function useChat(page: Page): Promise<void> {
  const chat = page.getByRole('complementary', { name: 'Quick chat' });
  const open = chat.getByRole('navigation', { name: 'Conversations' }).getByRole('button').first();
  await open.click();
  await chat.getByLabel('Your message').fill('See you at three.');
  const sent = answered(page, 'PATCH', 'apps/chat/chat');
  await button(chat, 'Send').click();
  await sent;
  await expect(chat.getByRole('log')).toContainText('See you at three.');
  await page.reload();
  await waitForApp(page);
  await open.click();
  await expect(chat.getByRole('log')).toContainText('See you at three.');
  await button(chat, 'Close the chat').click();
}

export async function changeStatus(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: new RegExp(`^Account of ${name}`) });
  const status = page.getByRole('menuitem', { name: /^Status/ });
  await menu.click();
  // By keyboard: a pointer of Playwright may scroll the page first, and the menu moves back to its
  // button between the press and the release.
  await status.press('Enter');
  const saved = answered(page, 'PATCH', 'common/user');
  await page.getByRole('menuitemradio', { name: 'Busy' }).press('Enter');
  await saved;
  await page.reload();
  await waitForApp(page);
  await expect(menu).toHaveAccessibleName(`Account of ${name}, Busy`);
}

export async function readMessages(page: Page): Promise<void> {
  // An administrator has another entry of this name.
  await navigationLink(page, 'Messages').first().click();
  await expect(page).toHaveURL(/\/messages$/);
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await button(main, 'Mark as unread').first().click();
  await main.getByText('Only unread').click();
  await expect(rows).toHaveCount(1);
  await button(main, 'Mark as read').click();
  // It stays while the filter is on, so that no row jumps away.
  await expect(button(main, 'Mark as unread')).toHaveCount(1);
  await main.getByText('Only unread').click();
  await main.getByText('Only unread').click();
  await expect(main.getByText('Nothing unread')).toBeVisible();
}

/** On the page of one message, which is the first of the list that is unread. */
export async function useOneMessage(page: Page, backEnd: BackEnd, person: Person): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/messages');
  const main = page.getByRole('main');
  const row = main.getByRole('listitem').first();
  await row.getByRole('link').click();
  await expect(heading).not.toHaveText('Messages');
  const id = new URL(page.url()).pathname.split('/')[2];
  const stored = async () =>
    (await fetchEntries(backEnd, 'messages', person)).find((each) => each.id === id)?.read;
  await expect.poll(stored).toBe(true);
  await button(main, 'Mark as unread').click();
  await expect.poll(stored).toBe(false);
  await button(main, 'Remove').click();
  await expect(heading).toHaveText('Messages');
  await expect.poll(stored).toBeUndefined();
  await button(page, 'Undo').click();
  await expect.poll(stored).toBe(false);
}

/** Changes the own name and picture; only a person with another device can sign one out. */
export async function changeProfile(page: Page, backEnd: BackEnd, person: Person): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/profile');
  const picture = main.getByRole('group', { name: 'Your picture' });
  await picture
    .locator('input[type="file"]')
    .setInputFiles(await pictureFile(page, 'me', { width: 300, height: 200 }));
  const dialog = page.getByRole('dialog', { name: 'Crop: Your picture' });
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(picture.locator('img')).toBeVisible();
  await field(main, 'Given name').fill('Derya');
  await button(main, 'Save').click();
  await expect
    .poll(() => fetchAs(backEnd, person, 'profile'))
    .toMatchObject({ givenName: 'Derya', avatar: expect.stringMatching(/image-/) as unknown });

  const signOut = main.getByRole('button', { name: /^Sign out: / });
  const devices = async () =>
    (await fetchAs<{ items: unknown[] }>(backEnd, person, 'profile/devices')).items.length;
  const count = await devices();
  await expect(signOut).toHaveCount(count - 1);
  if (count === 1) return;
  await signOut.first().click();
  await expect(page.getByText('The device is signed out.')).toBeVisible();
  await expect(signOut).toHaveCount(count - 2);
  expect(await devices()).toBe(count - 1);
}

/** Changes the password; nobody signs in with the old one after that. */
export async function changePassword(page: Page, backEnd: BackEnd, person: Person): Promise<void> {
  const main = page.getByRole('main');
  const password = 'nine tall lamps in a row';
  await page.goto('/profile');
  await field(main, 'Present password').fill('touchline');
  await field(main, 'New password').fill(password);
  await button(main, 'Change the password').click();
  await expect(page.getByText(/^Your password is changed/)).toBeVisible();
  await createSession(backEnd, person, password);
}

/** Makes each choice of the page of settings, and locks. */
export async function useSettings(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const html = page.locator('html');
  const choose = (name: string) => main.locator('label').filter({ hasText: name }).first().click();
  await page.goto('/settings');
  for (const choice of ['Rose', 'Dark', 'Dense']) await choose(choice);
  await expect(page.locator('[data-layout="dense"]')).toBeVisible();
  await choose('Türkçe');
  await expect(html).toHaveAttribute('lang', 'tr');
  await choose('English');
  await expect(html).toHaveAttribute('lang', 'en');
  const announced = main.getByRole('switch', { name: /^Announce changes/ });
  await announced.press('Space');
  await expect(announced).not.toBeChecked();
  await page.reload();
  await expect(announced).not.toBeChecked();
  await expect(html).toHaveAttribute('data-theme', 'rose');
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  const removals = main.getByRole('button', { name: /^Delete / });
  await button(main, 'Delete the appearance').click();
  await expect(html).toHaveAttribute('data-theme', 'default');
  // There may be others, such as the pages that were kept.
  for (let left = await removals.count(); left > 0; left -= 1) await removals.first().click();
  await expect(main.getByText(/^Nothing is kept but what the site needs/)).toBeVisible();

  await main.getByRole('link', { name: 'Lock now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Touchline is locked');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('touchline');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Touchline is locked');
}
