import type { Page } from '@playwright/test';
import { signOut } from './harness/adminRecord.ts';
import { callElsewhere } from './harness/callElsewhere.ts';
import { bob, cem, signInOnPage } from './harness/persons.ts';
import { button, fillInSignIn } from './harness/steps.ts';
import { expect, expectAccessible, test } from './harness/test.ts';

const email = 'ada.ornek@people.example';
const password = 'nine tall lamps in a row';

/** Finds the school by its name, as most people do. */
async function findByName(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /School/ }).fill('gokcec');
  await page.getByRole('option', { name: /Gökçeçınar/ }).click();
}

/** Finds the school by the code that it hands out. */
async function findByCode(page: Page): Promise<void> {
  await page.getByText('With a join code', { exact: true }).click();
  const code = page.getByRole('textbox', { name: 'Join code' });
  await code.fill('GOKCE1');
  await expect(code).toHaveAccessibleDescription(/The code of Gökçeçınar/);
}

/** Signs up as a coach of a school, and confirms the address. */
async function signUpAsCoach(page: Page, findSchool = findByName): Promise<void> {
  await page.goto('/sign-up-with-school');
  await page.getByRole('radio', { name: '18 or older' }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await findSchool(page);
  await page.getByRole('radio', { name: 'A teacher or coach' }).check({ force: true });
  await page.getByRole('textbox', { name: /^Why/ }).fill('I coach handball.');
  await page.getByRole('textbox', { name: 'Given name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Family name' }).fill('Örnek');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('checkbox', { name: /terms of use/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /privacy notice/ }).check({ force: true });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/confirmation-required$/);
  await page.goto('/account-verification?token=confirm-new-account');
  await expect(page.getByText('Your address is confirmed')).toBeVisible();
}

/** Signs in as the person who has signed up, and opens their profile. */
async function openProfile(page: Page): Promise<void> {
  await page.goto('/sign-in');
  await fillInSignIn(page, email, password);
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
}

test.beforeEach(({ backEnd }) =>
  backEnd.control('POST', 'accounts', { names: ['user', 'schoolAdministrator', 'administrator'] }),
);

test('a request to a school is approved by its administrator, and its person sees that (SIGNUP-7, SIGNUP-14, ADMIN-35, ADMIN-36)', async ({
  page,
}) => {
  await signUpAsCoach(page);
  await openProfile(page);
  const waiting = page.getByText(/^Waiting for your school: Gökçeçınar/);
  await expect(waiting).toBeVisible();
  await signOut(page);

  await signInOnPage(page, bob);
  await page.goto('/admin/overview');
  await page.getByRole('link', { name: 'Requests to join a school' }).click();
  await expect(page).toHaveURL(/\/admin\/schools\/requests$/);
  await expect(page.getByText('3 requests wait')).toBeVisible();
  await expectAccessible(page);
  const request = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(request).toContainText('Reason: I coach handball.');
  await page.getByRole('button', { name: 'Approve: Ada Örnek' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(page.getByText('Approved: Ada Örnek.')).toBeVisible();
  await expect(page.getByText('2 requests wait')).toBeFocused();
  await expect(request).toBeHidden();
  await page.reload();
  await expect(page.getByText('2 requests wait')).toBeVisible();
  await signOut(page);

  await openProfile(page);
  await expect(page.getByText('Gökçeçınar Anadolu Lisesi')).toBeVisible();
  await expect(waiting).toBeHidden();
});

test('the reason of a refusal is read by its person (SIGNUP-14, ADMIN-36)', async ({ page }) => {
  await signUpAsCoach(page);
  await page.goto('/sign-in');
  await signInOnPage(page, bob);
  await page.goto('/admin/schools/requests');
  await page.getByRole('button', { name: 'Refuse: Ada Örnek' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox', { name: 'Reason' }).fill('Please ask at the office.');
  await question.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Refused: Ada Örnek.')).toBeVisible();
  await signOut(page);

  await openProfile(page);
  await expect(page.getByText(/^Your request was refused: Gökçeçınar/)).toBeVisible();
  await expect(page.getByText('The reason: Please ask at the office.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ask us about it' }).click();
  await expect(page).toHaveURL(/\/support\/contact-us$/);
});

test('a person who has the join code of a school is approved by an administrator (SIGNUP-7, ADMIN-36)', async ({
  page,
  backEnd,
}) => {
  await signUpAsCoach(page, findByCode);
  const waiting = async () => {
    const { items } = await callElsewhere<{ items: { email: string; school: { id: string } }[] }>(
      backEnd,
      'GET',
      'join-requests?state=pending',
    );
    return items.filter((request) => request.email === email).map(({ school }) => school.id);
  };
  expect(await waiting()).toEqual(['school-gokcecinar']);
  await page.goto('/sign-in');
  await signInOnPage(page, cem);
  await page.goto('/admin/schools/requests');
  await page.getByRole('button', { name: 'Approve: Ada Örnek' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved: Ada Örnek.')).toBeVisible();
  expect(await waiting()).toEqual([]);
});

test('a request is refused by an administrator, without a reason (SIGNUP-14, ADMIN-36)', async ({
  page,
  signIn,
  backEnd,
}) => {
  await signIn('admin');
  await page.goto('/admin/schools/requests');
  // Only an administrator decides who manages the page of a school.
  await button(page, 'Refuse: Kerem Örnekgil').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('does not belong to Gökçeçınar');
  await button(question, 'Refuse').click();
  await expect(page.getByText('Refused: Kerem Örnekgil.')).toBeVisible();
  const { items } = await callElsewhere<{ items: { id: string }[] }>(
    backEnd,
    'GET',
    'join-requests?state=refused',
  );
  const refused = { id: 'request-office', state: 'refused', answer: null };
  expect(items).toContainEqual(expect.objectContaining(refused));
  await expect(button(page, 'Refuse: Kerem Örnekgil')).toBeHidden();
});
