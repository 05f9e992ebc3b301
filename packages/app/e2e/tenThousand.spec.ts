import { expectNoOverflow } from './harness/geometry.ts';
import { expect, test } from './harness/test.ts';

test.use({ dataSet: 'ten-thousand' });

test('a list of ten thousand records is opened, paged, sorted and searched (PERF-6, ADMIN-20, LANG-18)', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/admin/matches');
  await expect(page.getByText('10,000 records', { exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(26);
  await page.getByRole('button', { name: 'Page 400', exact: true }).click();
  await expect(page).toHaveURL(/page=400$/);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(page.getByRole('row')).toHaveCount(26);
  await page.getByRole('columnheader', { name: 'Title' }).click();
  await expect(page).toHaveURL(/sort=title$/);
  const first = page.getByRole('rowheader').first();
  const before = await first.textContent();
  await page.getByRole('columnheader', { name: 'Title' }).click();
  await expect(page).toHaveURL(/order=desc$/);
  await expect(first).not.toHaveText(before ?? '');
  await page.getByRole('searchbox').fill('futbol (3)');
  await expect(first).toContainText('(3)');
});

test('a file of ten thousand matches shows how far it has come, and is stopped (ADMIN-27, PERF-6)', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/admin/matches');
  const file = page.getByRole('button', { name: 'CSV file' });
  await file.click();
  // The server orders all matches for each of the hundred pages, so the whole file is left to the bench.
  await expect(page.getByText(/^Saving [1-9][\d,]* of 10,000$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Saving/)).toBeHidden();
  await expect(file).toBeFocused();
});

// How long a task takes is measured by `pnpm bench admin`: a busy machine makes each of them long.
for (const { area, filter, option, address, words } of [
  {
    area: 'matches',
    filter: /Sport/,
    option: 'Football',
    address: /sport=football/,
    words: 'futbol (3)',
  },
  {
    area: 'athletes',
    filter: /Safety flag/,
    option: 'Do not identify',
    address: /flag=true/,
    words: 'Örnek 3',
  },
]) {
  for (const [device, width, height] of [
    ['desk', 1280, 900],
    ['phone', 390, 844],
  ] as const) {
    test(`ten thousand ${area} are paged, filtered, searched and chosen on a ${device} (PERF-6, ADMIN-20)`, async ({
      page,
      signIn,
    }) => {
      await page.setViewportSize({ width, height });
      await signIn('admin');
      await page.goto(`/admin/${area}`);
      await expect(page.getByText('10,000 records', { exact: true })).toBeVisible();
      const rows = page.getByRole('rowheader');
      await expect(rows).toHaveCount(25);
      const first = rows.first();
      const before = await first.textContent();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page).toHaveURL(/page=2$/);
      await expect(first).not.toHaveText(before ?? '');
      await expect(rows).toHaveCount(25);
      await expectNoOverflow(page);
      await page.getByRole('checkbox', { name: /^Select all/ }).press('Space');
      await expect(page.getByText('25 selected', { exact: true })).toBeVisible();
      const search = page.getByRole('search');
      if (device === 'phone') await search.getByRole('button', { name: /^Filters/ }).click();
      await search.getByRole('button', { name: filter }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
      await expect(page).toHaveURL(address);
      // A list of which several can be chosen stays open.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(page.getByText(/^[1-9],?\d{3} records$/)).toBeVisible();
      await expect(rows).toHaveCount(25);
      await page.getByRole('searchbox').fill(words);
      await expect(first).toContainText(words);
    });
  }
}
