import { expectNoOverflow } from './harness/geometry.ts';
import {
  forbiddenPages,
  inParts,
  lockedPages,
  memberPages,
  visitorPages,
} from './harness/pages.ts';
import { expectAccessible, test } from './harness/test.ts';
import { visitInEachLanguage } from './harness/visits.ts';

/** Without `/sign-out`, which ends the session and leaves for the sign-in page by itself. */
const visits = [
  ...inParts(visitorPages, 5).map((some) => ['visitor', some] as const),
  ...inParts(memberPages, 5).map((some) => ['user', some] as const),
  ['user', lockedPages],
  ['school', forbiddenPages],
] as const;

/** A page is opened in the narrowest and made wider then. The scheme of the device changes on the way. */
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

const appearance = { width: windows[0][0], scheme: 'auto' } as const;

for (const [role, addresses] of visits) {
  test(`${addresses.length} pages from ${addresses[0]} on fit every window, light and dark, in both languages, ${role} (A11Y-1, A11Y-6)`, async ({
    page,
    signIn,
  }) => {
    if (role !== 'visitor') await signIn(role);
    await visitInEachLanguage(
      page,
      addresses,
      { en: appearance, tr: appearance },
      async ({ address, language }) => {
        for (const [width, scheme] of windows) {
          await page.emulateMedia({ colorScheme: scheme });
          await page.setViewportSize({ width, height: 900 });
          await expectNoOverflow(page, `${address}, ${width} px, ${language}`);
          if (width === widthOfAxe[language]) await expectAccessible(page);
        }
      },
    );
  });
}
