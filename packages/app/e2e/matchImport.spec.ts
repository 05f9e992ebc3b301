import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { button } from './harness/adminRecord.ts';
import { windows1254 } from '../src/features/admin/testing/windows1254.ts';
import type { BackEnd } from './harness/backEnd.ts';
import { callElsewhere } from './harness/callElsewhere.ts';
import { expectNoOverflow } from './harness/geometry.ts';
import { expect, expectAccessible, test, withStatus } from './harness/test.ts';

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });

/** The number of matches whose title has this text. */
async function countOf(backEnd: BackEnd, title: string): Promise<number> {
  const path = `matches?search=${encodeURIComponent(title)}`;
  return (await callElsewhere<{ total: number }>(backEnd, 'GET', path)).total;
}

/** Chooses a file as a Turkish spreadsheet saves it: Windows-1254, semicolons, CRLF. */
async function choose(page: Page, rows: readonly string[]) {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose a file').press('Enter');
  const head = 'Başlık;Spor;Ev sahibi;Deplasman;Deplasmanın okulu;Tarih;Saat;Saha';
  const buffer = Buffer.from(windows1254([head, ...rows, ''].join('\n')));
  await (await chooser).setFiles({ name: 'maçlar.csv', mimeType: 'text/csv', buffer });
}

async function savedText(page: Page, name: string | RegExp): Promise<string> {
  const saved = page.waitForEvent('download');
  await button(page, name).press('Enter');
  return readFile(await (await saved).path(), 'utf8');
}

test('a school imports its matches from a Turkish spreadsheet (ADMIN-7, ADMIN-150 to ADMIN-155)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  test.slow();
  await signIn('school');
  const { id, version } = await callElsewhere<{ id: string; version: number }>(
    backEnd,
    'POST',
    'teams',
    {
      team: {
        name: 'Gökçeçınar Yıldızlar',
        shortName: 'Yıldızlar',
        schoolId: 'school-gokcecinar',
        sport: 'football',
        gender: 'girls',
        season: '2025/26',
      },
    },
  );
  await page.goto('/admin/matches');
  await page.getByRole('link', { name: 'Import matches' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/matches\/import$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import matches');
  await expectAccessible(page);
  const template = await savedText(page, 'Save a template');
  expect(template).toMatch(/^\uFEFFTitle,Sport,Home,/);

  await choose(page, [
    'Işık kupası, çeyrek final;Futbol;GÖKÇEÇINAR U16;iskelebası u16;;16.09.2026;14:30;Şirin Sahası',
    'Işık kupası, yarı final;Futbol;Gökçeçınar U16;Rüzgârtepe U16;;23.09.2026;;',
    'Işık kupası, final;Futbol;GOKCECINAR YILDIZLAR;Belli değil;;2026-09-30;;',
    'Işık kupası, ödül maçı;Futbool;Gökçeçınar U16;Konuk U16;;31.09.2026;;',
    'Başkalarının maçı;Futbol;İskelebaşı U16;Rüzgârtepe U16;;16.09.2026;10:00;',
    'Gökçeçınar – İskelebaşı;Futbol;Gökçeçınar U16;İskelebaşı U16;;18.04.2026;;',
  ]);
  await expect(
    page.getByText(/^3 rows are ready\. 2 rows have errors\. 1 row is left/),
  ).toBeVisible();
  await expect(row(page, /Başkalarının/)).toContainText('Neither team is of your own school');
  await expect(row(page, /^.*Gökçeçınar – İskelebaşı/)).toContainText('Looks the same');
  await expectAccessible(page);

  await test.step('a wrong row is corrected in place, and a reload keeps it (ADMIN-154)', async () => {
    await button(page, 'Edit row 5').press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Edit row 5' });
    const field = (name: string | RegExp) => sheet.getByRole('textbox', { name });
    await expect(field('Sport')).toBeFocused();
    await expectAccessible(page);
    await field('Sport').fill('futbol');
    await field('Away school').fill('Konuk Spor Kulübü');
    await field('Date').fill('6.10.2026');
    await field('Date').press('Enter');
    await expect(sheet).toBeHidden();
    await expect(row(page, /ödül maçı/)).toContainText('Konuk Spor Kulübü · guest');
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(row(page, /ödül maçı/)).toContainText('Konuk Spor Kulübü · guest');
    await expect(button(page, 'Import 4 matches')).toBeVisible();
  });

  await test.step('what is typed while the page goes is kept too (ADMIN-154)', async () => {
    await button(page, 'Edit row 2').press('Enter');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Ground' }).fill('Yeni Saha');
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(row(page, /çeyrek final/)).toContainText('Yeni Saha');
    // The server is asked for the same matches, which a team that is deleted meanwhile would refuse.
    await expect(button(page, 'Import 4 matches')).toBeVisible();
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
  });

  await test.step('it pauses after the match that is on its way, and goes on (ADMIN-152)', async () => {
    await callElsewhere(backEnd, 'DELETE', `teams/${id}?version=${version}`);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let sent = 0;
    await page.route('**/api/admin/matches', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent += 1;
      await held;
      return route.fallback();
    });
    await button(page, 'Import 4 matches').press('Enter');
    await expect(page.getByText('Matches are being created. 0 of 4')).toBeVisible();
    await button(page, 'Pause').press('Enter');
    release();
    await expect(page.getByText('Paused. 1 of 4')).toBeVisible();
    expect(sent).toBe(1);
    expect(await countOf(backEnd, 'Işık kupası')).toBe(1);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).press('Enter');
    await problems.during(withStatus(400), async () => {
      await button(page, 'Go on').press('Enter');
      await expect(page.getByText('3 matches were created. 1 row was refused.')).toBeVisible();
    });
    expect(sent).toBe(4);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('what was refused stands beside its cell and in the files (ADMIN-155)', async () => {
    await expect(row(page, /kupası, final/)).toContainText('There is no such team');
    await expectAccessible(page);
    const result = await savedText(page, 'Save the result');
    expect(result).toContain('/admin/matches/match-new-');
    const left = await savedText(page, /^Save the 3 rows/);
    expect(left.trim().split('\r\n')).toHaveLength(4);
    expect(left).toContain('Home: There is no such team');
    await page.getByRole('link', { name: 'Işık kupası, çeyrek final' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Işık kupası, çeyrek final');
  });
});

test('an administrator on a phone: an answer that is lost creates no match twice (ADMIN-152)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn('admin');
  await page.goto('/admin/matches/import');
  await choose(page, [
    'Kayıp yanıt, birinci;Futbol;İskelebaşı U16;Rüzgârtepe U16;;16.09.2026;14:30;',
    'Kayıp yanıt, ikinci;Futbol;İskelebaşı U16;Rüzgârtepe U16;;23.09.2026;14:30;',
  ]);
  await expect(button(page, 'Import 2 matches')).not.toHaveAttribute('aria-disabled');
  await expectNoOverflow(page);
  await expectAccessible(page);

  const answers: ('lost' | 'wait')[] = ['lost', 'wait'];
  await page.route('**/api/admin/matches', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const answer = answers.shift();
    if (answer === 'lost') {
      await route.fetch();
      return route.abort();
    }
    if (answer === 'wait') return route.fulfill({ status: 429, headers: { 'Retry-After': '7' } });
    return route.fallback();
  });
  await problems.during(/ERR_FAILED/, async () => {
    await button(page, 'Import 2 matches').press('Enter');
    await expect(page.getByText(/may have been created all the same/)).toBeVisible();
  });
  // A reload knows it too.
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText('No answer', { exact: true })).toBeVisible();
  await expect(button(page, 'Import 2 matches')).not.toHaveAttribute('aria-disabled');
  await problems.during(withStatus(429), async () => {
    await button(page, 'Import 2 matches').press('Enter');
    await expect(page.getByText(/Try again in 7 seconds/)).toBeVisible();
  });
  await expect(page.getByText('Paused. 1 of 2')).toBeVisible();
  await button(page, 'Go on').press('Enter');
  await expect(page.getByText('2 matches were created.').first()).toBeVisible();
  expect(await countOf(backEnd, 'Kayıp yanıt')).toBe(2);
  await expectAccessible(page);

  // All is done, so that leaving asks nothing.
  await page.getByRole('link', { name: 'To the list of matches' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/matches\?sort=updatedAt/);
});

for (const role of ['school', 'admin'] as const) {
  test(`from one wrong row to the next, an import that ends early, and another file, ${role} (ADMIN-152, ADMIN-154)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    await signIn(role);
    await page.goto('/admin/matches/import');
    const day = (month: string) =>
      `Yarıda kalan, ${month};Futbol;Gökçeçınar U16;İskelebaşı U16;;16.${month}.2026;14:30;`;
    await choose(page, [
      day('09').replace('Futbol', 'Futbool'),
      day('10'),
      day('11').replace('16.', '31.'),
    ]);

    await test.step('Next row with errors', async () => {
      await button(page, 'Edit row 2').press('Enter');
      const sheet = (row: number) => page.getByRole('dialog', { name: `Edit row ${row}` });
      await sheet(2).getByRole('textbox', { name: 'Sport' }).fill('Futbol');
      await sheet(2).getByRole('button', { name: 'Next row with errors: 4' }).press('Enter');
      await sheet(4).getByRole('textbox', { name: 'Date' }).fill('16.11.2026');
      // No other row has errors.
      await expect(sheet(4).getByRole('button', { name: /^Next row/ })).toHaveCount(0);
      await sheet(4).getByRole('button', { name: 'Done' }).press('Enter');
      await expect(sheet(4)).toBeHidden();
      await expect(button(page, 'Import 3 matches')).not.toHaveAttribute('aria-disabled');
    });

    await test.step('End here', async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/admin/matches', async (route) => {
        if (route.request().method() === 'POST') await held;
        return route.fallback();
      });
      await button(page, 'Import 3 matches').press('Enter');
      await button(page, 'Pause').press('Enter');
      release();
      await expect(page.getByText('Paused. 1 of 3')).toBeVisible();
      await expect(button(page, 'Another file')).toBeDisabled();
      await button(page, 'End here').press('Enter');
      await expect(page.getByText('Paused. 1 of 3')).toBeHidden();
      await expect(button(page, 'Import 2 matches')).toBeVisible();
      expect(await countOf(backEnd, 'Yarıda kalan')).toBe(1);
      await page.unrouteAll({ behavior: 'wait' });
    });

    await test.step('Another file', async () => {
      await button(page, 'Another file').press('Enter');
      await expect(button(page, 'Choose a file')).toBeVisible();
      // The server is asked about a file anew: the row that was created is there by now.
      await choose(page, [day('09')]);
      await expect(row(page, /Yarıda kalan, 09/)).toContainText('Looks the same');
      await button(page, 'Another file').press('Enter');
      await choose(page, [day('12')]);
      // A button that waits for an answer does nothing.
      await expect(button(page, 'Import 1 match')).not.toHaveAttribute('aria-disabled');
      await button(page, 'Import 1 match').press('Enter');
      await expect(page.getByText('1 match was created.').first()).toBeVisible();
      expect(await countOf(backEnd, 'Yarıda kalan')).toBe(2);
    });
  });
}
