import type { Locator, Page } from '@playwright/test';
import { fetchEntries } from './harness/inboxEntries.ts';
import {
  delayChunk,
  navigationLink,
  openLoadedPanel,
  openPanel,
  panelButton,
  waitForApp,
} from './harness/steps.ts';
import { expect, test, withStatus } from './harness/test.ts';

/** Presses a key on a control that Tab has reached. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

const focusIsOnThePage = (page: Page) =>
  page.evaluate(() => document.activeElement === document.body);

for (const name of ['Messages', 'Notifications'] as const) {
  test(`${name}: marking all as read moves the focus to the heading, and Escape closes the panel`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/home?layout=modern');
    const panel = await openLoadedPanel(page, name, press);
    const markAll = panel.getByRole('button', { name: 'Mark all as read' });
    await press(markAll);
    await expect(markAll).toBeDisabled();
    await expect(panel.getByRole('heading', { name })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(panelButton(page, name)).toBeFocused();
  });
}

test('the panel keeps the focus while one message after the other is removed (A11Y-4)', async ({
  page,
  signIn,
  backEnd,
}) => {
  await signIn();
  await page.goto('/home');
  const panel = await openLoadedPanel(page, 'Messages', press);
  const rows = panel.getByRole('listitem');
  const countOnServer = async () => (await fetchEntries(backEnd, 'messages')).length;
  let left = await countOnServer();
  await press(rows.first().getByRole('button', { name: 'Remove' }));
  await expect.poll(countOnServer).toBe(--left);
  while (left > 0) {
    expect(await focusIsOnThePage(page)).toBe(false);
    await page.keyboard.press('Enter');
    await expect.poll(countOnServer).toBe(--left);
  }
  await expect(panel.getByText('No messages')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Messages' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('the panel keeps the focus on a retry', async ({ page, signIn, backEnd, problems }) => {
  await signIn();
  await page.goto('/home');
  await backEnd.control('POST', 'fault', { path: 'common/notifications', status: 500 });
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const retry = panel.getByRole('button', { name: 'Try again' });
  await problems.during(withStatus(500), async () => {
    await page.goto('/home?layout=modern');
    await openPanel(page, 'Notifications', press);
    await expect(retry).toBeVisible();
  });
  await backEnd.control('DELETE', 'fault');
  await press(retry);
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('the page of messages keeps the focus (A11Y-4)', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/messages');
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await press(rows.first().getByRole('button', { name: 'Remove' }));
  await expect(rows.first().getByRole('button', { name: 'Remove' })).toBeFocused();
  await press(main.getByRole('button', { name: 'Undo' }));
  // The row that has come back.
  await expect(rows.first().locator(':focus')).toBeVisible();
  const filter = main.getByRole('switch', { name: 'Only unread' });
  await press(filter, 'Space');
  await expect(page).toHaveURL(/show=unread/);
  await expect(filter).toBeFocused();
  const markAll = main.getByRole('button', { name: 'Mark all as read' });
  await press(markAll);
  await expect(markAll).toBeDisabled();
  await expect(main.getByText('Nothing unread')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('more days of a list put the focus on the first new one, in view (A11Y-4)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/matches');
  const days = page.getByRole('main').getByRole('heading', { level: 2 });
  const more = page.getByRole('button', { name: 'Later days' });
  await expect(more).toBeVisible();
  const before = await days.count();
  await press(more);
  await expect(page).toHaveURL(/pages=2$/);
  await expect(days.nth(before)).toBeFocused();
  await expect(days.nth(before)).toBeInViewport();
});

test('filters without results are cleared by keyboard without losing the focus', async ({
  page,
}) => {
  await page.goto('/matches?search=nosuchteam');
  const main = page.getByRole('main');
  await expect(main.getByText('No match fits these filters.')).toBeVisible();
  // Another button with a similar name only clears the field.
  await press(main.getByRole('button', { name: 'Clear the filters' }).last());
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: /\d+ matches/ })).toBeFocused();
});

test('removing a favourite moves the focus to the next one, removing the last one to the heading (A11Y-4, FAV-1)', async ({
  page,
}) => {
  await page.goto('/matches');
  const main = page.getByRole('main');
  for (const index of [0, 1]) {
    await main.getByRole('article').nth(index).getByRole('button').first().click();
  }
  await page.goto('/favourites');
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(2);
  await press(cards.first().getByRole('button').first());
  await expect(cards).toHaveCount(1);
  await expect(cards.first().getByRole('link').first()).toBeFocused();
  await press(cards.first().getByRole('button').first());
  await expect(cards).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('who tabs on while the next page is on its way keeps their place when it comes (A11Y-4)', async ({
  page,
}) => {
  const releasePage = await delayChunk(page, 'AboutUs');
  await page.goto('/home');
  await waitForApp(page);
  await navigationLink(page, 'About us').press('Enter');
  await expect(page).toHaveURL(/\/about-us$/);
  await page.keyboard.press('Tab');
  const place = await page.evaluateHandle(() => document.activeElement);
  await releasePage();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  // Two frames, so that the heading would have taken it.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await place.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a panel that is opened while the next page is on its way stays open when it comes (A11Y-4)', async ({
  page,
  signIn,
}) => {
  await signIn();
  const releasePage = await delayChunk(page, 'Messages');
  await page.goto('/home');
  await waitForApp(page);
  await navigationLink(page, 'Messages').press('Enter');
  await expect(page).toHaveURL(/\/messages$/);
  const panel = await openPanel(page, 'Shortcuts', (button) => button.press('Enter'));
  await releasePage();
  // The heading is there, and it has left the focus where it was.
  await expect(page.locator('main h1')).toHaveText('Messages');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeAttached();
  await expect(panel).toBeVisible();
  expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
});
