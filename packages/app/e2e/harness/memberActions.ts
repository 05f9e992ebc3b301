import type { Page } from '@playwright/test';
import type { BackEnd } from './backEnd.ts';
import { field } from './forms.ts';
import { fetchEntries } from './inboxEntries.ts';
import type { Person } from './persons.ts';
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
