import type { Page } from '@playwright/test';
import { waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ isFirstVisit: true });

/** From now on the shell cannot write its footer anew, as for another language; or it can again. */
function setShellBroken(page: Page, isBroken: boolean): Promise<void> {
  return page.evaluate((broken) => {
    const own = Date.prototype as Date & { wholeYear?: () => number };
    own.wholeYear ??= own.getFullYear;
    const { wholeYear } = own;
    own.getFullYear = broken
      ? () => {
          throw new Error('Thrown into the shell by a test');
        }
      : wholeYear;
  }, isBroken);
}

async function chooseLanguage(page: Page, button: RegExp, language: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
}

test('where the shell itself breaks, a person reads so, tries again and loads the page anew (ERROR-15)', async ({
  page,
  problems,
}) => {
  problems.allow(/Thrown into the shell by a test/);
  await page.goto('/about-us');
  await waitForApp(page);
  const heading = page.getByRole('heading', { level: 1 });

  await setShellBroken(page, true);
  await chooseLanguage(page, /^Language/, 'Türkçe');
  await expect(heading).toHaveText('Touchline gösterilemedi');
  await expect(page.getByRole('alert')).toContainText('sayfayı yenileyin');
  await setShellBroken(page, false);
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(heading).toHaveText('Hakkımızda');

  await setShellBroken(page, true);
  await chooseLanguage(page, /^Dil/, 'English');
  await expect(heading).toHaveText('Touchline could not be shown');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await loaded;
  await expect(heading).toHaveText('About Us');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
