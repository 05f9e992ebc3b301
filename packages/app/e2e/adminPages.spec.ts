import { adminPages } from './harness/adminPages.ts';
import { waitForApp } from './harness/steps.ts';
import { expect, expectAccessible, test } from './harness/test.ts';

for (const address of adminPages) {
  test(`${address} fits a narrow and a wide window in both languages (A11Y-1, A11Y-6)`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    for (const [width, language] of [
      [320, 'tr'],
      [320, 'en'],
      [1920, 'tr'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((value) => {
        localStorage.setItem('touchline.language', JSON.stringify(value));
      }, language);
      await page.goto(address);
      await waitForApp(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.waitForLoadState('networkidle');
      const wide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(wide, `${width} px, ${language}`).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });
}
