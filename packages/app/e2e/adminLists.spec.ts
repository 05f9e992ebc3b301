import { pressByKeyboard, rowOf, selectByKeyboard } from './harness/adminList.ts';
import { callElsewhere } from './harness/callElsewhere.ts';
import { expectNoOverflow } from './harness/geometry.ts';
import { saveFile } from './harness/steps.ts';
import { expect, expectAccessible, test, withStatus } from './harness/test.ts';

test('a school administrator gets through a day of the own school', async ({
  page,
  problems,
  signIn,
  backEnd,
}) => {
  await signIn('school');
  await page.goto('/admin/overview');

  await test.step('what waits leads to the list that shows it (ADMIN-29)', async () => {
    const card = page.getByRole('link', { name: 'Matches without a score' });
    await expect(page.getByRole('figure', { name: 'Consent to show the name' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Advertisements that/ })).toHaveCount(0);
    await expectAccessible(page);
    await card.click();
    await expect(page).toHaveURL(/\/admin\/matches\?missing=score$/);
    await expect(page.getByText('1 record', { exact: true })).toBeVisible();
    await expect(rowOf(page, /Rüzgârtepe/)).toContainText('Without a score');
  });

  await test.step('the filter is taken away, and another one put on (ADMIN-20)', async () => {
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(page).toHaveURL(/\/admin\/matches$/);
    await page
      .getByRole('button', { name: /^Any Seen by|Seen by/ })
      .first()
      .click();
    await page.getByRole('option', { name: 'Draft' }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/admin\/matches\?visibility=draft$/);
    await expect(page.getByText('2 records', { exact: true })).toBeVisible();
  });

  await test.step('two are shown to the school by keyboard alone; one is refused, with its reason (ADMIN-25)', async () => {
    await selectByKeyboard(page, /rakip bekleniyor/);
    await selectByKeyboard(page, /hazırlık/);
    await expectAccessible(page);
    // A match without an opponent is not published (MATCH-36).
    await expect(page.getByRole('button', { name: 'Publish (1)' })).toBeVisible();
    const path = 'matches/match-draft-open';
    const { version } = await callElsewhere<{ version: number }>(backEnd, 'GET', path);
    await callElsewhere(backEnd, 'PATCH', path, { version, match: { round: '3. hafta' } });
    await pressByKeyboard(page, 'Only for the school (2)');
    await expect(page.getByText('1 record changed. 1 record stayed as it was.')).toBeVisible();
    await expect(page.getByText(/Somebody else has changed this record/)).toBeVisible();
    await expect(page.getByText('1 record', { exact: true })).toBeVisible();
  });

  await test.step('what is removed comes back (ADMIN-26), as the server has it', async () => {
    await expect(page.getByText('1 selected')).toBeVisible();
    await pressByKeyboard(page, 'Delete (1)');
    await expect(page.getByText('No record fits this search and these filters.')).toBeVisible();
    await expect(page.getByText('1 record deleted.')).toBeVisible();
    // The newest notice is the first.
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(rowOf(page, /rakip bekleniyor/)).toBeVisible();
    await page.reload();
    await expect(rowOf(page, /rakip bekleniyor/)).toBeVisible();
  });

  await test.step('the list is saved as it is filtered (ADMIN-27)', async () => {
    const { text } = await saveFile(page, 'CSV file');
    expect(text).toContain('rakip bekleniyor');
    expect(text.trim().split('\r\n')).toHaveLength(2);
    const { text: entries } = await saveFile(page, 'Calendar file');
    expect(entries.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  await test.step('an address of another school is refused by the server (ADMIN-22)', async () => {
    const refused = page.waitForResponse((answer) => answer.url().includes('schoolId='));
    await problems.during(withStatus(403), async () => {
      await page.goto('/admin/teams?school=school-iskelebasi');
      expect((await refused).status()).toBe(403);
      await expect(page.getByText('This belongs to another school')).toBeVisible();
    });
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
});

test('an administrator pages through many records, and two windows agree', async ({
  page,
  context,
  signIn,
  backEnd,
}) => {
  await signIn('admin');
  await page.goto('/admin/matches?sort=title');

  await test.step('Back leads through pages, and one page of rows is drawn (ADMIN-20)', async () => {
    await expect(page.getByRole('row')).toHaveCount(26);
    const first = await page.getByRole('rowheader').first().textContent();
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/sort=title&page=2$/);
    await expect(page.getByRole('rowheader').first()).not.toHaveText(first ?? '');
    await page.goBack();
    await expect(page).toHaveURL(/sort=title$/);
    await expect(page.getByRole('rowheader').first()).toHaveText(first ?? '');
  });

  await test.step('from past the end there is a way to the last page (ADMIN-20)', async () => {
    const { total } = await callElsewhere<{ total: number }>(backEnd, 'GET', 'matches?pageSize=1');
    const last = Math.ceil(total / 25);
    await page.goto(`/admin/matches?sort=title&page=${last + 7}`);
    await expect(page.getByText('This page is past the end')).toBeVisible();
    await page.getByRole('button', { name: 'To the last page' }).click();
    await expect(page).toHaveURL(new RegExp(`sort=title&page=${last}$`));
    // The head of the table is a row too.
    await expect(page.getByRole('row')).toHaveCount(total - (last - 1) * 25 + 1);
  });

  await test.step('another window hears of a change, and keeps what is selected and typed (ADMIN-28)', async () => {
    await page.goto('/admin/teams?status=active&search=gokcecinar');
    await selectByKeyboard(page, /mavi ev/);
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.getByRole('searchbox').fill('gokce');
    const other = await context.newPage();
    await other.goto('/admin/teams?status=active&search=gokcecinar');
    await selectByKeyboard(other, /mavi ev/);
    await pressByKeyboard(other, 'Archive (1)');
    await expect(other.getByText('1 record changed.')).toBeVisible();
    await expect(page.getByText('Changed elsewhere; you see how it is now.')).toBeVisible();
    await expect(page.getByText('1 selected')).toBeVisible();
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(other.getByText('1 record is as it was before.')).toBeVisible();
    await other.close();
  });

  await test.step('on a phone the rows are cards and nothing is wider than the window', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const area of ['athletes', 'advertisements', 'messages', 'schools']) {
      await page.goto(`/admin/${area}`);
      await expect(page.getByRole('rowheader').nth(1)).toBeVisible();
      await expect(page.getByText(/^\d+ records$/)).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
  });
});

test('a notice leaves the bar of the selected rows free (SHELL-26)', async ({ page, signIn }) => {
  await signIn('admin');
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/admin/teams?status=active');
    const boxes = page.getByRole('row').getByRole('checkbox');
    await expect(boxes.nth(5)).toBeVisible();
    await boxes.nth(1).press('Space');
    await pressByKeyboard(page, 'Archive (1)');
    const notice = page.getByRole('alertdialog').filter({ hasText: '1 record changed.' });
    await expect(notice).toBeVisible();
    await boxes.nth(2).press('Space');
    const bar = page.getByRole('region', { name: 'What to do with the selected records' });
    await expect(bar).toBeVisible();
    const gap = async () => {
      const [above, below] = [await notice.boundingBox(), await bar.boundingBox()];
      return above && below ? below.y - above.y - above.height : NaN;
    };
    // The notice slides in.
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 record is as it was before.')).toBeVisible();
  }
});

test('Back and Forward turn the pages of a list while a reason is typed, and leaving still asks (ADMIN-20, ADMIN-61, USER-13)', async ({
  page,
  signIn,
}) => {
  const current = (number: number) =>
    page.locator(`button[aria-label="Page ${number}"][aria-current="page"]`);
  const question = page.getByRole('dialog', { name: 'Postpone (1)' });
  const note = question.getByRole('textbox', { name: 'Note' });
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await signIn('admin');
  await page.goto('/admin/matches?status=scheduled');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(current(2)).toBeVisible();
  await page.getByRole('link', { name: 'What needs a hand' }).click();
  await expect(page).toHaveURL(/\/admin\/overview$/);
  await page.goBack();
  await page.getByRole('row').nth(1).getByRole('checkbox').press('Space');
  await pressByKeyboard(page, 'Postpone (1)');
  await note.fill('Snow');
  await page.evaluate(() => {
    const counted = globalThis as unknown as { pops: number };
    counted.pops = 0;
    addEventListener('popstate', () => (counted.pops += 1));
  });
  const pops = () => page.evaluate(() => (globalThis as unknown as { pops: number }).pops);

  await test.step('Back within the list comes unasked, and the question about its records stays', async () => {
    await page.goBack();
    await expect(current(1)).toBeVisible();
    await expect(page).toHaveURL(/matches\?status=scheduled$/);
    await expect(note).toHaveValue('Snow');
    await expect(leaving).toBeHidden();
    // The way back, its reversal by the guard, and the way back that the guard lets through.
    expect(await pops()).toBe(3);
  });

  await test.step('the guard stands again: another page is asked about, and a page of the list is not', async () => {
    await page.evaluate(() => history.go(2));
    await expect(leaving).toBeVisible();
    await page.goForward();
    await expect(current(2)).toBeVisible();
    await expect(page).toHaveURL(/status=scheduled&page=2$/);
    await expect(leaving).toBeHidden();
    await expect(note).toHaveValue('Snow');
    expect(await pops()).toBe(8);
  });

  await test.step('Leave goes the way that was asked about last', async () => {
    await page.goForward();
    await leaving.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/admin\/overview$/);
    await expect(page.getByRole('figure', { name: 'Consent to show the name' })).toBeVisible();
    expect(await pops()).toBe(11);
  });
});
