import { expect, test } from '@playwright/test';
import { visit } from './visit.ts';

// The same settings as for the pictures of the development build.
test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC', locale: 'en-US' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Stories with a dark navigation in a light page, which show whether the build broke
 * `light-dark()`.
 */
const storiesWithNestedScheme = [
  'layouts-in-use-classy--home-at-xl',
  'layouts-in-use-futuristic--home-at-xl',
];

for (const id of storiesWithNestedScheme) {
  test(`${id} looks as in development`, async ({ page }) => {
    const query = `id=${id}&viewMode=story&globals=a11y.manual:!true`;
    const { errors } = await visit(
      page,
      `${process.env['PUBLISHED_STORYBOOK']}iframe.html?${query}`,
    );
    expect(errors).toEqual([]);
    await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
    await expect(page).toHaveScreenshot([id.replace('--', '-'), 'default-light-xl.png'], {
      threshold: 0.1,
      maxDiffPixels: 40,
    });
  });
}
