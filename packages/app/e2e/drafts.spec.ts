import type { Page } from '@playwright/test';
import type { BackEnd } from './harness/backEnd.ts';
import { allowBothAccounts, ada, bob, expectNoDataOf, signInOnPage } from './harness/persons.ts';
import { navigationLink, signOut } from './harness/steps.ts';
import { expect, test, withStatus } from './harness/test.ts';

const message = 'The line judge of Wexcombe fell ill.';

const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(name, 'i') });

async function write(page: Page) {
  await navigationLink(page, 'Contact Us').click();
  await field(page, 'Subject').fill('Saturday');
  await field(page, 'Message').fill(message);
}

async function expectForm(page: Page, form: { name: string; email: string; message: string }) {
  await expect(field(page, 'Name')).toHaveValue(form.name);
  await expect(field(page, 'Email')).toHaveValue(form.email);
  await expect(field(page, 'Message')).toHaveValue(form.message);
}

const blank = { name: '', email: '', message: '' };

async function expectNotKept(page: Page) {
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('judge');
}

/** Sends the message while the server refuses the token. */
async function beRefused(page: Page, backEnd: BackEnd) {
  await backEnd.control('POST', 'fault', { path: 'support/contact', status: 401, times: 1 });
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/sign-in\?redirectURL=/);
}

test('signing out removes the draft of the support form (SUPPORT-8)', async ({ page, backEnd }) => {
  await allowBothAccounts(backEnd);
  await page.goto('/sign-in');
  await signInOnPage(page, ada);
  await write(page);
  await signOut(page);
  await expectNotKept(page);
  await page.goBack();
  await expectForm(page, blank);
  await expectNoDataOf(page, ada);
  await navigationLink(page, 'Sign In/Sign Up').click();
  await signInOnPage(page, ada);
  await navigationLink(page, 'Contact Us').click();
  await expectForm(page, { ...ada, message: '' });
});

test('after a 401 the draft is restored for its author and for nobody else (SUPPORT-8)', async ({
  page,
  backEnd,
  problems,
}) => {
  problems.allow(/(status of|answered) 401|WebSocket/);
  await allowBothAccounts(backEnd);
  await page.goto('/sign-in');
  await signInOnPage(page, ada);
  await write(page);
  await beRefused(page, backEnd);
  await expectNotKept(page);
  await signInOnPage(page, bob);
  await expect(page).toHaveURL(/contact-us$/);
  await expectForm(page, { ...bob, message: '' });
  await expectNoDataOf(page, ada);
  await signOut(page);
  await signInOnPage(page, ada);
  await navigationLink(page, 'Contact Us').click();
  await expectForm(page, { ...ada, message });
  await expect(field(page, 'Subject')).toHaveValue('Saturday');
  await page.reload();
  await expectForm(page, { ...ada, message });
});

for (const reason of ['left', 'expired'] as const) {
  test(`when the session has ${reason} in another tab, the support form here is empty`, async ({
    page,
    backEnd,
    problems,
  }) => {
    problems.tolerate(/WebSocket/);
    await page.goto('/sign-in');
    await signInOnPage(page, ada);
    await write(page);
    const other = await page.context().newPage();
    if (reason === 'left') await other.goto('/sign-out');
    else {
      await backEnd.control('POST', 'fault', {
        path: 'auth/sign-in-with-token',
        status: 401,
        times: 1,
      });
      await problems.during(withStatus(401), () => other.goto('/home'));
    }
    await expect(other.getByText(/You are signed out|Sign in/).first()).toBeVisible();
    await other.close();
    await expectNoDataOf(page, ada);
    await expectNotKept(page);
    if (reason === 'left') {
      await expectForm(page, blank);
      await navigationLink(page, 'Sign In/Sign Up').click();
    }
    await signInOnPage(page, ada);
    await navigationLink(page, 'Contact Us').click();
    await expectForm(page, { ...ada, message: reason === 'left' ? '' : message });
  });
}

test('a visitor who signs in keeps the draft, which belongs to them from then on (SUPPORT-4)', async ({
  page,
}) => {
  await page.goto('/home');
  await write(page);
  await field(page, 'Name').fill('A visitor');
  await page.reload();
  await expectForm(page, { name: 'A visitor', email: '', message });
  await navigationLink(page, 'Sign In/Sign Up').click();
  await signInOnPage(page, ada);
  await navigationLink(page, 'Contact Us').click();
  await expectForm(page, { name: 'A visitor', email: '', message });
  await signOut(page);
  await expectNotKept(page);
  await page.goBack();
  await expectForm(page, blank);
});

test('a stored draft of an earlier session is not shown to a visitor', async ({ page }) => {
  await page.addInitScript((text) => {
    const draft = { name: 'Somebody', email: '', subject: '', message: text };
    localStorage.setItem('touchline.draft.contact', JSON.stringify({ owner: 'user-user', draft }));
  }, message);
  await page.goto('/support/contact-us');
  await expectForm(page, blank);
  await expectNotKept(page);
});
