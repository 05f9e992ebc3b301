import type { Locator, Page } from '@playwright/test';
import { field } from './forms.ts';
import { button, navigationLink, searchOptions } from './steps.ts';
import { expect, test } from './test.ts';

async function changeAppearance(page: Page): Promise<void> {
  await button(page, 'Settings').first().click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const choose = (name: string) =>
    settings
      .locator('label')
      .filter({ has: page.getByRole('radio', { name, exact: true }) })
      .click();
  await choose('Teal');
  await choose('Dark');
  await choose('Modern');
  await expect(page.locator('[data-layout="modern"]')).toBeVisible();
  await choose('Classy');
  await button(settings, 'Close settings').click();
  await expect(settings).toBeHidden();
  await page.reload();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'teal');
  await expect(html).toHaveAttribute('data-scheme', 'dark');
}

async function changeLanguage(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.getByRole('button', { name: /^Dil/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search matches' }).click();
  await page.getByPlaceholder('Team, school or title').fill('sea');
  await searchOptions(page).first().click();
  await expect(page).toHaveURL(/\/matches\/./);
}

/** From the page of a match, where a press on Print opens nothing. */
async function useMatchTools(page: Page): Promise<void> {
  await print(page);
  await button(page, 'Report a mistake').click();
  const sheet = page.getByRole('dialog', { name: 'Help and contact' });
  await expect(field(sheet, 'Subject')).toHaveValue(/^Mistake in a match: /);
  await field(sheet, 'Your name').fill('Ada');
  await field(sheet, 'Email address').fill('ada@school.example');
  await field(sheet, 'Message').fill('It was 2 – 1.');
  await button(sheet, 'Send').click();
  await expect(sheet.getByText('Your message was sent')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

async function print(page: Page): Promise<void> {
  const printed = page.evaluate(
    () => new Promise<void>((resolve) => Object.assign(globalThis, { print: resolve })),
  );
  await button(page, 'Print').click();
  await printed;
}

/** Follows a team and a school, and no more. */
async function follow(page: Page, followed: FetchFollowed): Promise<void> {
  const at = { team: '/teams/team-gb-hockey-u16-harlowmere', school: '/schools/school-harlowmere' };
  for (const [kind, address] of Object.entries(at)) {
    await page.goto(address);
    const id = address.split('/')[2];
    const find = async () =>
      (await followed()).filter((each) => each.kind === kind && each.id === id).length;
    await button(page, 'Favourite').click();
    await expect(button(page, 'In favourites')).toBeVisible();
    await expect.poll(find).toBe(1);
    await page.reload();
    await button(page, 'In favourites').click();
    await expect(button(page, 'Favourite')).toBeVisible();
    await expect.poll(find).toBe(0);
    await print(page);
  }
}

/** From the page of a match; ends on the list of matches. */
async function useMatch(page: Page): Promise<void> {
  await button(page, 'Favourite').click();
  await expect(button(page, 'In favourites')).toBeVisible();
  // The address changes before the page does, so the heading is read when a part of the page is there.
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await button(page, 'Share').click();
  await expect(page.getByText('The address was copied.')).toBeVisible();
  await navigationLink(page, 'Favourites').click();
  const star = button(page, `Remove from favourites: ${title}`);
  await star.click();
  await expect(star).toHaveCount(0);
  await button(page, 'Back').click();
  await expect(page).toHaveURL(/\/matches\/./);
  await navigationLink(page, 'Home').click();
  await page.getByRole('link', { name: 'All matches' }).first().click();
}

async function filterMatches(page: Page): Promise<void> {
  for (const [filter, choice] of [
    ['Sport', 'Football'],
    ['Status', 'Finished'],
    ['Age group', 'U16'],
  ] as const) {
    await page
      .getByRole('search')
      .getByRole('button', { name: new RegExp(filter) })
      .click();
    await page.getByRole('option', { name: choice }).click();
    await page.keyboard.press('Escape');
  }
  await expect(page).toHaveURL(/sport=football/);
  await expect(page.getByRole('article').first()).toContainText('Finished');
  await page.getByRole('searchbox').fill('zzzz');
  await button(page, 'Clear the filters').click();
  await page.getByRole('link', { name: 'Sun 19 Apr' }).click();
  await expect(page).toHaveURL(/day=2026-04-19$/);
  await button(page, /^Earlier: Friday/).click();
  await expect(page).toHaveURL(/day=2026-04-17$/);
  await button(page, 'Later days').click();
  await expect(page).toHaveURL(/pages=2$/);
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function askSupport(page: Page): Promise<void> {
  const write = async (form: Locator) => {
    await field(form, 'Your name').fill('Ada');
    await field(form, 'Email address').fill('ada@school.example');
    await field(form, 'Subject').fill('Score');
    await field(form, 'Message').fill('It was 2 – 1.');
    await button(form, 'Send').click();
    await expect(form.getByText('Your message was sent')).toBeVisible();
  };
  await button(page, 'Help and contact').click();
  await write(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await navigationLink(page, 'Contact Us').click();
  await write(page.getByRole('main'));
  await button(page, 'Write another message').click();
  await expect(field(page.getByRole('main'), 'Subject')).toHaveValue('');
}

/** What is followed, as it is stored for the person. */
export type FetchFollowed = () => Promise<readonly { kind: string; id: string }[]>;

/** What every role can do, one after the other, as a person would. */
export async function useWhatIsPublic(page: Page, followed: FetchFollowed): Promise<void> {
  await test.step('a team and a school', () => follow(page, followed));
  await page.goto('/home');
  await test.step('search', () => search(page));
  await test.step('print and report', () => useMatchTools(page));
  await test.step('a match', () => useMatch(page));
  await test.step('filters', () => filterMatches(page));
  await test.step('help', () => askSupport(page));
  await test.step('language', () => changeLanguage(page));
  await test.step('appearance', () => changeAppearance(page));
}
