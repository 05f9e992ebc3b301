import { expectNoOverflow } from './harness/geometry.ts';
import { memberPages, visitorPages } from './harness/pages.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { waitForApp } from './harness/steps.ts';
import { expect, expectAccessible, test } from './harness/test.ts';

const visits = [
  ...visitorPages.map((address) => ['visitor', address] as const),
  ...memberPages.map((address) => ['user', address] as const),
];

/** Each visit has another language and scheme than the one before. */
const looks = [
  { language: 'en', scheme: 'light' },
  { language: 'tr', scheme: 'dark' },
] as const;

const widths = [320, 390, 768, 1440];

for (const [role, address] of visits) {
  test(`${address} fits every window, light and dark, in both languages, ${role} (A11Y-1, A11Y-6)`, async ({
    page,
    signIn,
  }) => {
    if (role === 'user') await signIn();
    for (const { language, scheme } of looks) {
      await page.addInitScript(
        (stored) => {
          localStorage.setItem('touchline.language', JSON.stringify(stored.language));
          const appearance = { layout: 'classy', theme: 'default', scheme: stored.scheme };
          localStorage.setItem('touchline.appearance', JSON.stringify(appearance));
        },
        { language, scheme },
      );
      await page.setViewportSize({ width: widths[0] ?? 320, height: 900 });
      await page.goto(address);
      await waitForApp(page);
      await waitForQuietNetwork(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoOverflow(page, `${width} px, ${language}`);
      }
      await expectAccessible(page);
    }
  });
}
