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
