import { expect, expectAccessible, test } from './harness/test.ts';
import { readTranslations } from './harness/translations.ts';

test('the language changes everywhere, and is kept (LANG-6, LANG-8, LANG-19, NAV-41)', async ({
  page,
  backEnd,
}) => {
  await page.goto('/home');
  // Waits for the last part of the page, but not for pictures.
  const schools = page.getByRole('region', { name: 'Schools' });
  await expect(schools.getByRole('link').first()).toBeVisible();
  const asked = async () => {
    const requests = await backEnd.control<{ url: string }[]>('GET', 'requests');
    return requests.map(({ url }) => url).filter((url) => !url.startsWith('/api/assets/'));
  };
  const before = await asked();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Okul sporları, canlı');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('region', { name: 'Şimdi canlı' })).toBeVisible();
  const entries = page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link');
  const { navigation } = readTranslations('tr');
  const titles: string[] = Object.values(navigation).filter((title) => typeof title === 'string');
  // The logo is a link without text.
  const shown = (await entries.allTextContents()).map((title) => title.trim()).filter(Boolean);
  expect(shown.length).toBeGreaterThan(4);
  expect(shown.filter((title) => !titles.includes(title))).toEqual([]);
  // A list in pages has the order of the language.
  const later = (await asked()).slice(before.length);
  expect(later.filter((url) => !url.startsWith('/api/schools?'))).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Okul sporları, canlı');
  await expectAccessible(page);
});

test('a menu of the bar is used by keyboard, and Tab goes on from its button', async ({ page }) => {
  await page.goto('/home');
  const button = page.getByRole('button', { name: 'Language: English' });
  await button.focus();
  await page.keyboard.press('Enter');
  const english = page.getByRole('menuitemradio', { name: 'English' });
  await expect(english).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(english).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(english).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(english).toBeHidden();
  await expect(page.getByRole('button', { name: 'Toggle Fullscreen' })).toBeFocused();
});

test('on a phone the language is in the menu of the bar (SHELL-18)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Okul sporları, canlı');
  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Ayarlar' }).click();
  await expect(page.getByRole('dialog', { name: 'Ayarlar' })).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the navigation is a drawer that Escape closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  await page.getByRole('button', { name: 'Navigation', exact: true }).click();
  const home = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Favourites' });
  await expect(home).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(home).toBeHidden();
  await expectAccessible(page);
});
