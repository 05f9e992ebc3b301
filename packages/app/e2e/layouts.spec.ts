import { storeLayout, recordLayouts } from './harness/appearance.ts';
import { readLayoutShift, observeLayoutShift } from './harness/layoutShift.ts';
import { delayChunk, fillInSignIn } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

const wide = { width: 1440, height: 940 };
const narrow = { width: 390, height: 844 };

test('a signed-in person is redirected from the sign-in page before it is rendered (AUTH-1)', async ({
  page,
  signIn,
}) => {
  await signIn();
  await storeLayout(page, 'thin');
  const layouts = await recordLayouts(page);
  await observeLayoutShift(page);
  await page.goto('/sign-in?redirectURL=%2Fhome%3Ffrom%3Dmail');
  await expect(page).toHaveURL(/\/home\?from=mail$/);
  expect(await readLayoutShift(page)).toBe(0);
  expect(await layouts()).toEqual(['thin']);
});

test.describe(() => {
  // A browser that has been here before has the code.
  test.use({ isFirstVisit: true });

  test('the app is usable when the code of its layout fails to load, and logs it', async ({
    page,
    problems,
  }) => {
    problems.allow(/ERR_FAILED|The layout dense could not be loaded/);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.route(/\/assets\/allLayouts-.*\.js$/, (route) => route.abort());
    await storeLayout(page, 'dense');
    await page.goto('/home');
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'classy');
    await expect(page.getByText('Loading')).toHaveCount(0);
    await page.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(/about-us/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(said).toContain('The layout dense could not be loaded');
  });

  test('the layout stays until the one that is chosen in the settings is there', async ({
    page,
  }) => {
    const releaseCode = await delayChunk(page, 'allLayouts');
    const layouts = await recordLayouts(page);
    await page.goto('/home');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: 'Enterprise' }) })
      .click();
    await expect(page.getByRole('radio', { name: 'Enterprise' })).toBeChecked();
    expect(await layouts()).toEqual(['classy']);
    await releaseCode();
    await expect(page.locator('[data-layout="enterprise"]')).toBeVisible();
    expect(await layouts()).toEqual(['classy', 'enterprise']);
  });
});

test('the layout of a route overrides the parameter, which applies on the next page (LAYOUT-28)', async ({
  page,
}) => {
  const layouts = await recordLayouts(page);
  await page.goto('/sign-in?layout=thin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await fillInSignIn(page, 'user@touchline.example', 'touchline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School sports, live');
  await expect(page.locator('[data-layout="thin"]')).toBeVisible();
  expect(await layouts()).toEqual(['empty', 'thin']);
});

for (const layout of ['classy', 'enterprise', 'empty']) {
  test(`the shell is not printed, ${layout} (LAYOUT-22)`, async ({ page, signIn }) => {
    await page.setViewportSize(wide);
    await signIn();
    await storeLayout(page, layout);
    await page.goto('/home');
    await expect(page.getByRole('article').first()).toBeVisible();
    const settings = page.getByRole('button', { name: 'Settings', exact: true });
    await expect(settings).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(settings).toBeHidden();
  });
}

test('a dense navigation expands under the pointer, over the page (NAV-44)', async ({ page }) => {
  await page.setViewportSize(wide);
  await storeLayout(page, 'dense');
  await page.goto('/home');
  const panel = page.getByRole('navigation', { name: 'Main navigation' }).locator('> div').first();
  const widthOf = async () => (await panel.boundingBox())?.width;
  await expect.poll(widthOf).toBe(80);
  const startOfPage = async () => (await page.getByRole('main').boundingBox())?.x;
  expect(await startOfPage()).toBe(80);
  await page.mouse.move(40, 300);
  await expect.poll(widthOf).toBe(280);
  expect(await startOfPage()).toBe(80);
  await page.mouse.move(800, 300);
  await expect.poll(widthOf).toBe(80);
});

test('a pinned dense navigation stays expanded in other windows and visits (NAV-42, NAV-43)', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await storeLayout(page, 'dense');
  await page.goto('/home');
  const host = page.locator('[data-mode="side"]');
  await expect(host).toHaveAttribute('data-appearance', 'dense');
  await page.getByRole('button', { name: 'Show the names in the navigation' }).click();
  await expect(host).toHaveAttribute('data-appearance', 'default');
  await page.setViewportSize(narrow);
  await expect(page.locator('[data-mode="over"]')).toHaveCount(1);
  await page.setViewportSize(wide);
  await expect(host).toHaveAttribute('data-appearance', 'default');
  await page.reload();
  await expect(host).toHaveAttribute('data-appearance', 'default');
  await page.getByRole('button', { name: 'Show only the icons in the navigation' }).click();
  await expect(host).toHaveAttribute('data-appearance', 'dense');
});
