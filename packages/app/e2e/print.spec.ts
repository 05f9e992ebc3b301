import { expect, test } from './harness/test.ts';

test('a match prints as its score, its course, its line-ups and its place, on white (LAYOUT-22)', async ({
  page,
}) => {
  await page.goto('/matches/tr-football-u16-r1-1');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['Timeline', 'Line-ups', 'Details']) {
    await expect(main.getByRole('heading', { name: part })).toBeVisible();
  }
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('switch')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /on a map/ })).toHaveCount(0);
  const { background, overflow } = await page.evaluate(() => ({
    background: getComputedStyle(document.body).backgroundColor,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }));
  expect(background).toMatch(/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/);
  expect(overflow).toBe(0);
});
