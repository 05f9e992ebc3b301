import type { Page } from '@playwright/test';
import { button, signOutLeaving } from './harness/adminRecord.ts';
import { bob, cem, signInOnPage } from './harness/persons.ts';
import { waitForApp, waitForRest } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

const asked = (page: Page, name: string) => page.getByRole('main').getByRole('group', { name });

/** What a person writes stays with them over a reload and a sign-out, and goes when it is given up. */
async function expectKept(page: Page, address: string, expectThere: () => Promise<void>) {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expectThere();
  await signOutLeaving(page);
  await signInOnPage(page, bob);
  await page.goto(address);
  await expectThere();
}

test('what is typed about a change of a match is kept over a reload and a sign-out (ADMIN-61)', async ({
  page,
  signIn,
}) => {
  const address = '/admin/matches/match-draft-guest';
  const form = asked(page, 'Postpone');
  const note = form.getByRole('textbox', { name: /^Note/ });
  await signIn('school');
  await page.goto(address);
  await button(page, 'Postpone').press('Enter');
  await form.getByRole('button', { name: /Reason/ }).press('Enter');
  await page.getByRole('option', { name: 'transport' }).press('Enter');
  await note.fill('The bus is late');
  await expectKept(page, address, async () => {
    await expect(note).toHaveValue('The bus is late');
    await expect(note).not.toBeFocused();
    await expect(form.getByRole('button', { name: /Reason/ })).toContainText('transport');
  });
  await form.getByRole('button', { name: 'Leave as it is' }).press('Enter');
  await page.reload();
  await expect(button(page, 'Postpone')).toBeVisible();
  await expect(form).toBeHidden();
});

test('what is typed about a change of a match is gone when somebody else signs in (ADMIN-61)', async ({
  page,
  signIn,
}) => {
  const address = '/admin/matches/match-draft-guest';
  await signIn('school');
  await page.goto(address);
  await button(page, 'Postpone').press('Enter');
  await asked(page, 'Postpone').getByRole('textbox').fill('The bus is late');
  await signOutLeaving(page);
  await signInOnPage(page, cem);
  await page.goto(address);
  await expect(button(page, 'Postpone')).toBeVisible();
  await expect(asked(page, 'Postpone')).toBeHidden();
});

test('an event that is being typed is kept over a reload and a sign-out (ADMIN-61)', async ({
  page,
  signIn,
}) => {
  const match = '/admin/matches/match-draft-guest';
  const form = asked(page, 'Add an event');
  await signIn('school');
  await page.goto(match);
  await button(page, 'Start the match').press('Enter');
  await expect(button(page, 'Pause')).toBeVisible();
  await page.goto(`${match}/score`);
  await button(page, 'Add an event').press('Enter');
  await form.getByRole('textbox', { name: 'Minute' }).fill('45+2');
  await expectKept(page, `${match}/score`, async () => {
    await expect(form.getByRole('textbox', { name: 'Minute' })).toHaveValue('45+2');
    // The form replaces the score buttons.
    await expect(page.getByRole('group', { name: 'Enter the score' })).toBeHidden();
  });
  await form.getByRole('button', { name: 'Leave as it is' }).press('Enter');
  await page.reload();
  await waitForApp(page);
  await expect(button(page, 'Add an event')).toBeVisible();
});

test('the time that is chosen for a message is kept over a reload (ADMIN-61)', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/admin/messages/outgoing-spring-draw');
  const choose = async () => button(page, 'Choose a time').press('Enter');
  const day = page.getByRole('dialog').getByRole('spinbutton');
  await choose();
  await expect(day.nth(1)).toHaveText('16');
  await day.nth(1).press('ArrowUp');
  await expect(day.nth(1)).toHaveText('17');
  await page.reload();
  await choose();
  await expect(day.nth(1)).toHaveText('17');
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).press('Enter');
  await choose();
  await expect(day.nth(1)).toHaveText('16');
});

test('what was typed yesterday is deleted once the page is at rest (SIGNUP-16, ADMIN-61)', async ({
  page,
}) => {
  await page.goto('/home');
  await page.evaluate(() => {
    const savedAt = Date.now() - 25 * 3_600_000;
    localStorage.setItem('touchline.draft.signUp', JSON.stringify({ savedAt, draft: {} }));
  });
  await page.reload();
  await waitForRest(page);
  expect(await page.evaluate(() => localStorage.getItem('touchline.draft.signUp'))).toBeNull();
});
