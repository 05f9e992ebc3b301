import type { Page } from '@playwright/test';
import { box, button, save } from './harness/adminRecord.ts';
import type { BackEnd } from './harness/backEnd.ts';
import { callElsewhere, expectStored } from './harness/callElsewhere.ts';
import { expect, test, withStatus } from './harness/test.ts';

const school = 'schools/school-gokcecinar';

/** Changes a record as the administrator elsewhere does. */
async function changeElsewhere(
  backEnd: BackEnd,
  method: string,
  path: string,
  change: object,
  record = path,
): Promise<void> {
  const { version } = await callElsewhere<{ version: number }>(backEnd, 'GET', record);
  await callElsewhere(backEnd, method, path, { version, ...change });
}

/** Comes back to the page later, which then asks whether its record is still the same. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.runFor(5_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

for (const role of ['school', 'admin'] as const) {
  test(`a school gives its colours away and chooses new ones, ${role} (ADMIN-66, SCHOOL-1)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    await signIn(role);
    await page.goto(`/admin/${school}`);
    const main = page.getByRole('main');
    const colour = (name: string) => main.getByRole('textbox', { name, exact: true });
    await expect(colour('Main colour')).toBeVisible();
    await button(page, 'No colours').press('Enter');
    await save(page);
    await expectStored(backEnd, school, { colours: null });
    await button(page, 'Choose colours').press('Enter');
    await colour('Main colour').fill('#102a43');
    await colour('Second colour').fill('#f0b429');
    await colour('Second colour').press('Tab');
    await save(page);
    await expectStored(backEnd, school, { colours: { primary: '#102a43', secondary: '#f0b429' } });
  });

  test(`of two versions of a record a person goes back to the form, and saves later, ${role} (ADMIN-5)`, async ({
    page,
    signIn,
    backEnd,
    problems,
  }) => {
    await signIn(role);
    await page.goto(`/admin/${school}`);
    await box(page, 'City').fill('Foça');
    await changeElsewhere(backEnd, 'PATCH', school, { school: { city: 'Urla' } });
    await problems.during(withStatus(409), async () => {
      await button(page, 'Save').press('Enter');
      await expect(page.getByRole('radiogroup', { name: 'City' })).toContainText('Urla');
    });
    await button(page, 'Back to the form').press('Enter');
    await expect(box(page, 'City')).toHaveValue('Foça');
    await expect(page.getByText('This record was changed elsewhere')).toBeVisible();
    await expectStored(backEnd, school, { city: 'Urla' });
    await button(page, 'Compare').press('Enter');
    await button(page, 'Save this choice').press('Enter');
    await expectStored(backEnd, school, { city: 'Foça' });
  });

  test(`a consent that was refused meanwhile is recorded all the same, ${role} (ADMIN-5)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    await page.clock.install();
    await signIn(role);
    const { items } = await callElsewhere<{ items: { id: string }[] }>(
      backEnd,
      'GET',
      'athletes?schoolId=school-gokcecinar&consent=unknown&pageSize=1',
    );
    const path = `athletes/${items[0]?.id}`;
    await page.goto(`/admin/${path}`);
    const names = page.getByRole('region', { name: 'Consent: Name' });
    await names.getByRole('button', { name: 'Record the consent: Name' }).press('Enter');
    await names.getByRole('radio', { name: 'A guardian' }).press('Space');
    await changeElsewhere(
      backEnd,
      'PUT',
      `${path}/consents/names`,
      { consent: { state: 'refused' } },
      path,
    );
    await comeBack(page);
    await expect(names.getByText(/^This consent was changed meanwhile/)).toContainText('Refused');
    // Until somebody has decided, nothing is sent.
    await names.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(names.locator(':focus')).toContainText('This consent was changed meanwhile');
    await expectStored(backEnd, path, { consents: { names: { state: 'refused' } } });
    await names.getByRole('button', { name: 'Go on all the same' }).press('Enter');
    await names.getByRole('button', { name: 'Save' }).press('Enter');
    await expectStored(backEnd, path, {
      consents: { names: { state: 'granted', by: 'guardian' } },
    });
  });
}

test('words of a message become a link (ADMIN-114)', async ({ page, signIn, backEnd }) => {
  await signIn('admin');
  const path = 'messages/outgoing-yagmur';
  await page.goto(`/admin/${path}`);
  const text = box(page, /^Text/);
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('See every match');
  await expect(text).toHaveText('See every match');
  await page.keyboard.press('ControlOrMeta+a');
  // It is for words that are selected, which the editor learns from the browser a moment later.
  await expect(button(page, 'Link')).toBeEnabled();
  await button(page, 'Link').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const apply = dialog.getByRole('button', { name: 'Make a link' });
  await dialog.getByRole('textbox', { name: 'Link' }).fill('matches');
  await apply.press('Enter');
  await expect(dialog.getByText(/^Write a page such as \/matches/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Link' }).fill('/matches');
  await apply.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text.locator('a')).toHaveText('See every match');
  await save(page);
  await expectStored(backEnd, path, {
    body: expect.stringContaining('<a href="/matches">See every match</a>') as unknown,
  });
});
