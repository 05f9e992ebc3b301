import type { Locator, Page } from '@playwright/test';
import type { BackEnd } from './backEnd.ts';
import { field } from './forms.ts';
import {
  callOff,
  filterMatches,
  filterOnPhone,
  useCalledOffMatch,
  useComingMatch,
  usePlayedMatch,
} from './matchActions.ts';
import { print } from './print.ts';
import {
  button,
  navigationLink,
  phone,
  pressInMore,
  saveFile,
  searchOptions,
  waitForMotionEnd,
} from './steps.ts';
import { expect, test } from './test.ts';

const searchField = 'Team, school or title';

async function changeAppearance(page: Page): Promise<void> {
  await button(page, 'Settings').first().click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  // By key: a notice, such as that of the language, can lie over the drawer while the pointer rests on it.
  const choose = (name: string) =>
    settings.getByRole('radio', { name, exact: true }).press('Space');
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

/** Ends on the page of a match that is to come. */
async function search(page: Page): Promise<void> {
  for (const text of ['hockey', 'sea']) {
    const before = page.url();
    await button(page, 'Search matches').click();
    await page.getByPlaceholder(searchField).fill(text);
    await searchOptions(page).first().click();
    await expect(page).not.toHaveURL(before);
    await expect(page).toHaveURL(/\/matches\/./);
  }
}

/** Opens the search, which offers what was searched for, the latest first. */
async function openRecentSearches(page: Page, ...texts: string[]): Promise<Locator> {
  await button(page, 'Search matches').click();
  await expect(page.getByPlaceholder(searchField)).toBeFocused();
  const recent = page.getByRole('group', { name: 'Recent searches' });
  // Each has a button that searches again and one that removes it.
  const again = recent.getByRole('listitem').getByRole('button', { name: /^(?!Remove)/ });
  await expect(again).toHaveText(texts);
  // The bar slides in with its list.
  await waitForMotionEnd(page);
  return recent;
}

async function closeSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByPlaceholder(searchField)).toBeHidden();
}

async function removeRecentSearch(page: Page): Promise<void> {
  const recent = await openRecentSearches(page, 'sea', 'hockey');
  await button(recent, 'Remove: hockey').click();
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await closeSearch(page);
}

async function removeAllRecentSearches(page: Page): Promise<void> {
  const recent = await openRecentSearches(page, 'sea');
  await button(recent, 'Clear all').click();
  await expect(recent).toBeHidden();
  await expect(page.getByPlaceholder(searchField)).toBeFocused();
  const stored = () => localStorage.getItem('touchline.recentSearches');
  expect(await page.evaluate(stored)).toBeNull();
  await closeSearch(page);
}

/** Follows a team and its school, and no more; ends on the page of a match that the team has played. */
async function follow(page: Page, followed: FetchFollowed): Promise<void> {
  const main = page.getByRole('main');
  const expectFollowed = (kind: string, id: string, count: number) =>
    expect
      .poll(async () => (await followed()).filter((e) => e.kind === kind && e.id === id).length)
      .toBe(count);
  const star = async (kind: string, id: string) => {
    await button(page, 'Favourite').click();
    await expect(button(page, 'In favourites')).toBeVisible();
    await expectFollowed(kind, id, 1);
  };
  const unstar = async (kind: string, id: string) => {
    await button(page, 'In favourites').click();
    await expect(button(page, 'Favourite')).toBeVisible();
    await expectFollowed(kind, id, 0);
    await print(page);
  };
  const team = 'team-gb-hockey-u16-harlowmere';
  const school = 'school-harlowmere';
  await page.goto(`/teams/${team}`);
  await star('team', team);
  const calendar = await saveFile(page, 'Add all to calendar');
  expect(calendar.name).toBe(`team-${team}.ics`);
  // What is cancelled is no longer to come.
  expect(calendar.text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(3);
  await main.getByRole('link', { name: 'Harlowmere High School' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/schools/${school}$`));
  await star('school', school);
  await page.reload();
  await unstar('school', school);
  await main.getByRole('link', { name: 'To all schools' }).click();
  await searchSchools(page);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/schools/${school}$`));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harlowmere U16');
  await unstar('team', team);
  await page.getByRole('tab', { name: 'Results' }).click();
  const played = main.getByRole('article').filter({ hasText: 'Finished' });
  await played.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/matches\/./);
}

/** From the list of schools, in which a search finds nothing. */
async function searchSchools(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('zzzz');
  await expect(page).toHaveURL(/\/schools\?search=zzzz$/);
  await main.getByText('Clear the search').click();
  await expect(page).toHaveURL(/\/schools$/);
  await expect(main.locator(':focus')).toHaveCount(1);
  await expect(main.getByRole('searchbox')).toHaveValue('');
  await expect(main.getByRole('link', { name: /Gökçeçınar/ })).toBeVisible();
}

/** Fills the screen and leaves it again. */
async function fillScreen(page: Page, press: (name: RegExp) => Promise<void>): Promise<void> {
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await press(/^(?:Toggle|Enter) fullscreen$/i);
  await expect.poll(isFull).toBe(true);
  await press(/^(?:Toggle|Leave) fullscreen$/i);
  await expect.poll(isFull).toBe(false);
}

/** In the bar, whose button says whether it is pressed. */
async function fillScreenByBar(page: Page): Promise<void> {
  let isPressed = false;
  await fillScreen(page, async (name) => {
    const toggle = button(page, name);
    await toggle.click();
    isPressed = !isPressed;
    await expect(toggle).toHaveAttribute('aria-pressed', String(isPressed));
  });
}

/** From the list of matches, at the width of a phone. */
async function usePhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(phone);
  await filterOnPhone(page);
  await fillScreen(page, (name) => pressInMore(page, name));
  if (size) await page.setViewportSize(size);
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
export async function useWhatIsPublic(
  page: Page,
  backEnd: BackEnd,
  followed: FetchFollowed,
): Promise<void> {
  await test.step('a team and a school', () => follow(page, followed));
  await test.step('a match that is over', () => usePlayedMatch(page));
  await test.step('search', () => search(page));
  const match = await test.step('a match that is to come', () => useComingMatch(page));
  await callOff(backEnd, match);
  await test.step('filters', async () => {
    await navigationLink(page, 'Home').click();
    await page.getByRole('link', { name: 'All matches' }).first().click();
    await filterMatches(page);
  });
  await test.step('a phone', () => usePhone(page));
  await test.step('fullscreen', () => fillScreenByBar(page));
  await test.step('support', () => askSupport(page));
  await test.step('language', () => changeLanguage(page));
  // What is known of the match is old by now, so its page asks for it again.
  await test.step('a match that was called off', () => useCalledOffMatch(page, match));
  await test.step('a recent search', () => removeRecentSearch(page));
  await test.step('appearance', () => changeAppearance(page));
  await test.step('all recent searches', () => removeAllRecentSearches(page));
}
