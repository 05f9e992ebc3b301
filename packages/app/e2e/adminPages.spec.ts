import { cutTextsIn, expectNoOverflow } from './harness/geometry.ts';
import { adminPages, schoolPages } from './harness/pages.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { waitForApp } from './harness/steps.ts';
import { expect, expectAccessible, test } from './harness/test.ts';

test.use({ isReturning: true });

const walks = [
  ...adminPages.map((address) => ['admin', address] as const),
  ...schoolPages.map((address) => ['school', address] as const),
];

/**
 * The widths, languages and schemes; a school administrator's pages differ in what they offer alone.
 * A page is loaded for each language, Turkish, which is longer, in the narrow window, and is made wider or
 * narrower then.
 */
const windows = {
  admin: [
    [320, 'tr', 'dark'],
    [1920, 'tr', 'dark'],
    [1920, 'en', 'light'],
    [320, 'en', 'light'],
  ],
  school: [
    [320, 'tr', 'dark'],
    [1920, 'en', 'light'],
  ],
} as const;

/** Where axe looks in each language: in the narrow window in the dark, in the wide one in the light. */
const widthOfAxe = { tr: 320, en: 1920 } as const;

for (const [role, address] of walks) {
  test(`${address} fits a narrow and a wide window, light and dark, in both languages, ${role} (A11Y-1, A11Y-6)`, async ({
    page,
    signIn,
  }) => {
    await signIn(role);
    let shown = '';
    for (const [width, language, scheme] of windows[role]) {
      await page.setViewportSize({ width, height: 900 });
      if (language !== shown) {
        await page.addInitScript(
          (stored) => {
            localStorage.setItem('touchline.language', JSON.stringify(stored.language));
            const appearance = { layout: 'classy', theme: 'default', scheme: stored.scheme };
            localStorage.setItem('touchline.appearance', JSON.stringify(appearance));
          },
          { language, scheme },
        );
        await page.goto(address);
        await waitForApp(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
        shown = language;
      }
      await waitForQuietNetwork(page);
      const place = `${width} px, ${language}`;
      await expectNoOverflow(page, place);
      expect(await cutTextsIn(page), place).toEqual([]);
      if (width === widthOfAxe[language]) await expectAccessible(page);
    }
  });
}
