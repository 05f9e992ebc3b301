import type { Locator } from '@playwright/test';
import { openPanel } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

/**
 * The colour of an element and of its background: the nearest opaque one, else that of the page.
 */
async function coloursOf(dot: Locator) {
  return dot.evaluate((element) => {
    const colourOf = (one: Element) => getComputedStyle(one).backgroundColor;
    // Transparent colours; `rgb(0, 0, 0)` also ends with `, 0)`.
    const isClear = (one: Element) => /^rgba.*, 0\)$/.test(colourOf(one));
    const page = document.createElement('div');
    page.style.background = 'Canvas';
    document.body.append(page);
    let around = element.parentElement;
    while (around && isClear(around)) around = around.parentElement;
    const colours = { dot: colourOf(element), around: colourOf(around ?? page) };
    if (isClear(element)) colours.dot = colours.around;
    page.remove();
    return colours;
  });
}

for (const path of ['/home', '/messages']) {
  test(`in forced colours the dots of the thin layout are visible at ${path} (A11Y-10)`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${path}?layout=thin`);
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    const badge = navigation.getByText(/unread message/).locator('..');
    await expect(badge).toBeAttached();
    const unread = await coloursOf(badge);
    expect(unread.dot).not.toBe(unread.around);
    const user = page.getByRole('banner').getByRole('button', { name: /Deniz/ });
    const presence = await coloursOf(user.locator('[data-presence] > span').nth(1));
    expect(presence.dot).not.toBe(presence.around);
  });
}

test('in forced colours the dot of an unread message is visible in its panel', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/home');
  const panel = await openPanel(page, 'Messages');
  const mark = panel.getByRole('button', { name: 'Mark as read' }).first();
  const { dot, around } = await coloursOf(mark.locator('span:empty'));
  expect(dot).not.toBe(around);
});
