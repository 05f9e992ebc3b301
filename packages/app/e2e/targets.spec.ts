import type { Locator } from '@playwright/test';
import { waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

/** The smaller side of what a finger has to meet, in px. */
async function smallerSide(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return Math.min(box?.width ?? 0, box?.height ?? 0);
}

test('on a phone the main action and the buttons of the bar are large enough for a finger (A11Y-14)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sign-in');
  const send = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  await expect(send).toBeVisible();
  expect(await smallerSide(send)).toBeGreaterThanOrEqual(44);
  await page.goto('/home');
  await waitForApp(page);
  const buttons = await page.getByRole('banner').getByRole('button').all();
  expect(buttons.length).toBeGreaterThan(2);
  for (const button of buttons) {
    if (!(await button.isVisible())) continue;
    expect(await smallerSide(button), String(await button.textContent())).toBeGreaterThanOrEqual(
      40,
    );
  }
});

test('the score board is one line, and two on a phone (MATCH-40)', async ({ page, backEnd }) => {
  const { live } = (await (await fetch(`${backEnd.url}/api/matches/overview`)).json()) as {
    live: { id: string; teams: { name: string }[] }[];
  };
  const [match] = live;
  const board = page.locator('[data-board]');
  const places = async () => {
    const names = (match?.teams ?? []).map(({ name }) => board.getByText(name).first());
    const boxes = await Promise.all(names.map((name) => name.boundingBox()));
    return boxes.map((box) => ({ x: box?.x ?? 0, y: box?.y ?? 0, height: box?.height ?? 0 }));
  };
  await page.goto(`/matches/${match?.id}`);
  await expect(board).toBeVisible();
  const [home, away] = await places();
  expect(home?.x).toBeLessThan(away?.x ?? 0);
  expect(Math.abs((home?.y ?? 0) - (away?.y ?? 0))).toBeLessThan(home?.height ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => {
      const [first, second] = await places();
      return (second?.y ?? 0) - (first?.y ?? 0) >= (first?.height ?? Infinity);
    })
    .toBe(true);
});

test('the form to write to the support is at most two presses away (SUPPORT-9)', async ({
  page,
}) => {
  const sheet = page.getByRole('dialog');
  await page.goto('/matches');
  await waitForApp(page);
  await page.getByRole('button', { name: 'Help and contact' }).click();
  await expect(sheet.getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Help and contact' }).click();
  await expect(sheet.getByRole('textbox').first()).toBeVisible();
});
