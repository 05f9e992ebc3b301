import type { Page } from '@playwright/test';
import {
  followLink,
  navigationLink,
  openSearch,
  searchOptions,
  waitForApp,
} from './harness/steps.ts';
import { expect, expectAccessible, test } from './harness/test.ts';

/** The Turkish league and cup, at half-time of a match on 2 November 2025. */
test.use({ dataSet: 'real-season' });

/** The credit line of the current page. */
function creditOn(page: Page) {
  return page
    .getByRole('paragraph')
    .filter({ hasText: 'Fixtures and results: openfootball (CC0 1.0)' });
}

test('the start page shows the match day of the league and the credit of the data, in two languages (MATCH-21)', async ({
  page,
  signIn,
  backEnd,
}) => {
  await signIn();
  await page.goto('/home');
  const matchesOf = (title: string) => page.getByRole('region', { name: title });
  const live = matchesOf('Live now').getByRole('article');
  await expect(live).toHaveCount(1);
  await expect(live).toContainText('Kayserispor');
  await expect(live).toContainText('Kasımpaşa SK');
  await expect(matchesOf('Today').getByRole('article')).toContainText('Fenerbahçe');
  await expect(matchesOf('Recently finished').getByRole('article')).toHaveCount(12);
  await expect(matchesOf('Recently finished').getByRole('article').first()).toContainText(
    'Samsunspor',
  );
  await expect(creditOn(page)).toBeVisible();
  await expectAccessible(page);
  const { unread } = await backEnd.control<{ unread: number }>('GET', 'hub');
  await expect(navigationLink(page, `${unread} unread message`)).toBeVisible();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(matchesOf('Şimdi canlı')).toContainText('Kasımpaşa SK');
  await expect(creditOn(page)).toContainText('Kaynak: ');
  await expect(page.getByText(`${unread} okunmamış mesaj`).first()).toBeAttached();
});

test('from the navigation to all matches, filtered, and to one of them (MATCH-21)', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'All matches' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
    /^Today, Sunday, November 2/,
  );
  await expect(main.getByRole('article').first()).toContainText('Konyaspor');
  await expect(creditOn(page)).toBeVisible();
  await page.goto('/matches?search=kırklareli');
  await expect(main.getByText('7 matches', { exact: true })).toBeVisible();
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/matches\/turkiye-kupasi-2024-25-\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kırklarelispor');
  await expect(creditOn(page)).toBeVisible();
  await expectAccessible(page);
  await navigationLink(page, 'Home').click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(creditOn(page)).toBeVisible();
});

/** Matches that were not decided in regular time, with the words for it in the list and on the page. */
const decided = [
  {
    how: 'after extra time',
    search: 'zonguldakspor',
    teams: 'Zonguldakspor FK – Kırıkkale FK',
    score: ['2', '4'],
    inTheList: 'After extra time',
    onThePage: ['After extra time'],
  },
  {
    how: 'by penalties',
    search: 'vanspor',
    teams: 'Bursaspor – Vanspor FK',
    score: ['2', '2'],
    inTheList: '6–7 on penalties',
    onThePage: ['Vanspor FK won on penalties 7–6', 'Penalties 6–7'],
  },
  {
    how: 'by penalties alone',
    search: 'düzcespor',
    teams: 'Fethiyespor – Düzcespor',
    score: [],
    inTheList: '4–3 on penalties',
    onThePage: ['Fethiyespor won on penalties 4–3', 'The score is not known'],
  },
  {
    how: 'by a decision of the league',
    search: 'adana demirspor',
    teams: 'Galatasaray – Adana Demirspor',
    score: ['3', '0'],
    inTheList: 'Result awarded',
    onThePage: ['Awarded 3–0'],
  },
] as const;

test('how a match was decided is read in the list and on its page (MATCH-6, MATCH-8, MATCH-33, MATCH-41)', async ({
  page,
}) => {
  const board = page.locator('[data-board]');
  await page.goto('/about-us');
  await waitForApp(page);
  for (const { how, search, teams, score, inTheList, onThePage } of decided) {
    await test.step(how, async () => {
      await followLink(page, `/matches?status=finished&search=${encodeURIComponent(search)}`);
      const rows = page.getByRole('main').getByRole('article');
      const link = page.getByRole('link', { name: teams });
      const row = rows.filter({ has: link }).filter({ hasText: inTheList });
      await expect(row.getByText('Finished', { exact: true })).toBeVisible();
      await expect(row.getByText(/^\d+$/)).toHaveText([...score]);
      await row.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(teams);
      await expect(board.getByText('Finished', { exact: true })).toBeVisible();
      await expect(board.getByText(/^\d+$/)).toHaveText([...score]);
      for (const words of onThePage) await expect(page.getByText(words).first()).toBeVisible();
    });
  }
});

/** A club and ways to type it: upper case of two languages, and without Turkish letters. */
const spellings: Record<string, string[]> = {
  'İstanbul Başakşehir': [
    'İstanbul',
    'istanbul',
    'ISTANBUL',
    'ıstanbul',
    'BAŞAKŞEHİR',
    'basaksehir',
  ],
  'Igdir FK': ['Iğdır', 'IĞDIR', 'iğdir', 'igdir', 'ıgdır'],
  Kırklarelispor: ['KİRK'],
  'Çaykur Rizespor': ['Caykur'],
  Beşiktaş: ['BEŞİKTAŞ'],
  Gençlerbirliği: ['GENCLERBIRLIGI'],
  Eyüpspor: ['EYÜP'],
  Göztepe: ['gö'],
};

test('clubs are found whatever letters are typed, and Escape closes a search without results (SEARCH-16)', async ({
  page,
}) => {
  const field = await openSearch(page);
  for (const [club, typed] of Object.entries(spellings)) {
    for (const text of typed) {
      await field.fill('');
      await expect(searchOptions(page)).toHaveCount(0);
      await field.fill(text);
      await expect(searchOptions(page).first(), `for ${text}`).toContainText(club);
    }
  }
  await field.fill('ğğ');
  await expect(page.getByText('No results found!').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search matches' })).toBeFocused();
});

test('typing in one go sends one request, 500 ms after the last letter (SEARCH-4)', async ({
  page,
  backEnd,
}) => {
  const field = await openSearch(page);
  await page.evaluate(() => {
    document.addEventListener('input', ({ timeStamp }) => {
      document.body.dataset['typedAt'] = String(timeStamp);
    });
  });
  await field.pressSequentially('Ş');
  await field.pressSequentially('anlıurfa', { delay: 20 });
  await expect(page.getByText('No results found!').or(searchOptions(page)).first()).toBeVisible();
  const waited = await page.evaluate(() => {
    const call = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/matches/search'));
    return (call?.startTime ?? 0) - Number(document.body.dataset['typedAt']);
  });
  expect(waited).toBeGreaterThanOrEqual(499);
  expect(await searches(backEnd)).toEqual([['Şanlıurfa', '5']]);
});

test('five more at a time, until fewer come than were asked for (SEARCH-6, SEARCH-7)', async ({
  page,
  backEnd,
}) => {
  const field = await openSearch(page);
  const more = page.getByRole('option', { name: 'Load more' });
  await field.fill('kırk');
  await expect(searchOptions(page)).toHaveCount(6);
  await more.click();
  await expect(searchOptions(page)).toHaveCount(7);
  await expect(more).toBeHidden();
  await field.fill('igdir');
  await expect(searchOptions(page)).toHaveCount(1);
  expect(await searches(backEnd)).toEqual([
    ['kırk', '5'],
    ['kırk', '10'],
    ['igdir', '5'],
  ]);
  await searchOptions(page).first().click();
  await expect(page).toHaveURL(/\/matches\/turkiye-kupasi-2024-25-\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Igdir FK');
});

/** The requests of the search so far: text and page size. */
async function searches(backEnd: { control: <T>(m: string, r: string) => Promise<T> }) {
  const requests = await backEnd.control<{ url: string }[]>('GET', 'requests');
  return requests
    .map(({ url }) => new URL(url, 'http://x'))
    .filter(({ pathname }) => pathname.endsWith('matches/search'))
    .map(({ searchParams }) => [searchParams.get('search'), searchParams.get('pageSize')]);
}
