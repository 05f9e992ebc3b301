import type { Page } from '@playwright/test';
import { fetchAs } from './harness/callElsewhere.ts';
import { ada, bob, createSession, signInOnPage } from './harness/persons.ts';
import { button, fillInSignIn, heading } from './harness/steps.ts';
import { expect, expectAccessible, test, withStatus } from './harness/test.ts';

const password = 'nine tall lamps in a row';
const email = 'Ada.Ornek@school.example';

/** Records the address of the page at each call to a path. */
function addressesAt(page: Page, path: string): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(path)) found.push(page.url());
  });
  return found;
}

test('a person signs up, asks for another link, confirms the address and signs in (AUTH-6, SIGNUP-9, SIGNUP-11, SIGNUP-13, SIGNUP-15, SIGNUP-16)', async ({
  page,
  problems,
}) => {
  await page.clock.install();
  await page.goto('/sign-in?redirectURL=%2Fmessages');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('radio', { name: '18 or older' }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Given name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Family name' }).fill('Örnek');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  // The draft survives a reload; the password and the consents do not.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('checkbox', { name: /terms of use/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /privacy notice/ }).check({ force: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(/\/confirmation-required\?redirectURL=%2Fmessages$/);
  await expect(page.getByText(`If ${email} can have`)).toBeVisible();
  const resend = page.getByRole('button', { name: 'Send a new link' });
  await expect(page.getByText(/You can ask for a new link in/)).toBeVisible();
  await expect(resend).toBeHidden();
  await page.clock.fastForward(60_000);
  await resend.click();
  await expect(page.getByText(/a new link is on its way/)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/school\.example|lamps/);

  await page.getByRole('link', { name: 'I have confirmed it: sign in' }).click();
  await expect(page).toHaveURL(/\/sign-in\?redirectURL=%2Fmessages$/);
  await problems.during(withStatus(403), async () => {
    await fillInSignIn(page, email, password);
    await expect(page.getByText(/This address is not confirmed yet/)).toBeVisible();
  });
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL(/\/confirmation-required\?redirectURL=%2Fmessages$/);

  const at = addressesAt(page, 'accounts/verify');
  // The link of the first mail, which the second one replaced.
  await problems.during(withStatus(410), async () => {
    await page.goto('/account-verification?token=confirm-new-account');
    await expect(page.getByText('This link has expired')).toBeVisible();
  });
  await page.goto('/account-verification?token=confirm-new-account-again');
  await expect(page.getByText('Your address is confirmed')).toBeVisible();
  await expect(page).toHaveURL(/\/account-verification$/);
  expect(at).toHaveLength(2);
  for (const address of at) expect(address).not.toContain('token');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillInSignIn(page, email.toUpperCase(), password);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: /Ada Örnek/ })).toBeVisible();
});

test('a person who forgot the password sets a new one and signs in with it (SIGNUP-10, SIGNUP-12)', async ({
  page,
  problems,
}) => {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill('user@touchline.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/If there is an account for user@touchline.example/)).toBeVisible();
  await expect(heading(page)).toBeFocused();

  const at = addressesAt(page, 'accounts/reset-password');
  await page.goto('/reset-password?token=reset-password');
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByText(/Your password was changed/)).toBeVisible();
  expect(at.filter((address) => address.includes('token'))).toEqual([]);

  await problems.during(withStatus(404), async () => {
    await fillInSignIn(page, 'user@touchline.example', 'touchline');
    await expect(page.getByText('The email address or the password is not right.')).toBeVisible();
  });
  await fillInSignIn(page, 'user@touchline.example', password);
  await expect(page.getByRole('button', { name: /Deniz Örnek/ })).toBeVisible();

  // Signed in, a person is asked before the link is used; the pages for visitors lead on.
  await page.goto('/reset-password?token=reset-password');
  await expect(page.getByText('You are signed in as Deniz Örnek')).toBeVisible();
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/forgot-password');
  await expect(page).toHaveURL(/\/home$/);
});

test('who wrote another address than their own asks for the link again, with the right one (SIGNUP-12)', async ({
  page,
  backEnd,
}) => {
  await backEnd.control('POST', 'accounts', { names: ['user', 'schoolAdministrator'] });
  await page.goto('/forgot-password');
  const address = page.getByRole('main').getByRole('textbox', { name: 'Email address' });
  const sent = (to: string) =>
    page.getByRole('main').getByText(`If there is an account for ${to}, a link is on its way`);
  await address.fill(ada.email);
  await button(page, 'Send the link').click();
  await expect(sent(ada.email)).toBeVisible();
  await button(page, 'Use another address').click();
  await expect(address).toHaveValue(ada.email);
  await address.fill(bob.email);
  await button(page, 'Send the link').click();
  await expect(sent(bob.email)).toBeVisible();
  // The link is of the address for which it was asked last; without one it would be that of a user.
  await page.goto('/reset-password?token=reset-password');
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await button(page, 'Save the password').click();
  await expect(page.getByText(/Your password was changed/)).toBeVisible();
  await createSession(backEnd, bob, password);
  await createSession(backEnd, ada);
});

test('a newsletter is asked for at the sign-up, and let go in the profile (SIGNUP-1, USER-10)', async ({
  page,
  backEnd,
}) => {
  const person = { name: 'Ada Örnek', email };
  const newsletter = page
    .getByRole('main')
    .getByRole('checkbox', { name: 'Send me the newsletter' });
  await page.goto('/sign-up');
  await page.getByRole('radio', { name: '18 or older' }).check({ force: true });
  await button(page, 'Continue').click();
  await page.getByRole('textbox', { name: 'Given name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Family name' }).fill('Örnek');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  // The one by which the harness signs in.
  await page.getByRole('textbox', { name: 'Password' }).fill('touchline');
  for (const name of [/terms of use/, /privacy notice/, /newsletter/])
    await page.getByRole('checkbox', { name }).press('Space');
  await expect(newsletter).toBeChecked();
  await button(page, 'Create account').click();
  await expect(page).toHaveURL(/\/confirmation-required$/);
  await page.goto('/account-verification?token=confirm-new-account');
  await expect(page.getByText('Your address is confirmed')).toBeVisible();
  const stored = () => fetchAs(backEnd, person, 'profile');
  expect(await stored()).toMatchObject({ newsletter: true });
  await page.goto('/sign-in');
  await signInOnPage(page, person);
  await page.goto('/profile');
  await expect(newsletter).toBeChecked();
  await newsletter.press('Space');
  await button(page, 'Save').click();
  await expect.poll(stored).toMatchObject({ newsletter: false });
});
