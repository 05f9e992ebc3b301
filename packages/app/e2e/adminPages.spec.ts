import { cutTextsIn, expectNoOverflow } from './harness/geometry.ts';
import { adminPages, inParts, schoolPages } from './harness/pages.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { expect, expectAccessible, test } from './harness/test.ts';
import { visitInEachLanguage } from './harness/visits.ts';

const visits = [
  ...inParts(adminPages, 5).map((some) => ['admin', some] as const),
  ...inParts(schoolPages, 5).map((some) => ['school', some] as const),
];

/** How a page is opened: in Turkish, which is longer, in the narrow window. */
const appearances = {
  tr: { width: 320, scheme: 'dark' },
  en: { width: 1920, scheme: 'light' },
} as const;

/** The widths; a school administrator's pages differ in what they offer alone, and are not resized. */
const widths = {
  admin: { tr: [320], en: [1920, 320] },
  school: { tr: [320], en: [1920] },
} as const;

for (const [role, addresses] of visits) {
  test(`${addresses.length} pages from ${addresses[0]} on fit a narrow and a wide window, light and dark, in both languages, ${role} (A11Y-1, A11Y-6)`, async ({
    page,
    signIn,
  }) => {
    await signIn(role);
    await visitInEachLanguage(
      page,
      addresses,
      appearances,
      async ({ address, index, language }) => {
        // The stories of each page are looked at in both languages and schemes.
        const isLookedAt = (index % 2 === 0) === (language === 'tr');
        for (const width of widths[role][language]) {
          await page.setViewportSize({ width, height: 900 });
          await waitForQuietNetwork(page);
          const place = `${address}, ${width} px, ${language}`;
          await expectNoOverflow(page, place);
          expect(await cutTextsIn(page), place).toEqual([]);
          if (isLookedAt && width === appearances[language].width) await expectAccessible(page);
        }
      },
    );
  });
}
