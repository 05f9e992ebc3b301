import type { Page } from '@playwright/test';
import type { BackEnd } from './harness/backEnd.ts';
import { fetchEntries } from './harness/inboxEntries.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { openPanel } from './harness/steps.ts';
import { expect, expectAccessible, test, withStatus } from './harness/test.ts';

interface Hub {
  clients: number;
  unread: number;
}

const hub = (backEnd: BackEnd) => backEnd.control<Hub>('GET', 'hub');

/** The unread number in the accessible names of the menu item and the panel's button. */
const badge = (page: Page, count: number) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByText(`${count} unread message`);

async function connected(page: Page, backEnd: BackEnd): Promise<number> {
  await page.goto('/home');
  await expect.poll(async () => (await hub(backEnd)).clients).toBe(1);
  const { unread } = await hub(backEnd);
  await expect(badge(page, unread)).toHaveCount(1);
  return unread;
}

test('a pushed message raises the unread count at once (LIVE-3, NAV-10, START-4, LIVE-16)', async ({
  page,
  signIn,
  backEnd,
}) => {
  await signIn();
  const before = await connected(page, backEnd);
  await backEnd.control('POST', 'push', { times: 2 });
  await expect(badge(page, before + 2)).toHaveCount(1);
});

test('a visitor has no connection (LIVE-16)', async ({ page, backEnd }) => {
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await waitForQuietNetwork(page);
  expect((await hub(backEnd)).clients).toBe(0);
});

test('following an unread message marks it read (INBOX-15)', async ({ page, signIn, backEnd }) => {
  await signIn();
  const before = await connected(page, backEnd);
  const panel = await openPanel(page, 'Messages');
  const unread = panel.getByRole('listitem').filter({
    has: page.getByRole('button', { name: /^Mark as read/ }),
  });
  await unread.getByRole('link').first().click();
  await expect(panel).toBeHidden();
  await expect.poll(async () => (await hub(backEnd)).unread).toBe(before - 1);
  await expect(badge(page, before - 1)).toHaveCount(1);
});

test('messages missed while the hub was down are counted after the reconnect (LIVE-5)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  problems.tolerate(/WebSocket connection/);
  await signIn();
  const before = await connected(page, backEnd);
  await backEnd.control('POST', 'hub', { mode: 'refuse' });
  await backEnd.control('POST', 'drop');
  await expect.poll(async () => (await hub(backEnd)).clients).toBe(0);
  await backEnd.control('POST', 'push', { times: 3 });
  await backEnd.control('POST', 'hub', { mode: 'ok' });
  await expect(badge(page, before + 3)).toHaveCount(1, { timeout: 30_000 });
});

test('a message is read and removed, and all are marked as read, in the panel (INBOX-7)', async ({
  page,
  signIn,
  backEnd,
}) => {
  await signIn();
  const before = await connected(page, backEnd);
  const panel = await openPanel(page, 'Messages');
  await expectAccessible(page);
  await panel
    .getByRole('button', { name: /^Mark as read/ })
    .first()
    .click();
  await expect.poll(async () => (await hub(backEnd)).unread).toBe(before - 1);
  await expect(badge(page, before - 1)).toHaveCount(1);
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(async () => (await hub(backEnd)).unread).toBe(0);
  const { length: count } = await fetchEntries(backEnd, 'messages');
  const rows = panel.getByRole('listitem');
  // A long list is rendered in steps.
  await expect(rows).toHaveCount(count);
  await panel
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(rows).toHaveCount(count - 1);
  // The first Escape closes the tooltip under the pointer, which is the topmost layer.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('a change that the server refuses is rolled back with an error (SHELL-20)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  await signIn();
  const before = await connected(page, backEnd);
  const panel = await openPanel(page, 'Messages');
  await expect(panel.getByRole('button', { name: /^Mark as read/ }).first()).toBeVisible();
  // Not the list, which is asked for again after the change and may be answered after this step.
  await backEnd.control('POST', 'fault', {
    path: 'common/messages*',
    method: 'PATCH',
    status: 500,
  });
  await problems.during(withStatus(500), async () => {
    await panel
      .getByRole('button', { name: /^Mark as read/ })
      .first()
      .click();
    await expect(
      page.getByText('This could not be saved, so it was taken back.').first(),
    ).toBeVisible();
  });
  await expect(badge(page, before)).toHaveCount(1);
});
