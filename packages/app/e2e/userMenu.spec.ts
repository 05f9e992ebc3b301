import { expect, expectAccessible, test } from './harness/test.ts';

for (const width of [320, 390]) {
  test(`at ${width} px the status opens in the user menu, by keyboard and by finger (USER-5)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    await signIn();
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/home?layout=modern');
    const button = page.getByRole('banner').getByRole('button', { name: /Deniz/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const status = page.getByRole('menuitem', { name: /^Status/ });
    await status.focus();
    await page.keyboard.press('Enter');
    await expect(status).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Online', 'Away', 'Busy', 'Invisible']) {
      await expect(page.getByRole('menuitemradio', { name })).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitemradio')).toHaveCount(0);
    await expect(status).toBeFocused();
    await status.click();
    await page.getByRole('menuitemradio', { name: 'Away' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect
      .poll(async () =>
        (await backEnd.control<{ method: string; url: string }[]>('GET', 'requests')).filter(
          (request) => request.method === 'PATCH' && request.url.includes('common/user'),
        ),
      )
      .toHaveLength(1);
  });
}
