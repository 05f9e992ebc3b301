import { layoutNames } from '@touchline/layouts/layoutNames';
import { storeLayout, recordLayouts } from './harness/appearance.ts';
import { readLayoutShift, observeLayoutShift } from './harness/layoutShift.ts';
import { delayAnswers, delayChunk, fillInSignIn } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

const wide = { width: 1440, height: 940 };
const narrow = { width: 390, height: 844 };

/**
 * The fonts and the code are new to a visitor alone: one kind of first visit is enough for them. What a
 * visitor sees in a narrow window is part of what a user sees there.
 */
const visits = [
  { person: 'visitor', isFirstVisit: true, sizes: [wide] },
  { person: 'user', isFirstVisit: false, sizes: [wide, narrow] },
];

for (const { person, isFirstVisit, sizes } of visits)
  test.describe(() => {
    test.use({ isFirstVisit });

    for (const layout of layoutNames)
      test(`no layout shift for a ${person} who chose ${layout}`, async ({ page, signIn }) => {
        if (person === 'user') await signIn();
        await storeLayout(page, layout);
        const layouts = await recordLayouts(page);
        await observeLayoutShift(page);
        for (const size of sizes) {
          await page.setViewportSize(size);
          await page.goto('/home');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('School sports, live');
          expect(await readLayoutShift(page)).toBe(0);
          expect(await layouts()).toEqual([layout]);
        }
      });
  });

test.describe(() => {
  test.use({ isFirstVisit: true });

  test('no layout shift with a layout parameter, nor on the next visit', async ({ page }) => {
    await page.setViewportSize(wide);
    const layouts = await recordLayouts(page);
    await observeLayoutShift(page);
    await page.goto('/home?layout=thin');
    expect(await readLayoutShift(page)).toBe(0);
    expect(await layouts()).toEqual(['thin']);
    // The web font is cached now.
    await page.reload();
    expect(await readLayoutShift(page)).toBe(0);
    expect(await layouts()).toEqual(['thin']);
  });

  test('a page without bars is shown at once, and stays until the chosen layout is there', async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await storeLayout(page, 'dense');
    const releaseCode = await delayChunk(page, 'allLayouts');
    const layouts = await recordLayouts(page);
    await observeLayoutShift(page);
    await page.goto('/sign-in');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Sign in');
    await fillInSignIn(page, 'user@touchline.example', 'touchline');
    await expect(page).toHaveURL(/\/home$/);
    await expect(heading).toHaveText('Sign in');
    await releaseCode();
    await expect(heading).toHaveText('School sports, live');
    expect(await readLayoutShift(page)).toBe(0);
    expect(await layouts()).toEqual(['empty', 'dense']);
  });

  test('signing in leads to the chosen layout without a layout shift (LAYOUT-4)', async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await storeLayout(page, 'material');
    const layouts = await recordLayouts(page);
    await observeLayoutShift(page);
    const releaseAnswer = await delayAnswers(page, '**/auth/sign-in');
    await page.goto('/sign-in');
    await fillInSignIn(page, 'user@touchline.example', 'touchline');
    // Layout shifts within half a second of a press do not count.
    const pressed = await page.evaluate(() => performance.now());
    await page.waitForFunction((time) => performance.now() - time > 600, pressed);
    releaseAnswer();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('School sports, live');
    expect(await readLayoutShift(page)).toBe(0);
    expect(await layouts()).toEqual(['empty', 'material']);
  });
});
