import type { Page } from '@playwright/test';
import type { BackEnd } from './backEnd.ts';
import { callElsewhere } from './callElsewhere.ts';
import { field } from './forms.ts';
import { print } from './print.ts';
import { button, heading, navigationLink, saveFile } from './steps.ts';
import { expect } from './test.ts';

/** From the page of a match that is over, where a press on Print opens nothing. */
export async function usePlayedMatch(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const order = () => main.getByRole('listitem').filter({ hasText: /′/ }).allInnerTexts();
  await expect.poll(async () => (await order()).length).toBeGreaterThan(2);
  const before = await order();
  await main.getByText('Newest first').click();
  await expect.poll(order).toEqual(before.toReversed());
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

/** A match that was added to a calendar. */
export interface AddedMatch {
  id: string;
  title: string;
  /** The line of the calendar file that says which entry it is. */
  entry: string | undefined;
}

const entryOf = (file: string) => /^UID:.+$/m.exec(file)?.[0];

/** From the page of a match that is to come; ends on the favourites, where the match is one. */
export async function useComingMatch(page: Page): Promise<AddedMatch> {
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await button(page, 'Favourite').click();
  await expect(button(page, 'In favourites')).toBeVisible();
  // The address changes before the page does, so the heading is read when a part of the page is there.
  const title = (await heading(page).textContent()) ?? '';
  await button(page, 'Share').click();
  await expect(page.getByText('The address was copied.')).toBeVisible();
  const { text } = await saveFile(page, 'Add to calendar');
  const entry = entryOf(text);
  expect(entry).toContain(id);
  expect(text).not.toContain('STATUS:CANCELLED');
  await navigationLink(page, 'Favourites').click();
  await expect(button(page, `Favourite: ${title}`)).toBeVisible();
  const all = await saveFile(page, 'Add all to calendar');
  expect(all.name).toBe('favourites.ics');
  expect(all.text).toContain(entry);
  return { id, title, entry };
}

/** Calls a match off elsewhere. */
export async function callOff(backEnd: BackEnd, { id }: AddedMatch): Promise<void> {
  const { version } = await callElsewhere<{ version: number }>(backEnd, 'GET', `matches/${id}`);
  const change = { version, status: 'cancelled', statusReason: 'weather' };
  await callElsewhere(backEnd, 'POST', `matches/${id}/status`, change);
}

/** Takes a favourite that was called off meanwhile out of the calendar, and out of the favourites. */
export async function useCalledOffMatch(page: Page, match: AddedMatch): Promise<void> {
  await navigationLink(page, 'Favourites').click();
  await page.getByRole('main').locator(`a[href="/matches/${match.id}"]`).first().click();
  await expect(heading(page)).toHaveText(match.title);
  const { text } = await saveFile(page, 'Cancel in the calendar');
  expect(text).toContain('STATUS:CANCELLED');
  expect(entryOf(text)).toBe(match.entry);
  await button(page, 'Back').click();
  const name = `Favourite: ${match.title}`;
  const star = page.getByRole('button', { name, exact: true, pressed: true });
  await star.click();
  await expect(star).toHaveCount(0);
}

async function choose(page: Page, filter: string, choice: string): Promise<void> {
  await page
    .getByRole('search')
    .getByRole('button', { name: new RegExp(filter) })
    .click();
  await page.getByRole('option', { name: choice }).click();
  await page.keyboard.press('Escape');
}

/** From the list of matches. */
export async function filterMatches(page: Page): Promise<void> {
  await choose(page, 'Sport', 'Football');
  await choose(page, 'Status', 'Finished');
  await choose(page, 'Age group', 'U16');
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

  // Results are listed backwards from a day.
  await choose(page, 'Status', 'Finished');
  await page.getByRole('link', { name: 'Fri 10 Apr' }).click();
  await expect(page).toHaveURL(/day=2026-04-10$/);
  await button(page, /^Later: /).click();
  await expect(page).toHaveURL(/day=2026-04-11$/);
  const shown = page.getByRole('article');
  await expect(shown.first()).toContainText('Finished');
  const count = await shown.count();
  await button(page, 'Earlier days').click();
  await expect(page).toHaveURL(/pages=2$/);
  await expect.poll(() => shown.count()).toBeGreaterThan(count);
}

/** From the list of matches, filtered by their status alone. */
export async function filterOnPhone(page: Page): Promise<void> {
  await button(page, /^Filters/).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: /Sport/ }).click();
  await page.getByRole('option', { name: 'Football' }).click();
  await page.keyboard.press('Escape');
  await button(sheet, 'Show the matches').click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/sport=football/);
}
