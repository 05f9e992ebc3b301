import type { Locator } from '@playwright/test';
import { openMessages } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

/** What is drawn, and what it is drawn on. */
async function coloursOf(dot: Locator) {
  return dot.evaluate((element) => {
    let around = element.parentElement;
    const clear = 'rgba(0, 0, 0, 0)';
    const colourOf = (one: Element) => getComputedStyle(one).backgroundColor;
    while (around && colourOf(around) === clear) around = around.parentElement;
    return { dot: colourOf(element), around: around ? colourOf(around) : '' };
  });
}

for (const path of ['/home', '/messages']) {
  test(`in forced colours the dots of the thin layout are seen at ${path}`, async ({
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

test('in forced colours the dot of an unread message is seen in its panel', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/home');
  const panel = await openMessages(page);
  const mark = panel.getByRole('button', { name: 'Mark as read' }).first();
  const { dot, around } = await coloursOf(mark.locator('span:empty'));
  expect(dot).not.toBe(around);
});
