import { expect, type Locator, type Page } from '@playwright/test';

/** The row of a record, by any of its words. */
export const rowOf = (page: Page, name: RegExp): Locator => page.getByRole('row', { name });

/** Selects a row with the keyboard alone, by its checkbox. */
export async function selectByKeyboard(page: Page, name: RegExp): Promise<void> {
  const box = rowOf(page, name).getByRole('checkbox');
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
}

/** Presses a button that has been reached with the keyboard. */
export async function pressByKeyboard(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.focus();
  await page.keyboard.press('Enter');
}
