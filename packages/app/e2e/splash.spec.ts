import type { Locator, Page } from '@playwright/test';
import { storeLayout } from './harness/appearance.ts';
import { delayChunk } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ isFirstVisit: true });

/** The splash screen, its logo and its dots. */
function splashOf(page: Page): { splash: Locator; logo: Locator; dots: Locator } {
  const splash = page.locator('body > [data-scheme="dark"]');
  return { splash, logo: splash.locator('svg'), dots: splash.locator('span[aria-hidden] > span') };
}

interface Leaving {
  /** The duration of the fade in ms. */
  duration: unknown;
  pointerEvents: string;
  layout: string | undefined;
}

/** Records the state of the page when the splash screen begins to fade. Call before the visit. */
async function watchLeaving(page: Page): Promise<() => Promise<Leaving[]>> {
  await page.addInitScript(() => {
    const leaving: Leaving[] = [];
    Object.assign(globalThis, { leaving });
    document.addEventListener('transitionrun', ({ target }) => {
      if (!(target instanceof Element) || !target.matches('body > [data-scheme="dark"]')) return;
      const { pointerEvents } = getComputedStyle(target);
      const duration = target.getAnimations()[0]?.effect?.getTiming().duration;
      const { layout } = document.querySelector<HTMLElement>('[data-layout]')?.dataset ?? {};
      leaving.push({ duration, pointerEvents, layout });
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { leaving: Leaving[] }).leaving);
}

for (const [width, height] of [
  [390, 844],
  [1440, 940],
] as const) {
  test(`the splash screen covers the page until the layout is loaded, ${width} px (START-1)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await storeLayout(page, 'compact');
    const releaseCode = await delayChunk(page, 'allLayouts');
    const leaving = await watchLeaving(page);
    await page.goto('/home');
    const { splash, logo, dots } = splashOf(page);
    await expect(splash).toHaveCSS('background-color', 'rgb(17, 24, 39)');
    expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    const sign = await logo.boundingBox();
    expect(sign?.width).toBe(120);
    expect((sign?.x ?? 0) + (sign?.width ?? 0) / 2).toBe(width / 2);
    await expect(dots).toHaveCount(3);
    for (const dot of await dots.all()) {
      await expect(dot).toHaveCSS('inline-size', '12px');
      await expect(dot).toHaveCSS('background-color', 'rgb(30, 150, 247)');
      await expect(dot).toHaveCSS('animation-duration', '1s');
    }
    await expect(splash.getByRole('status')).toHaveText('Loading');
    await expect(page.locator('[data-layout]')).toHaveCount(0);
    await releaseCode();
    await expect(page.locator('[data-layout]')).toBeVisible();
    await expect(splash).toHaveCount(0);
    expect(await leaving()).toEqual([{ duration: 400, pointerEvents: 'none', layout: 'compact' }]);
  });
}

test('a press goes through the fading splash screen', async ({ page }) => {
  await storeLayout(page, 'compact');
  // Long enough for a press.
  await page.addInitScript(() => {
    document.addEventListener('transitionrun', ({ target }) => {
      if (!(target instanceof Element) || !target.matches('body > [data-scheme="dark"]')) return;
      for (const fade of target.getAnimations()) fade.pause();
    });
  });
  await page.goto('/home');
  const { splash } = splashOf(page);
  await expect(splash).toHaveAttribute('aria-hidden', 'true');
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/about-us/);
  await expect(splash).toHaveCount(1);
});

test('with reduced motion the splash screen does not move and is hidden at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await storeLayout(page, 'compact');
  const releaseCode = await delayChunk(page, 'allLayouts');
  const leaving = await watchLeaving(page);
  await page.goto('/home');
  const { splash, dots } = splashOf(page);
  await expect(dots.first()).toHaveCSS('animation-name', 'none');
  expect((await dots.first().boundingBox())?.width).toBe(12);
  await releaseCode();
  await expect(page.locator('[data-layout]')).toBeVisible();
  await expect(splash).toHaveCount(0);
  expect(await leaving()).toEqual([]);
});

test('the splash screen is in the language of the person', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('touchline.language', '"tr"'));
  const releaseCode = await delayChunk(page);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  const { splash } = splashOf(page);
  await expect(splash.getByRole('status')).toHaveText('Yükleniyor');
  await releaseCode();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giriş yap');
  await expect(splash).toHaveCount(0);
});

test('in classy the static shell is shown from the start (LAYOUT-2)', async ({ page }) => {
  const releaseCode = await delayChunk(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator('[data-layout="classy"]')).toBeVisible();
  await expect(splashOf(page).splash).toHaveCount(0);
  await releaseCode();
  await expect(page.getByRole('region', { name: 'Live now' })).toBeVisible();
});
