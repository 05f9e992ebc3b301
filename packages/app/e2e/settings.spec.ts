import type { Page } from '@playwright/test';
import { findOverlapped } from './harness/geometry.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { waitForApp, searchOptions, openSearch } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

const widths = [390, 600, 768, 960, 1280, 1366, 1440, 1920];

const button = (page: Page) => page.getByRole('button', { name: 'Settings', exact: true });

/** Scroll positions: the start, the middle and the end of a page. */
const places = [0, 0.5, 1];

/** The parts of the page that the settings button covers, at every width and scroll position. */
async function covered(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const share of places) {
      await page.evaluate((part) => {
        scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part);
      }, share);
      for (const one of await button(page).filter({ visible: true }).all()) {
        const under = await findOverlapped(one, page.locator('#root'));
        all.push(...under.map((words) => `${width} px: ${words}`));
      }
    }
  }
  return all;
}

for (const isSignedIn of [false, true]) {
  for (const path of ['/home', '/matches', '/about-us']) {
    const who = isSignedIn ? 'a member' : 'a visitor';
    test(`the settings button covers nothing of ${path}, ${who} (SHELL-24)`, async ({
      page,
      signIn,
    }) => {
      if (isSignedIn) await signIn();
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await waitForQuietNetwork(page);
      expect(await covered(page)).toEqual([]);
      // The last width is 1920 px, where the button is visible.
      await expect(button(page)).toBeVisible();
    });
  }
}

test('the bar of the browser follows the chosen scheme, and the device under auto (THEME-3, THEME-9)', async ({
  page,
}) => {
  await page.goto('/home');
  await waitForApp(page);
  const bar = page.locator('meta[name="theme-color"]');
  const [light, dark] = ['#f1f5f9', '#0f172a'];
  await expect(bar).toHaveAttribute('content', light);
  await button(page).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByText('Dark', { exact: true }).click();
  await expect(bar).toHaveAttribute('content', dark);
  await settings.getByText('Auto', { exact: true }).click();
  await expect(bar).toHaveAttribute('content', light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(bar).toHaveAttribute('content', dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(bar).toHaveAttribute('content', light);
});

test('the settings button does not cover the search results', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('hockey');
  await expect(searchOptions(page).first()).toBeVisible();
  const results = page.getByRole('listbox');
  for (const width of [960, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = button(page).filter({ visible: true });
    await expect(shown, `${width} px`).toHaveCount(1);
    expect(await findOverlapped(shown, results), `${width} px`).toEqual([]);
  }
});

test('the sign-in page has no settings button, unless the person chose a layout without a bar', async ({
  page,
}) => {
  await page.goto('/sign-in');
  await expect(page.locator('main h1')).toBeVisible();
  await waitForQuietNetwork(page);
  await expect(button(page)).toHaveCount(0);
  await page.addInitScript(() => {
    localStorage.setItem('touchline.appearance', JSON.stringify({ layout: 'empty' }));
  });
  await page.reload();
  await expect(button(page)).toBeVisible();
  expect(await covered(page)).toEqual([]);
});

test('a layout without a bar is left by the corner button, which covers nothing (SHELL-24)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('touchline.appearance', JSON.stringify({ layout: 'empty' }));
  });
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(button(page)).toBeVisible();
  expect(await covered(page)).toEqual([]);
  await button(page).click();
  await page.getByRole('radio', { name: 'Classy' }).locator('xpath=ancestor::label').click();
  await expect(page.locator('[data-layout="classy"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // The new layout has no button in the corner, so the focus moves to the other settings button.
  await expect(button(page)).toBeFocused();
});

test('the page keeps its colours while they are chosen (THEME-9)', async ({ page }) => {
  await page.goto('/home');
  await waitForApp(page);
  await button(page).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings).toBeVisible();
  const veil = await page.evaluate(() => {
    const [left, top] = [innerWidth / 3, innerHeight / 2];
    return document
      .elementsFromPoint(left, top)
      .filter((one) => getComputedStyle(one).position === 'fixed')
      .map((one) => getComputedStyle(one).backgroundColor);
  });
  expect(veil).toEqual(['rgba(0, 0, 0, 0)']);
  await page.mouse.click(400, 500);
  await expect(settings).toBeHidden();
  await expect(button(page)).toBeFocused();
});
