import { box, button, save, signOutLeaving } from './harness/adminRecord.ts';
import { callElsewhere } from './harness/callElsewhere.ts';
import { cem, signInOnPage } from './harness/persons.ts';
import { expect, expectAccessible, test } from './harness/test.ts';

test('the name of an athlete follows consent and safety flag, for both roles (ATHLETE-3, ATHLETE-4, ADMIN-68)', async ({
  page,
  signIn,
}) => {
  await signIn('school');
  await page.goto('/admin/athletes/new');
  await box(page, /^Given name/).fill('İlkay');
  await box(page, /^Family name/).fill('Örnekgil');
  await save(page, 'Create');
  await expect(page).toHaveURL(/\/admin\/athletes\/athlete-new-1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İlkay Örnekgil');
  expect(await page.title()).not.toContain('Örnekgil');
  await expectAccessible(page);
  const policy = page.getByRole('radiogroup', { name: 'Shown as' });
  await expect(policy.getByRole('radio', { name: 'Full name' })).toBeDisabled();
  await expect(policy).toContainText('There is no consent');

  const names = page.getByRole('region', { name: 'Consent: Name' });
  await names.getByRole('button', { name: 'Record the consent: Name' }).press('Enter');
  await names.getByRole('radio', { name: 'A guardian' }).press('Space');
  await names.getByRole('textbox', { name: /Where the proof/ }).fill('Form 12');
  await expectAccessible(page);
  await names.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(names.getByText('Given', { exact: true })).toBeVisible();
  await policy.getByText('First name and initial').click();
  const shown = page.getByRole('status').filter({ hasText: /^İlkay Ö\.$/ });
  await expect(shown).toBeVisible();
  await save(page);

  const flag = page.getByRole('checkbox', { name: 'Do not identify' });
  await flag.press('Space');
  await expect(page.getByRole('status').filter({ hasText: /^Player$/ })).toBeVisible();
  await page.reload();
  await expect(flag).toBeChecked();
  await button(page, 'Discard').press('Enter');
  await expect(flag).not.toBeChecked();
  await expect(shown).toBeVisible();

  await names.getByRole('button', { name: 'Withdraw: Name' }).press('Enter');
  await names.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(names.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Player$/ })).toBeVisible();

  // A draft of an athlete leaves the browser with its person.
  await box(page, /^Preferred name/).fill('Gizli');
  await signOutLeaving(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Gizli');
  await signInOnPage(page, cem);
  await page.goto('/admin/athletes/athlete-new-1');
  await expect(box(page, /^Preferred name/)).toHaveValue('');
  await button(page, 'Has left the school').press('Enter');
  await expect(page.getByText('Only active athletes are shown.')).toBeVisible();
  await expect(page.getByText(/^Hidden at once/)).toBeVisible();
});

test('the last day of a consent is the one that was typed, in the list and in the record (ATHLETE-16)', async ({
  page,
  signIn,
  backEnd,
}) => {
  await signIn('school');
  const found = await callElsewhere<{
    items: { id: string; version: number; givenName: string; familyName: string }[];
  }>(backEnd, 'GET', 'athletes?schoolId=school-gokcecinar&consent=unknown&pageSize=1');
  const [athlete] = found.items;
  if (!athlete) throw new Error('Everybody of the school has been asked');
  const { id, version, givenName, familyName } = athlete;
  // In Istanbul, where this browser is, this moment is of the first of April.
  const consent = { state: 'granted', by: 'guardian', expiresAt: '2027-03-31T23:59:59Z' };
  await callElsewhere(backEnd, 'PUT', `athletes/${id}/consents/names`, { version, consent });
  await page.goto(`/admin/athletes/${id}`);
  await expect(page.getByRole('region', { name: 'Consent: Name' })).toContainText('Mar 31, 2027');
  await page.goto('/admin/athletes');
  const name = `${givenName} ${familyName}`;
  await page.getByRole('main').getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name })).toContainText('Mar 31, 2027');
});
