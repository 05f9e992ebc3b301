import { expect, expectAccessible, test } from './harness/test.ts';

test.use({ dataSet: 'world-cup' });

test('the World Cup and a scorecard of cricket show without a special case (MATCH-21, MATCH-39, MATCH-41)', async ({
  page,
}) => {
  await page.goto('/matches/world-cup-2026-74');
  await expect(page.getByText('Paraguay won on penalties 4–3')).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: 'openfootball (CC0' })).toBeVisible();
  await page.goto('/matches/cricket-1001349');
  const card = page.getByRole('region', { name: 'Scorecard' });
  await expect(card.getByRole('row', { name: /AJ Finch/ }).first()).toContainText('43');
  await expect(page.getByText('Sri Lanka won by 5 wickets')).toBeVisible();
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'Data from Cricsheet (cricsheet.org), ODC-BY' }),
  ).toBeVisible();
  await expectAccessible(page);
});
