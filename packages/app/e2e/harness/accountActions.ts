import type { Page } from '@playwright/test';
import type { BackEnd } from './backEnd.ts';
import { callAs, fetchAs } from './callElsewhere.ts';
import { field } from './forms.ts';
import type { AfterReload } from './memberActions.ts';
import type { PageErrors } from './pageErrors.ts';
import { createSession, type Person } from './persons.ts';
import { pictureFile } from './pictureFile.ts';
import { answered, button } from './steps.ts';
import { expect, withStatus } from './test.ts';

const accountMenu = (page: Page, name = '') =>
  page.getByRole('button', { name: new RegExp(`^Account of ${name}`) });

/** Goes to a page of the person by the menu of the account. */
async function openOwnPage(page: Page, name: 'Profile' | 'Settings'): Promise<void> {
  await accountMenu(page).click();
  // By keyboard: see `changeStatus`.
  await page.getByRole('menuitem', { name }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

export async function changeStatus(page: Page, name: string): Promise<AfterReload> {
  const menu = accountMenu(page, name);
  const status = page.getByRole('menuitem', { name: /^Status/ });
  await menu.click();
  // By keyboard: a pointer of Playwright may scroll the page first, and the menu moves back to its
  // button between the press and the release.
  await status.press('Enter');
  const saved = answered(page, 'PATCH', 'common/user');
  await page.getByRole('menuitemradio', { name: 'Busy' }).press('Enter');
  await saved;
  return () => expect(menu).toHaveAccessibleName(`Account of ${name}, Busy`);
}

/** Changes the own name and picture; only a person with another device can sign one out. */
export async function changeProfile(page: Page, backEnd: BackEnd, person: Person): Promise<void> {
  const main = page.getByRole('main');
  await openOwnPage(page, 'Profile');
  const picture = main.getByRole('group', { name: 'Your picture' });
  await picture
    .locator('input[type="file"]')
    .setInputFiles(await pictureFile(page, 'me', { width: 300, height: 200 }));
  const dialog = page.getByRole('dialog', { name: 'Crop: Your picture' });
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(picture.locator('img')).toBeVisible();
  await field(main, 'Given name').fill('Derya');
  await button(main, 'Save').click();
  await expect
    .poll(() => fetchAs(backEnd, person, 'profile'))
    .toMatchObject({ givenName: 'Derya', avatar: expect.stringMatching(/image-/) as unknown });

  const signOut = main.getByRole('button', { name: /^Sign out: / });
  const devices = async () =>
    (await fetchAs<{ items: unknown[] }>(backEnd, person, 'profile/devices')).items.length;
  const count = await devices();
  await expect(signOut).toHaveCount(count - 1);
  if (count === 1) return;
  await signOut.first().click();
  await expect(page.getByText('The device is signed out.')).toBeVisible();
  await expect(signOut).toHaveCount(count - 2);
  expect(await devices()).toBe(count - 1);
}

/** On the page of the profile: of two versions, the own and the saved one are kept in turn. */
export async function chooseVersions(
  page: Page,
  backEnd: BackEnd,
  person: Person,
  problems: PageErrors,
): Promise<void> {
  const main = page.getByRole('main');
  const name = field(main, 'Family name');
  const stored = () => fetchAs<{ version: number; familyName: string }>(backEnd, person, 'profile');
  for (const { here, there, choice, kept } of [
    { here: 'Burada', there: 'Orada', choice: 'Keep what I typed', kept: 'Burada' },
    { here: 'Burada İki', there: 'Orada İki', choice: 'Take what is saved', kept: 'Orada İki' },
  ]) {
    await name.fill(here);
    const { version } = await stored();
    await callAs(backEnd, person, 'PATCH', 'profile', { version, profile: { familyName: there } });
    await problems.during(withStatus(409), async () => {
      await button(main, 'Save').click();
      await expect(main.getByText('Your profile was changed elsewhere meanwhile')).toBeVisible();
    });
    await button(main, choice).click();
    await expect.poll(stored).toMatchObject({ familyName: kept });
    await expect(name).toHaveValue(kept);
  }
}

/** On the page of the profile: changes the password; nobody signs in with the old one after that. */
export async function changePassword(page: Page, backEnd: BackEnd, person: Person): Promise<void> {
  const main = page.getByRole('main');
  const password = 'nine tall lamps in a row';
  await field(main, 'Present password').fill('touchline');
  await field(main, 'New password').fill(password);
  await button(main, 'Change the password').click();
  await expect(page.getByText(/^Your password is changed/)).toBeVisible();
  await createSession(backEnd, person, password);
}

/** Makes each choice of the page of settings, and locks. */
export async function useSettings(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const html = page.locator('html');
  const choose = (name: string) => main.locator('label').filter({ hasText: name }).first().click();
  await openOwnPage(page, 'Settings');
  for (const choice of ['Rose', 'Dark', 'Dense']) await choose(choice);
  await expect(page.locator('[data-layout="dense"]')).toBeVisible();
  await choose('Türkçe');
  await expect(html).toHaveAttribute('lang', 'tr');
  await choose('English');
  await expect(html).toHaveAttribute('lang', 'en');
  const announced = main.getByRole('switch', { name: /^Announce changes/ });
  await announced.press('Space');
  await expect(announced).not.toBeChecked();
  await page.reload();
  await expect(announced).not.toBeChecked();
  await expect(html).toHaveAttribute('data-theme', 'rose');
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  const removals = main.getByRole('button', { name: /^Delete / });
  await button(main, 'Delete the appearance').click();
  await expect(html).toHaveAttribute('data-theme', 'default');
  // There may be others.
  await expect(button(main, 'Delete the pages that were kept')).toBeVisible();
  for (let left = await removals.count(); left > 0; left -= 1) await removals.first().click();
  await expect(main.getByText(/^Nothing is kept but what the site needs/)).toBeVisible();
  const address = page.url();
  await main.getByRole('link', { name: 'All that is kept, and why' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await expect(page).toHaveURL(address);

  await main.getByRole('link', { name: 'Lock now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Touchline is locked');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('touchline');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Touchline is locked');
}
