import { overflowOf } from './harness/geometry.ts';
import { adminPages, schoolPages } from './harness/pages.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { waitForApp } from './harness/steps.ts';
import { expect, expectAccessible, test } from './harness/test.ts';

const walks = [
  ...adminPages.map((address) => ['admin', address] as const),
  ...schoolPages.map((address) => ['school', address] as const),
];

/** The widths and languages; a school administrator's pages differ in what they offer alone. */
const windows = {
  admin: [
    [320, 'tr'],
    [320, 'en'],
    [1920, 'tr'],
  ],
  school: [[320, 'tr']],
} as const;

for (const [role, address] of walks) {
  test(`${address} fits a narrow and a wide window in both languages, ${role} (A11Y-1, A11Y-6)`, async ({
    page,
    signIn,
  }) => {
    await signIn(role);
    for (const [width, language] of windows[role]) {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((value) => {
        localStorage.setItem('touchline.language', JSON.stringify(value));
      }, language);
      await page.goto(address);
      await waitForApp(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await waitForQuietNetwork(page);
      expect(await overflowOf(page), `${width} px, ${language}`).toBe(0);
      await expectAccessible(page);
    }
  });
}
