import type { Locator, Page } from '@playwright/test';
import { box, button } from './harness/adminRecord.ts';
import { boxOf } from './harness/geometry.ts';
import { expect, test } from './harness/test.ts';

/** The name of the focused element if nothing of its horizontal middle line is visible. */
async function hiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((share) => {
      const seen = document.elementFromPoint(left + width * share, top + height / 2);
      return (
        seen !== null &&
        (seen.contains(focused) ||
          focused.contains(seen) ||
          // The drawn box of a checkbox or a radio lies beside its input, in their label.
          seen.closest('label')?.contains(focused))
      );
    });
    return isSeen ? undefined : focused.outerHTML.slice(0, 120);
  });
}

/** Presses Tab and collects the elements that are hidden while they have the focus. */
async function walk(page: Page, stops: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await hiddenFocus(page);
    if (found) hidden.push(found);
  }
  return hidden;
}

/** How far below the notice with a text something begins, in px. */
async function gapBelow(page: Page, text: string, below: Locator): Promise<number> {
  const notice = page.getByRole('alertdialog').filter({ hasText: text });
  const { bottom } = await boxOf(notice);
  const { top } = await boxOf(below);
  return top - bottom;
}

for (const [device, width] of [
  ['phone', 390],
  ['desk', 1440],
] as const) {
  test(`on a ${device} the bar of a list covers no row with the focus (ADMIN-24)`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn('admin');
    await page.goto('/admin/teams');
    await page.locator('tbody').getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 selected')).toBeVisible();
    expect(await walk(page, 40)).toEqual([]);
  });

  test(`on a ${device} the bar of a form covers no field with the focus (ADMIN-60)`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn('school');
    await page.goto('/admin/teams/team-tr-football-u16-gokcecinar');
    const name = page.getByRole('main').getByRole('textbox', { name: /^Short name/ });
    await name.fill('Changed');
    await expect(page.getByText('1 change is not saved')).toBeVisible();
    expect(await walk(page, 50)).toEqual([]);
  });

  test(`on a ${device} a notice leaves the bar of a form, the score pad and the focus free (SHELL-26)`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn('admin');
    await page.goto('/admin/teams/team-tr-football-u16-gokcecinar');
    await box(page, /^Short name/).fill('Changed');
    const bar = page.getByRole('main').getByText('1 change is not saved');
    await button(page, 'Archive').press('Enter');
    await expect(page.getByText('State: Archived.')).toBeVisible();
    await box(page, /^Short name/).focus();
    // The notice slides in.
    await expect.poll(() => gapBelow(page, 'State: Archived.', bar)).toBeGreaterThanOrEqual(0);
    expect(await walk(page, 15)).toEqual([]);
    await expect(page.getByText('State: Archived.')).toBeVisible();

    await page.goto('/admin/matches/tr-football-u16-r10-2/score');
    const pad = page.getByRole('group', { name: 'Enter the score' });
    await expect(pad).toBeVisible();
    await button(page, 'Pause').press('Enter');
    const pausing = page.getByRole('group', { name: 'Pause' });
    await pausing.getByRole('button', { name: /Reason$/ }).press('Enter');
    await page.getByRole('option', { name: 'weather' }).press('Enter');
    await pausing.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('State: Paused.')).toBeVisible();
    await expect.poll(() => gapBelow(page, 'State: Paused.', pad)).toBeGreaterThanOrEqual(0);
  });
}
