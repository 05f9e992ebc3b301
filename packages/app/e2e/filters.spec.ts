import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Team, school or title' });

/** Types with the keyboard into the focused element. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 30 });
}

async function expectTyped(field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(text);
}

test('a pause while typing keeps the focus and every letter (LIST-2)', async ({ page }) => {
  await page.goto('/matches');
  const field = searchField(page);
  await field.click();
  await type(page, 'sea');
  await expect(page).toHaveURL(/\/matches\?search=sea$/);
  await type(page, 'bro');
  await expectTyped(field, 'seabro');
  await expect(page).toHaveURL(/\/matches\?search=seabro$/);
  await type(page, 'ok');
  await expectTyped(field, 'seabrook');
  await expect(page).toHaveURL(/\/matches\?search=seabrook$/);
  await expect(page.getByRole('article').first()).toContainText(/seabrook/i);
});

test('a late answer does not overwrite what is typed meanwhile', async ({ page, backEnd }) => {
  await page.goto('/matches');
  const field = searchField(page);
  await field.click();
  await backEnd.control('POST', 'fault', { path: 'matches', times: 1, delay: 2000 });
  const answered = page.waitForResponse((answer) => answer.url().includes('search=sea&'));
  const asked = page.waitForRequest((request) => request.url().includes('search=sea&'));
  await type(page, 'sea');
  await asked;
  await type(page, 'b');
  await (await answered).finished();
  await expect(page).toHaveURL(/\/matches\?search=seab$/);
  await type(page, ' ');
  await expectTyped(field, 'seab ');
});

test('the field follows an address that changes by itself', async ({ page }) => {
  await page.goto('/matches?search=s');
  const field = searchField(page);
  await expect(field).toHaveValue('s');
  await page.getByRole('button', { name: 'Later days' }).click();
  await expect(page).toHaveURL(/search=s&pages=2$/);
  await field.click();
  await page.keyboard.press('End');
  await type(page, 'ea');
  await expect(page).toHaveURL(/\/matches\?search=sea$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/matches\?search=s$/);
  await expect(field).toHaveValue('s');
  await page.goForward();
  await expect(page).toHaveURL(/\/matches\?search=sea$/);
  await expect(field).toHaveValue('sea');
});

test('"Clear the filters" empties the field, and the same word can be looked for again (LIST-5)', async ({
  page,
}) => {
  await page.goto('/matches');
  const field = searchField(page);
  for (const round of ['first', 'second']) {
    await test.step(round, async () => {
      await field.click();
      await type(page, 'zzqq');
      await expect(page).toHaveURL(/\/matches\?search=zzqq$/);
      await page.getByRole('button', { name: 'Clear the filters' }).click();
      await expect(page).toHaveURL(/\/matches$/);
      await expect(field).toHaveValue('');
    });
  }
});

test('the list prints as days, competitions and rows with their place (LIST-18)', async ({
  page,
}) => {
  await page.goto('/matches');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Today 15 Apr' })).toBeVisible();
  const place = main.getByText(/Spor Tesisi/).first();
  await expect(place).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(place).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Today, Wednesday/ })).toBeVisible();
  await expect(main.getByRole('search')).toBeHidden();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Today 15 Apr' })).toBeHidden();
});
