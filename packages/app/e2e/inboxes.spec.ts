import type { Locator, Page, Route } from '@playwright/test';
import { hubClients } from './harness/backEnd.ts';
import { fetchEntries, fetchUnreadCount } from './harness/inboxEntries.ts';
import { navigationLink, openLoadedPanel } from './harness/steps.ts';
import { expect, test, withStatus } from './harness/test.ts';

const kinds = [
  { kind: 'messages', name: 'Messages' },
  { kind: 'notifications', name: 'Notifications' },
] as const;

const press = (panel: Locator, name: string, index = 0) =>
  panel.getByRole('button', { name, exact: true }).nth(index).click();

/** Expects the number in the accessible name of the panel's button. */
const expectNumber = (page: Page, name: string, count: number) => {
  const kind = name.toLowerCase().slice(0, -1);
  const number = page
    .locator('button[aria-haspopup="dialog"]')
    .getByText(new RegExp(`^\\d+ unread ${kind}s?$`));
  return expect(number).toHaveText(
    count === 0 ? [] : [`${count} unread ${kind}${count === 1 ? '' : 's'}`],
  );
};

for (const { kind, name } of kinds) {
  test(`${kind} are marked as read one by one and all, in the app and on the server (INBOX-5, INBOX-6, INBOX-9)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
    });
    await signIn();
    await page.goto('/home');
    const before = await fetchEntries(backEnd, kind);
    const unread = before.filter(({ read }) => !read).length;
    const panel = await openLoadedPanel(page, name);
    await press(panel, 'Mark as read');
    await expect.poll(() => fetchUnreadCount(backEnd, kind)).toBe(unread - 1);
    await expectNumber(page, name, unread - 1);
    await press(panel, 'Mark as unread');
    await expect.poll(() => fetchEntries(backEnd, kind)).toEqual(before);
    await expectNumber(page, name, unread);
    await press(panel, 'Mark all as read');
    await expect.poll(() => fetchUnreadCount(backEnd, kind)).toBe(0);
    await expectNumber(page, name, 0);
    expect(refused).toEqual([]);
  });

  test(`undo restores one of the ${kind} at its position (INBOX-7, INBOX-14)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    await signIn();
    await page.goto('/home');
    const before = await fetchEntries(backEnd, kind);
    const panel = await openLoadedPanel(page, name);
    const rows = panel.getByRole('listitem');
    // A long list is rendered in steps.
    await expect(rows).toHaveCount(before.length);
    const texts = await rows.allInnerTexts();
    for (const index of [2, 0, texts.length - 1]) {
      await press(panel, 'Remove', index);
      await expect(rows).toHaveCount(texts.length - 1);
      await expect
        .poll(async () => (await fetchEntries(backEnd, kind)).length)
        .toBe(before.length - 1);
      await press(panel, 'Undo');
      await expect.poll(() => rows.allInnerTexts()).toEqual(texts);
      await expect.poll(() => fetchEntries(backEnd, kind)).toEqual(before);
    }
  });
}

/** Delays the changes of single messages. */
async function holdChanges(page: Page) {
  const waiting: Route[] = [];
  await page.route('**/api/common/messages', async (route) => {
    if (route.request().method() === 'PATCH') waiting.push(route);
    else await route.fallback();
  });
  return {
    count: () => waiting.length,
    letGo: async () => waiting.shift()?.fallback(),
    refuse: async () => waiting.shift()?.fulfill({ status: 500, json: { detail: 'Not now' } }),
  };
}

for (const name of ['Mark as read', 'Mark as unread']) {
  test(`marking all while "${name}" is on its way ends at 0, here and on the server`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    await signIn();
    await page.goto('/home');
    const panel = await openLoadedPanel(page, 'Messages');
    const changes = await holdChanges(page);
    await press(panel, name);
    await expect.poll(changes.count).toBe(1);
    await press(panel, 'Mark all as read');
    await expectNumber(page, 'Messages', 0);
    const counted = page.waitForResponse('**/api/messages/unread-count');
    await changes.letGo();
    expect(await (await counted).json()).toEqual({ count: 0 });
    expect(await fetchUnreadCount(backEnd, 'messages')).toBe(0);
    await expectNumber(page, 'Messages', 0);
  });
}

test('a failed change between others rolls back only itself (INBOX-13)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  await signIn();
  await page.goto('/home');
  const before = await fetchEntries(backEnd, 'messages');
  const unread = before.filter(({ read }) => !read);
  const panel = await openLoadedPanel(page, 'Messages');
  const changes = await holdChanges(page);
  for (let pressed = 0; pressed < 3; pressed += 1) await press(panel, 'Mark as read');
  await expectNumber(page, 'Messages', unread.length - 3);
  await changes.letGo();
  await expect.poll(changes.count).toBe(1);
  await problems.during(withStatus(500), async () => {
    await changes.refuse();
    await expectNumber(page, 'Messages', unread.length - 2);
  });
  await expect.poll(changes.count).toBe(1);
  const counted = page.waitForResponse('**/api/messages/unread-count');
  await changes.letGo();
  expect(await (await counted).json()).toEqual({ count: unread.length - 2 });
  await expectNumber(page, 'Messages', unread.length - 2);
  const now = await fetchEntries(backEnd, 'messages');
  expect(now.filter(({ read }) => !read).map(({ id }) => id)).toEqual(
    unread.filter((_, index) => index !== 0 && index !== 2).map(({ id }) => id),
  );
});

test('a push while all are being marked as read stays counted (INBOX-19)', async ({
  page,
  signIn,
  backEnd,
}) => {
  await signIn();
  await page.goto('/home');
  const panel = await openLoadedPanel(page, 'Messages');
  const marking: Route[] = [];
  await page.route('**/mark-all-as-read', (route) => void marking.push(route));
  await press(panel, 'Mark all as read');
  await expect.poll(() => marking.length).toBe(1);
  await expectNumber(page, 'Messages', 0);
  await expect.poll(() => hubClients(backEnd)).toBe(1);
  await backEnd.control('POST', 'push', { message: { title: 'Pushed meanwhile' } });
  await expect(panel.getByText('Pushed meanwhile')).toBeVisible();
  await expectNumber(page, 'Messages', 1);
  const counted = page.waitForResponse('**/api/messages/unread-count');
  await marking[0]?.fallback();
  // The server marked it as well, because it existed when the request arrived.
  expect(await (await counted).json()).toEqual({ count: 0 });
  await expectNumber(page, 'Messages', 0);
  await expect(panel.getByRole('button', { name: 'Mark as read', exact: true })).toHaveCount(0);
});

test('a change made before signing out still reaches the server (AUTH-15)', async ({
  page,
  signIn,
  backEnd,
}) => {
  await signIn();
  await page.goto('/messages');
  const before = await fetchUnreadCount(backEnd, 'messages');
  const changes = await holdChanges(page);
  const list = page.getByRole('main');
  await press(list, 'Mark as read');
  await press(list, 'Mark as read');
  await expect.poll(changes.count).toBe(1);
  await navigationLink(page, 'Sign Out').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  await changes.letGo();
  await expect.poll(changes.count).toBe(1);
  await changes.letGo();
  await expect.poll(() => fetchUnreadCount(backEnd, 'messages')).toBe(before - 2);
});

test('a long message is opened in its list and closed again (INBOX-17)', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/messages');
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Team pictures are taken at noon.' });
  const kit = row.getByRole('listitem').filter({ hasText: 'Home kit' });
  await expect(row.getByRole('button', { name: 'Show more' })).toBeVisible();
  await expect(kit).toHaveCount(0);
  await row.getByRole('button', { name: 'Show more' }).click();
  await expect(kit).toBeVisible();
  await row.getByRole('button', { name: 'Show less' }).click();
  await expect(kit).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Show more' })).toBeFocused();
});
