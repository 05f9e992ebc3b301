import { delayChunk, navigationLink, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ isFirstVisit: true });

test('a press before the code is loaded is not lost', async ({ page }) => {
  const releaseCode = await delayChunk(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search matches' }).click();
  await releaseCode();
  await expect(page.getByPlaceholder('Team, school or title')).toBeFocused();
});

test('on a phone the button of the navigation says that it is closed, and a press on it counts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const releaseCode = await delayChunk(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const toggle = page.getByRole('button', { name: 'Navigation', exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await releaseCode();
  await expect(page.getByRole('dialog', { name: 'Main navigation' })).toBeVisible();
});

test('the focus stays when the app replaces the static shell', async ({ page }) => {
  const releaseCode = await delayChunk(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const search = page.getByRole('button', { name: 'Search matches' });
  await search.focus();
  await releaseCode();
  await waitForApp(page);
  await expect(search).toBeFocused();
});

test('the focus is at no moment lost when the app replaces the static shell', async ({ page }) => {
  const releaseCode = await delayChunk(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search matches' }).focus();
  await page.evaluate(() => {
    const root = document.getElementById('root');
    if (!root) throw new Error('The page has no root');
    // Runs when the app has replaced the static shell, before any key event.
    new MutationObserver(() => {
      if (document.activeElement === document.body) root.dataset['focusLost'] = '';
    }).observe(root, { childList: true });
  });
  await releaseCode();
  await waitForApp(page);
  await expect(page.locator('[data-focus-lost]')).toHaveCount(0);
});

test('the focus stays in the page when its chunk is loaded', async ({ page }) => {
  const releaseCode = await delayChunk(page, 'start');
  await page.goto('/home');
  await waitForApp(page);
  const signUp = page.getByRole('main').getByRole('link', { name: 'Sign up' });
  await signUp.focus();
  await releaseCode();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(signUp).toBeFocused();
});

test('a page has a title before its code is loaded (ROUTE-15)', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  const releaseCode = await delayChunk(page, 'AboutUs');
  await navigationLink(page, 'About Us').click();
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' }),
  ).toHaveCount(1);
  await expect(page).toHaveTitle('Touchline');
  await releaseCode();
  await expect(page).toHaveTitle('About Us · Touchline');
});

test('the chosen theme and scheme are there before anything of the page is (THEME-5)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const chosen = { layout: 'classy', theme: 'amber', scheme: 'dark' };
    localStorage.setItem('touchline.appearance', JSON.stringify(chosen));
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    // The observer reports before each script runs and whenever the parser pauses.
    new MutationObserver(() => {
      const { theme, scheme } = document.documentElement.dataset;
      if (document.querySelector('body')) seen.add(`${theme} ${scheme}`);
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  const seen = await page.evaluate(() => [
    ...(globalThis as unknown as { seen: Set<string> }).seen,
  ]);
  expect(seen).toEqual(['amber dark']);
  const bar = page.locator('meta[name="theme-color"]');
  await expect(bar).not.toHaveAttribute('content', '#f1f5f9');
});
