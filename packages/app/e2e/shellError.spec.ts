import type { Page } from '@playwright/test';
import { waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ isFirstVisit: true });

/**
 * From the next press on the shell cannot write its footer anew, as for another language; or it
 * can again. Before, it could be drawn for another reason: an answer tells that it is another day.
 */
function setShellBroken(page: Page, isBroken: boolean): Promise<void> {
  return page.evaluate((broken) => {
    const own = Date.prototype as Date & { wholeYear?: () => number };
    own.wholeYear ??= own.getFullYear;
    const { wholeYear } = own;
    own.getFullYear = wholeYear;
    if (!broken) return;
    const breakIt = () => {
      own.getFullYear = () => {
        throw new Error('Thrown into the shell by a test');
      };
    };
    addEventListener('click', breakIt, { capture: true, once: true });
  }, isBroken);
}

/** Chooses a language for which the shell cannot be written. */
async function chooseBrokenLanguage(page: Page, button: RegExp, language: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const option = page.getByRole('menuitemradio', { name: language });
  await expect(option).toBeVisible();
  await setShellBroken(page, true);
  await option.click();
}

test('where the shell itself breaks, a person reads so, tries again and loads the page anew (ERROR-15)', async ({
  page,
  problems,
}) => {
  problems.allow(/Thrown into the shell by a test/);
  await page.goto('/about-us');
  await waitForApp(page);
  const heading = page.getByRole('heading', { level: 1 });

  await chooseBrokenLanguage(page, /^Language/, 'Türkçe');
  await expect(heading).toHaveText('Touchline gösterilemedi');
  await expect(page.getByRole('alert')).toContainText('sayfayı yenileyin');
  await setShellBroken(page, false);
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(heading).toHaveText('Hakkımızda');

  await chooseBrokenLanguage(page, /^Dil/, 'English');
  await expect(heading).toHaveText('Touchline could not be shown');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await loaded;
  await expect(heading).toHaveText('About Us');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
