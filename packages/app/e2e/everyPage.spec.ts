import { expectNoOverflow } from './harness/geometry.ts';
import { forbiddenPages, lockedPages, memberPages, visitorPages } from './harness/pages.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { waitForApp } from './harness/steps.ts';
import { expect, expectAccessible, test } from './harness/test.ts';

test.use({ isReturning: true });

/** Without `/sign-out`, which ends the session and leaves for the sign-in page by itself. */
const visits = [
  ...visitorPages.map((address) => ['visitor', address] as const),
  ...[...memberPages, ...lockedPages].map((address) => ['user', address] as const),
  ...forbiddenPages.map((address) => ['school', address] as const),
];

/**
 * A page is loaded once in each language, and made wider then. The scheme of the device changes on the
 * way.
 */
const windows = [
  [320, 'light'],
  [390, 'light'],
  [768, 'dark'],
  [1440, 'dark'],
] as const;

/**
 * Where axe looks in each language: on a phone and on a desktop, in the light and in the dark. Looking
 * everywhere was a third of the work of these tests, and the stories of the pages are looked at too.
 */
const widthOfAxe = { en: 390, tr: 1440 } as const;

for (const [role, address] of visits) {
  test(`${address} fits every window, light and dark, in both languages, ${role} (A11Y-1, A11Y-6)`, async ({
    page,
    signIn,
  }) => {
    if (role !== 'visitor') await signIn(role);
    for (const language of ['en', 'tr'] as const) {
      await page.addInitScript((stored) => {
        localStorage.setItem('touchline.language', JSON.stringify(stored));
        const appearance = { layout: 'classy', theme: 'default', scheme: 'auto' };
        localStorage.setItem('touchline.appearance', JSON.stringify(appearance));
      }, language);
      const [[width, colorScheme]] = windows;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      // What is loaded while it is locked has no shell.
      if (lockedPages.some((locked) => locked === address))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      else await waitForApp(page);
      await waitForQuietNetwork(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'auto');
      for (const [width, scheme] of windows) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoOverflow(page, `${width} px, ${language}`);
        if (width === widthOfAxe[language]) await expectAccessible(page);
      }
    }
  });
}
