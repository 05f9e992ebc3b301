import type { Page } from '@playwright/test';
import { pressByKeyboard, selectByKeyboard } from './harness/adminList.ts';
import type { BackEnd } from './harness/backEnd.ts';
import { callElsewhere, expectStored } from './harness/callElsewhere.ts';
import { saveFile } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

/** What a change of one selected record does, and what the server has before and after it. */
interface Change {
  action: string;
  before: Record<string, unknown>;
  /** Null: it is deleted. */
  after: Record<string, unknown> | null;
}

/** The next change has a notice with the same words, and its own undo. */
async function dismissNotices(page: Page, newest: string): Promise<void> {
  const notices = page.getByRole('alertdialog');
  await expect(notices.filter({ hasText: newest }).first()).toBeVisible();
  const dismiss = notices.getByRole('button', { name: 'Dismiss' });
  await expect(async () => {
    if ((await dismiss.count()) > 0) await dismiss.first().click({ timeout: 1_000 });
    await expect(dismiss).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

/** Makes a change of the selected record and undoes it, and asks the server each time. */
async function changeAndUndo(
  page: Page,
  backEnd: BackEnd,
  { path, row }: { path: string; row: RegExp },
  { action, before, after }: Change,
): Promise<void> {
  await test.step(`${action}, and undo`, async () => {
    await selectByKeyboard(page, row);
    await pressByKeyboard(page, `${action} (1)`);
    const done = after ? '1 record changed.' : '1 record deleted.';
    const notice = page.getByRole('alertdialog').filter({ hasText: done });
    await expect(notice).toBeVisible();
    await expectStored(backEnd, path, after);
    await notice.getByRole('button', { name: 'Undo' }).click();
    await dismissNotices(page, '1 record is as it was before.');
    await expectStored(backEnd, path, before);
  });
}

async function versionOf(backEnd: BackEnd, path: string): Promise<number> {
  return (await callElsewhere<{ version: number }>(backEnd, 'GET', path)).version;
}

for (const role of ['school', 'admin'] as const) {
  test(`matches are saved as files, published, taken back, put off, called off and deleted from their list, ${role} (ADMIN-17, ADMIN-24, ADMIN-27, MATCH-24)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    await signIn(role);
    const id = 'match-draft-friendly';
    const path = `matches/${id}`;
    const match = { id, path, row: /hazırlık maçı/ };
    await page.goto('/admin/matches?search=haz%C4%B1rl%C4%B1k');
    await test.step('the list as a file', async () => {
      await expect(page.getByRole('row', { name: match.row })).toBeVisible();
      const table = await saveFile(page, 'CSV file');
      expect(table.text.trim().split('\r\n')).toHaveLength(2);
      expect(table.text).toMatch(match.row);
      const calendar = await saveFile(page, 'Calendar file');
      expect(calendar.text.match(/^UID:.+$/gm)).toEqual([expect.stringContaining(match.id)]);
    });
    const draft = { visibility: 'draft' };
    const isPublic = { visibility: 'public' };
    await changeAndUndo(page, backEnd, match, {
      action: 'Publish',
      before: draft,
      after: isPublic,
    });
    await changeAndUndo(page, backEnd, match, {
      action: 'Delete',
      before: { id: 'match-draft-friendly' },
      after: null,
    });
    await test.step('Publish, and make a draft', async () => {
      await selectByKeyboard(page, match.row);
      await pressByKeyboard(page, 'Publish (1)');
      await expectStored(backEnd, path, isPublic);
      await expect(page.getByRole('row', { name: match.row })).toContainText('Everybody');
      await dismissNotices(page, '1 record changed.');
    });
    await changeAndUndo(page, backEnd, match, {
      action: 'Make a draft',
      before: isPublic,
      after: draft,
    });
    for (const { action, reason, status } of [
      { action: 'Postpone (1)', reason: 'weather', status: 'postponed' },
      { action: 'Call off (1)', reason: 'illness', status: 'cancelled' },
    ]) {
      await test.step(action, async () => {
        await selectByKeyboard(page, match.row);
        await pressByKeyboard(page, action);
        const question = page.getByRole('dialog', { name: action });
        const answer = question.getByRole('button', { name: 'Go on' });
        await expect(answer).toBeDisabled();
        await question.getByRole('button', { name: /Reason/ }).press('Enter');
        await page.getByRole('option', { name: reason }).press('Enter');
        await question.getByRole('textbox', { name: 'Note' }).fill('See the notice board');
        await answer.press('Enter');
        await expect(question).toBeHidden();
        const statusNote = 'See the notice board';
        await expectStored(backEnd, path, { status, statusReason: reason, statusNote });
        // Until the list says so it may still take the focus away from the next row.
        await dismissNotices(page, '1 record changed.');
      });
    }
    await test.step('columns are hidden, and stay so', async () => {
      const column = page.getByRole('columnheader', { name: 'Score' });
      await expect(column).toBeVisible();
      await page.getByRole('button', { name: /Hidden columns/ }).press('Enter');
      await page.getByRole('option', { name: 'Score' }).press('Enter');
      await page.keyboard.press('Escape');
      await expect(column).toBeHidden();
      await page.reload();
      await expect(page.getByRole('row', { name: match.row })).toBeVisible();
      await expect(column).toBeHidden();
    });
  });

  test(`athletes are hidden, leave and are deleted from their list, ${role} (ADMIN-24, ATHLETE-10, ATHLETE-12)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    const athlete = {
      givenName: 'İlkay',
      familyName: 'Örnekgil',
      schoolId: 'school-gokcecinar',
      displayPolicy: 'initials',
    };
    await signIn(role);
    const { id } = await callElsewhere<{ id: string }>(backEnd, 'POST', 'athletes', { athlete });
    const one = { path: `athletes/${id}`, row: /Örnekgil/ };
    await page.goto('/admin/athletes');
    await page.getByRole('main').getByRole('searchbox').fill('İlkay Örnekgil');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 record', { exact: true })).toBeVisible();
    await changeAndUndo(page, backEnd, one, {
      action: 'Hide names',
      before: { displayPolicy: 'initials' },
      after: { displayPolicy: 'hidden' },
    });
    await changeAndUndo(page, backEnd, one, {
      action: 'Has left',
      before: { status: 'active' },
      after: { status: 'left' },
    });
    await changeAndUndo(page, backEnd, one, { action: 'Delete', before: { id }, after: null });
  });

  test(`teams are published, archived and deleted from their list, ${role} (ADMIN-24, TEAM-3)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    const team = {
      name: 'Gökçeçınar Deneme',
      shortName: 'Deneme',
      schoolId: 'school-gokcecinar',
      sport: 'football',
      gender: 'mixed',
      season: '2025/26',
    };
    await signIn(role);
    const { id } = await callElsewhere<{ id: string }>(backEnd, 'POST', 'teams', { team });
    const one = { path: `teams/${id}`, row: /Gökçeçınar Deneme/ };
    await page.goto('/admin/teams?search=Deneme');
    const [draft, isPublic] = [{ visibility: 'draft' }, { visibility: 'public' }];
    await changeAndUndo(page, backEnd, one, { action: 'Publish', before: draft, after: isPublic });
    await test.step('Publish, and make a draft', async () => {
      await selectByKeyboard(page, one.row);
      await pressByKeyboard(page, 'Publish (1)');
      await expectStored(backEnd, one.path, isPublic);
      await dismissNotices(page, '1 record changed.');
    });
    await changeAndUndo(page, backEnd, one, {
      action: 'Make a draft',
      before: isPublic,
      after: draft,
    });
    await test.step('Archive', async () => {
      await selectByKeyboard(page, one.row);
      await pressByKeyboard(page, 'Archive (1)');
      await expectStored(backEnd, one.path, { status: 'archived' });
      await dismissNotices(page, '1 record changed.');
    });
    await changeAndUndo(page, backEnd, one, {
      action: 'Take out of the archive',
      before: { status: 'archived' },
      after: { status: 'active' },
    });
    await changeAndUndo(page, backEnd, one, { action: 'Delete', before: { id }, after: null });
    await test.step('Select none', async () => {
      await selectByKeyboard(page, one.row);
      await pressByKeyboard(page, 'Select none');
      await expect(
        page.getByRole('row', { name: one.row }).getByRole('checkbox'),
      ).not.toBeChecked();
      await expect(page.getByText('1 selected')).toBeHidden();
    });
    await callElsewhere(
      backEnd,
      'DELETE',
      `${one.path}?version=${await versionOf(backEnd, one.path)}`,
    );
  });
}

test('an administrator changes schools, advertisements and messages from their lists (ADMIN-24, ADMIN-110, ADMIN-114, SCHOOL-7)', async ({
  page,
  signIn,
  backEnd,
}) => {
  await signIn('admin');
  await test.step('schools', async () => {
    const school = {
      name: 'Yeni Deneme Lisesi',
      shortName: 'Deneme',
      type: 'secondary',
      country: 'TR',
      timeZone: 'Europe/Istanbul',
    };
    const { id } = await callElsewhere<{ id: string }>(backEnd, 'POST', 'schools', { school });
    const one = { path: `schools/${id}`, row: /Yeni Deneme Lisesi/ };
    await page.goto('/admin/schools?search=Yeni%20Deneme');
    await selectByKeyboard(page, one.row);
    await pressByKeyboard(page, 'Activate (1)');
    await expectStored(backEnd, one.path, { status: 'active' });
    await expect(page.getByRole('row', { name: one.row })).toContainText('Active');
    await dismissNotices(page, '1 record changed.');
    await changeAndUndo(page, backEnd, one, {
      action: 'Suspend',
      before: { status: 'active' },
      after: { status: 'suspended' },
    });
    await changeAndUndo(page, backEnd, one, { action: 'Delete', before: { id }, after: null });
  });
  await test.step('advertisements', async () => {
    const one = { path: 'advertisements/advertisement-larkfield', row: /Larkfield Bus Hire/ };
    await page.goto('/admin/advertisements?search=Larkfield');
    await changeAndUndo(page, backEnd, one, {
      action: 'Pause',
      before: { status: 'active' },
      after: { status: 'paused' },
    });
    await selectByKeyboard(page, one.row);
    await pressByKeyboard(page, 'Pause (1)');
    await expectStored(backEnd, one.path, { status: 'paused' });
    await dismissNotices(page, '1 record changed.');
    await changeAndUndo(page, backEnd, one, {
      action: 'Delete',
      before: { status: 'paused' },
      after: null,
    });
    await changeAndUndo(page, backEnd, one, {
      action: 'Publish',
      before: { status: 'paused' },
      after: { status: 'active' },
    });
  });
  await test.step('messages', async () => {
    await page.goto('/admin/messages?search=Training');
    const scheduled = { path: 'messages/outgoing-training', row: /Training for score entry/ };
    await changeAndUndo(page, backEnd, scheduled, {
      action: 'Back to draft',
      before: { status: 'scheduled' },
      after: { status: 'draft' },
    });
    await page.goto('/admin/messages?search=Pictures');
    const draft = { path: 'messages/outgoing-photo-rules', row: /Pictures on match days/ };
    await changeAndUndo(page, backEnd, draft, {
      action: 'Delete',
      before: { id: 'outgoing-photo-rules' },
      after: null,
    });
  });
});
