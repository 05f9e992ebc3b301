import { expect, type Locator, type Page } from '@playwright/test';
import type { BackEnd } from './backEnd.ts';
import { expectStored } from './callElsewhere.ts';
import { navigationLink } from './steps.ts';

export function box(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('textbox', { name });
}

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

/** Saves with the keyboard, after which there is nothing to save. */
export async function save(page: Page, name = 'Save'): Promise<void> {
  await button(page, name).press('Enter');
  await expect(button(page, name)).toBeHidden();
}

/** Chooses an option of a field that offers some after typing. */
export async function chooseByTyping(page: Page, name: RegExp, text: string): Promise<void> {
  const field = page.getByRole('main').getByRole('combobox', { name });
  // Scrolls into view first, because an open list closes when the page scrolls.
  await field.click();
  await field.fill(text);
  // The options of the previous search are shown until the answer comes.
  await expect(page.getByRole('option').first()).toHaveAccessibleName(new RegExp(text));
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
}

/** Types a day into a field of day, month and year, in the order of English. */
export async function typeDay(page: Page, month: string, day: string, year: string): Promise<void> {
  const parts = page.getByRole('main').getByRole('spinbutton');
  await parts.nth(0).press('Home');
  for (const [index, text] of [month, day, year].entries())
    await parts.nth(index).pressSequentially(text);
}

/** Leads to the sign-in page when the session has ended. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/sign-out');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  await page.goto('/sign-in');
}

/** Signs out by the navigation where a change would be lost, and leaves it. */
export async function signOutLeaving(page: Page): Promise<void> {
  await navigationLink(page, 'Sign Out').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
}

/** Presses Undo in the notice with this text. */
export async function undo(page: Page, text: string | RegExp): Promise<void> {
  const notice = page.getByRole('alertdialog').filter({ hasText: text });
  await notice.getByRole('button', { name: 'Undo' }).press('Enter');
}

/** Deletes the record of the page, and brings it back from the notice. */
export async function removeAndBringBack(page: Page, backEnd: BackEnd): Promise<void> {
  const { pathname } = new URL(page.url());
  const path = pathname.replace('/admin/', '');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await button(page, 'Delete').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/${path.split('/')[0]}$`));
  await expectStored(backEnd, path, null);
  // The list takes the focus when it is drawn, which comes after the change of the address.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await undo(page, 'Deleted.');
  await expect(page).toHaveURL(pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectStored(backEnd, path, { id: path.split('/')[1] });
}
