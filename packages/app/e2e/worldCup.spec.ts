import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './harness/test.ts';

test.use({ dataSet: 'world-cup' });

/** The row of a match in the list. */
function rowOf(page: Page, teams: string) {
  const rows = page.getByRole('main').getByRole('article');
  return rows.filter({ has: page.getByRole('link', { name: teams }) });
}

/** What stands beside a word in the details of a match. */
const detail = (page: Page, term: string) => page.locator(`main dt:text-is("${term}") + dd`);

test('the World Cup and a scorecard of cricket show without a special case (MATCH-21, MATCH-33, MATCH-39, MATCH-41)', async ({
  page,
}) => {
  await page.goto('/matches/world-cup-2026-74');
  await expect(page.getByText('Paraguay won on penalties 4–3')).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: 'openfootball (CC0' })).toBeVisible();
  await page.goto('/matches?sport=cricket');
  const row = rowOf(page, 'Australia – Sri Lanka');
  await expect(row.getByText(/^\d+\/\d$/)).toHaveText(['168/6', '172/5']);
  await expect(row.getByText('20 overs')).toHaveCount(2);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/matches\/cricket-1001349$/);
  const card = page.getByRole('region', { name: 'Scorecard' });
  await expect(card.getByRole('heading', { level: 3 })).toHaveText([
    /^Australia 168\/6/,
    /^Sri Lanka 172\/5/,
  ]);
  await expect(card.getByRole('table', { name: 'Batting' })).toHaveCount(2);
  await expect(card.getByRole('table', { name: 'Bowling' })).toHaveCount(2);
  await expect(card.getByRole('row', { name: /^AJ Finch ?caught 43 34 2 2$/ })).toBeVisible();
  await expect(card.getByText(/wides 4, no-balls 1, byes 1, leg byes 1/)).toBeVisible();
  await expect(card.getByText('76/1 M Klinger, 10.3 overs')).toBeVisible();
  await expect(page.getByText('Sri Lanka won by 5 wickets')).toBeVisible();
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'Data from Cricsheet (cricsheet.org), ODC-BY' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('each of the four zones of the World Cup has the time of the viewer and that of the venue (TIME-1)', async ({
  page,
}) => {
  // The viewer is in Istanbul.
  for (const { id, here, there } of [
    { id: 1, here: '10:00 PM', there: /1:00 PM CST$/ },
    { id: 25, here: '8:00 PM', there: /12:00 PM CDT$/ },
    { id: 3, here: '7:00 PM', there: /12:00 PM EDT$/ },
    { id: 8, here: '10:00 PM', there: /12:00 PM PDT$/ },
  ]) {
    await page.goto(`/matches/world-cup-2026-${id}`);
    await expect(detail(page, 'Start'), `match ${id}`).toContainText(here);
    await expect(detail(page, 'Time at the venue'), `match ${id}`).toHaveText(there);
  }
  await page.goto('/matches');
  for (const { teams, here, there } of [
    { teams: 'Argentina – Egypt', here: '7:00 PM', there: /^Venue: 12:00 PM EDT$/ },
    { teams: 'Switzerland – Colombia', here: '11:00 PM', there: /^Venue: 1:00 PM PDT$/ },
    // The evening before there is the night here.
    {
      teams: 'Argentina – Switzerland',
      here: '4:00 AM',
      there: /^Venue: Sat, Jul 11, 8:00 PM CDT$/,
    },
  ]) {
    const row = rowOf(page, teams);
    await expect(row.getByText(here, { exact: true })).toBeVisible();
    await expect(row.getByText(/^Venue:/)).toHaveText(there);
  }
});

test('a match of the samples that was postponed says so in the list and on its page (MATCH-11, MATCH-51)', async ({
  page,
}) => {
  await page.goto('/matches?search=stevenage');
  const row = rowOf(page, 'Stevenage FC – Barnsley FC');
  await expect(row.getByText('Postponed', { exact: true })).toBeVisible();
  await expect(row.getByText('New date to follow')).toBeVisible();
  await row.getByRole('link').first().click();
  const board = page.locator('[data-board]');
  await expect(board.getByText('Postponed', { exact: true })).toBeVisible();
  await expect(board.locator('s')).toHaveText('Sat, Sep 6, 2025');
  await expect(board.getByText('New date to follow')).toBeVisible();
  await expect(board.getByText(/^\d+$/)).toHaveCount(0);
});
