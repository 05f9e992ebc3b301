import { expect, type Locator, type Page } from '@playwright/test';
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
