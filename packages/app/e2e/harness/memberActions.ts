import type { Page } from '@playwright/test';
import type { BackEnd } from './backEnd.ts';
import { field } from './forms.ts';
import { fetchEntries } from './inboxEntries.ts';
import type { Person } from './persons.ts';
import {
  answered,
  button,
  navigationLink,
  openLoadedPanel,
  panelButton,
  phone,
  pressInMore,
} from './steps.ts';
import { expect } from './test.ts';

/** What is still so after the page was loaded anew: one load for the actions of several kinds. */
export type AfterReload = () => Promise<void>;

/** Of a panel with messages or notifications. */
export async function useInbox(
  page: Page,
  name: 'Messages' | 'Notifications',
  backEnd: BackEnd,
  person: Person,
): Promise<AfterReload> {
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
  const expectRead = async () => {
    await expect(rows).toHaveCount(count - 1);
    await expect(button(panel, 'Mark as read')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  };
  await expectRead();
  return async () => {
    await openLoadedPanel(page, name);
    await expectRead();
  };
}

export async function useShortcuts(page: Page): Promise<AfterReload> {
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
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  return async () => {
    await panelButton(page, 'Shortcuts').click();
    await expect(panel.getByText('Every match')).toBeVisible();
    await button(panel, 'Edit shortcuts').click();
    await button(panel, 'Every match').click();
    await button(panel, 'Delete').click();
    await expect(panel.getByText('Every match')).toHaveCount(0);
    await page.keyboard.press('Escape');
  };
}

export async function useChat(page: Page): Promise<AfterReload> {
  const chat = page.getByRole('complementary', { name: 'Quick chat' });
  const open = chat.getByRole('navigation', { name: 'Conversations' }).getByRole('button').first();
  await open.click();
  await chat.getByLabel('Your message').fill('See you at three.');
  const sent = answered(page, 'PATCH', 'apps/chat/chat');
  await button(chat, 'Send').click();
  await sent;
  const close = async () => {
    await expect(chat.getByRole('log')).toContainText('See you at three.');
    await button(chat, 'Close the chat').click();
  };
  await close();
  return async () => {
    await open.click();
    await close();
  };
}

/** Opens on a phone what has no button in its bar. */
export async function usePanelsOnPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(phone);
  await pressInMore(page, 'Shortcuts');
  const panel = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await pressInMore(page, 'Quick chat');
  const close = button(page, 'Close the chat');
  await close.click();
  await expect(close).toBeHidden();
  if (size) await page.setViewportSize(size);
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
  await main.getByText('Only unread').click();
}

/** From the page of messages: on the page of one, which is the first of the list. */
export async function useOneMessage(page: Page, backEnd: BackEnd, person: Person): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  const row = main.getByRole('listitem').first();
  await row.getByRole('link').click();
  await expect(heading).not.toHaveText('Messages');
  const id = new URL(page.url()).pathname.split('/')[2];
  const stored = async () =>
    (await fetchEntries(backEnd, 'messages', person)).find((each) => each.id === id)?.read;
  await expect.poll(stored).toBe(true);
  const address = page.url();
  await main.getByRole('link', { name: 'Open what it is about' }).click();
  await expect(page).toHaveURL(/\/(?:matches|admin)\/./);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await button(main, 'Mark as unread').click();
  await expect.poll(stored).toBe(false);
  await button(main, 'Remove').click();
  await expect(heading).toHaveText('Messages');
  await expect.poll(stored).toBeUndefined();
  await button(page, 'Undo').click();
  await expect.poll(stored).toBe(false);
}
