import type { Page } from '@playwright/test';
import { heading, waitForLayout } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

// The second test of each pair gets the page of the first.
test.describe.configure({ mode: 'serial' });

let before: Page | undefined;

/** What a test could find of the one before. */
function leftOvers(page: Page) {
  return page.evaluate(async () => ({
    stored: [localStorage.length, sessionStorage.length, document.cookie],
    databases: (await indexedDB.databases()).length,
    isMarked: 'isMarked' in globalThis,
    history: history.length,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isOnline: navigator.onLine,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName }))
      .state,
    hovered: document.querySelectorAll(':hover').length,
    root: document.documentElement.localName,
    // The stand-in of `Date` calls itself native.
    isTimeOfBrowser: String(setTimeout).includes('[native code]'),
  }));
}

const answered: string[] = [];

test('a test leaves things in the page', async ({ page, context, problems }) => {
  problems.tolerate(/net::ERR_INTERNET_DISCONNECTED/);
  await context.grantPermissions(['clipboard-read']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => Object.assign(globalThis, { isMarked: true }));
  await page.goto('/about-us');
  await page.goto('/privacy');
  await page.evaluate(() => {
    localStorage.setItem('left', 'yes');
    sessionStorage.setItem('left', 'yes');
    document.cookie = 'left=yes';
    indexedDB.open('left');
  });
  page.on('response', (answer) => answered.push(answer.url()));
  await page.route('**/favicon.svg', (route) => route.fulfill({ body: 'Left' }));
  await page.mouse.move(100, 300);
  const other = await context.newPage();
  await other.goto('/terms');
  // The code of the pages has come, so that its loss is no error.
  await expect(heading(page)).toBeVisible();
  await expect(heading(other)).toBeVisible();
  await context.setOffline(true);
  before = page;
  const { stored, isMarked, isDark, isOnline, clipboard, hovered } = await leftOvers(page);
  expect({ stored: stored[2], isMarked, isDark, isOnline, clipboard }).toEqual({
    stored: 'left=yes',
    isMarked: true,
    isDark: true,
    isOnline: false,
    clipboard: 'granted',
  });
  expect(hovered).toBeGreaterThan(0);
  expect(context.pages()).toHaveLength(2);
});

test('and the next one finds none of them', async ({ page, context }) => {
  expect(page).toBe(before);
  expect(context.pages()).toEqual([page]);
  answered.splice(0);
  await page.goto('/favicon.svg');
  expect(await leftOvers(page)).toEqual({
    stored: [0, 0, ''],
    databases: 0,
    isMarked: false,
    // A visit of the same address adds none to that of the picture.
    history: 1,
    isDark: false,
    isOnline: true,
    clipboard: 'prompt',
    hovered: 0,
    root: 'svg',
    isTimeOfBrowser: true,
  });
  expect(answered).toEqual([]);
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await waitForLayout(page);
  expect((await leftOvers(page)).hovered).toBe(0);
});

test('a test installs a clock', async ({ page }) => {
  await page.clock.install();
  await page.goto('/favicon.svg');
  expect((await leftOvers(page)).isTimeOfBrowser).toBe(false);
});

test('and the next one has the clock of the browser', async ({ page }) => {
  await page.goto('/favicon.svg');
  expect((await leftOvers(page)).isTimeOfBrowser).toBe(true);
});
