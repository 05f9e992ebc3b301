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

/**
 * A page is opened in the narrower one and made wider then. Turkish, which is longer, has the narrowest.
 * The scheme of the device changes on the way.
 */
const windows = {
  en: [
    [390, 'light'],
    [768, 'dark'],
  ],
  tr: [
    [320, 'light'],
    [1440, 'dark'],
  ],
} as const;

/**
 * Where axe looks: at one page in English on a phone, in the light, at the next in Turkish on a desktop, in the
 * dark. The stories of the pages are looked at in each language and scheme.
 */
const widthOfAxe = { en: 390, tr: 1440 } as const;

const appearances = {
  en: { width: windows.en[0][0], scheme: 'auto' },
  tr: { width: windows.tr[0][0], scheme: 'auto' },
} as const;

for (const [role, addresses] of visits) {
  test(`${addresses.length} pages from ${addresses[0]} on fit every window, light and dark, in both languages, ${role} (A11Y-1, A11Y-6)`, async ({
    page,
    signIn,
  }) => {
    if (role !== 'visitor') await signIn(role);
    await visitInEachLanguage(
      page,
      addresses,
      appearances,
      async ({ address, index, language }) => {
        const isLookedAt = (index % 2 === 0) === (language === 'en');
        for (const [width, scheme] of windows[language]) {
          await page.emulateMedia({ colorScheme: scheme });
          await page.setViewportSize({ width, height: 900 });
          await expectNoOverflow(page, `${address}, ${width} px, ${language}`);
          if (isLookedAt && width === widthOfAxe[language]) await expectAccessible(page);
        }
      },
    );
  });
}
