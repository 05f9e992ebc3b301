import type { Page } from '@playwright/test';
import { type BackEnd, hubClients } from './harness/backEnd.ts';
import {
  allowBothAccounts,
  ada,
  mockAnswersByToken,
  bob,
  expectNoDataOf,
  createSession,
  signInOnPage,
} from './harness/persons.ts';
import { navigationLink, openPanel, signOut } from './harness/steps.ts';
import { expect, test, withStatus } from './harness/test.ts';

interface Hands {
  page: Page;
  backEnd: BackEnd;
}

/** Ways to end the session. Each leaves the tab on the sign-in page without a page load. */
const ends: Record<string, (hands: Hands) => Promise<void>> = {
  'on the sign-out page': ({ page }) => signOut(page),
  'by a 401': async ({ page, backEnd }) => {
    await backEnd.control('POST', 'fault', { path: 'common/user', status: 401, times: 1 });
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: /Status/ }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'Busy' }).press('Enter');
    await expect(page).toHaveURL(/\/sign-in\?/);
  },
  'in another tab': async ({ page }) => {
    const other = await page.context().newPage();
    await other.goto('/sign-out');
    await expect(page.getByText('Not signed in').first()).toBeVisible();
    await other.close();
    await navigationLink(page, 'Sign In/Sign Up').click();
  },
};

/** The unread numbers in the accessible names in the navigation and the bar. */
const unread = (page: Page, count?: number) =>
  navigationLink(page, 'Messages').getByText(
    count === undefined ? /unread message/ : `${count} unread messages`,
  );

async function close(page: Page) {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Opens everything that shows personal data. */
async function lookAround(page: Page) {
  await expect(unread(page, 41)).toHaveCount(1);
  await expect((await openPanel(page, 'Messages')).getByText(`Message to ${ada.id}`)).toBeVisible();
  await close(page);
  const notifications = await openPanel(page, 'Notifications');
  await expect(notifications.getByText(`Notification to ${ada.id}`)).toBeVisible();
  await close(page);
  const shortcuts = await openPanel(page, 'Shortcuts');
  await expect(shortcuts.getByText(`Shortcut of ${ada.id}`)).toBeVisible();
  await close(page);
  await page.getByRole('button', { name: new RegExp(`Contact of ${ada.id}`) }).click();
  await expect(page.getByText(`Line to ${ada.id}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Close the chat' }).click();
  await navigationLink(page, 'About Us').click();
  await navigationLink(page, 'Messages').click();
  await expect(page.getByRole('main').getByText(`Message to ${ada.id}`)).toBeVisible();
}

for (const [name, end] of Object.entries(ends)) {
  test(`after a session that ends ${name} the next person finds no data of it (AUTH-11, AUTH-13, AUTH-14, LIVE-12)`, async ({
    page,
    backEnd,
    problems,
  }) => {
    // Only some of the ends are an answer of 401.
    problems.tolerate(withStatus(401), /WebSocket/);
    await allowBothAccounts(backEnd);
    const persons = await mockAnswersByToken(page);
    await page.goto('/sign-in');
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await signInOnPage(page, ada);
    await lookAround(page);

    await end({ page, backEnd });
    await expectNoDataOf(page, ada);
    await expect.poll(() => hubClients(backEnd)).toBe(0);

    persons.hold(bob);
    await signInOnPage(page, bob);
    await expectNoDataOf(page, ada);
    await expect(unread(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
    const panel = await openPanel(page, 'Messages');
    await expect(panel.getByText('Loading messages')).toBeAttached();
    await close(page);
    for (const opened of ['Notifications', 'Shortcuts'] as const) {
      await openPanel(page, opened);
      await expectNoDataOf(page, ada);
      await close(page);
    }

    await persons.release(bob);
    await expect(unread(page, 17)).toHaveCount(1);
    await expect(
      (await openPanel(page, 'Messages')).getByText(`Message to ${bob.id}`),
    ).toBeVisible();
    await expectNoDataOf(page, ada);
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  });
}

test('an answer that arrives after the end of the session is not shown (AUTH-14)', async ({
  page,
  backEnd,
}) => {
  await allowBothAccounts(backEnd);
  const persons = await mockAnswersByToken(page);
  await page.goto('/sign-in');
  persons.hold(ada);
  await signInOnPage(page, ada);
  await navigationLink(page, 'Messages').click();
  await openPanel(page, 'Shortcuts');
  // Unread count, messages, notifications, shortcuts and chats.
  await expect.poll(() => persons.heldCount(ada)).toBeGreaterThanOrEqual(5);
  await close(page);
  await signOut(page);
  persons.hold(bob);
  await signInOnPage(page, bob);
  await navigationLink(page, 'Messages').click();
  await expect.poll(() => persons.heldCount(bob)).toBeGreaterThanOrEqual(3);
  await persons.release(ada);
  await expectNoDataOf(page, ada);
  await expect(unread(page)).toHaveCount(0);
  await persons.release(bob);
  await expect(page.getByRole('main').getByText(`Message to ${bob.id}`)).toBeVisible();
  await expectNoDataOf(page, ada);
});

test('when another person signs in in another tab, this one is theirs at once (AUTH-11, AUTH-14)', async ({
  page,
  backEnd,
}) => {
  await allowBothAccounts(backEnd);
  const persons = await mockAnswersByToken(page);
  await page.goto('/sign-in');
  await signInOnPage(page, ada);
  await lookAround(page);
  await page.route('**/api/common/messages?id=m', (route) => route.fulfill({ json: { id: 'm' } }));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  persons.hold(bob);
  const other = await page.context().newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(
    (session) => localStorage.setItem('touchline.session', session),
    await createSession(backEnd, bob),
  );
  await expect(page.getByText(bob.name).first()).toBeVisible();
  await expectNoDataOf(page, ada);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(unread(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await persons.release(bob);
  await expect(page.getByRole('main').getByText(`Message to ${bob.id}`)).toBeVisible();
  await expect(unread(page, 17)).toHaveCount(1);
  await expectNoDataOf(page, ada);
});

test('toasts are removed at the end of the session (AUTH-14)', async ({
  page,
  backEnd,
  problems,
}) => {
  await page.goto('/sign-in');
  await signInOnPage(page, ada);
  await backEnd.control('POST', 'fault', { path: 'common/messages', method: 'PATCH', status: 500 });
  await navigationLink(page, 'Messages').click();
  const notice = page.getByText('This could not be saved, so it was taken back.');
  await problems.during(withStatus(500), async () => {
    await page.getByRole('main').getByRole('button', { name: 'Mark as read' }).first().click();
    await expect(notice.first()).toBeVisible();
  });
  await signOut(page);
  await expect(notice).toHaveCount(0);
});
