import type { Page } from '@playwright/test';
import {
  box,
  button,
  chooseByTyping,
  removeAndBringBack,
  save,
  undo,
} from './harness/adminRecord.ts';
import { expectStored } from './harness/callElsewhere.ts';
import { expect, test } from './harness/test.ts';

/** Adds schools or teams to the audience of a message, takes all but the last out, and saves. */
async function chooseLast(
  page: Page,
  part: 'schools' | 'teams',
  names: readonly string[],
): Promise<void> {
  await page.getByRole('radio', { name: `People of certain ${part}` }).press('Space');
  const add = part === 'schools' ? /^Add a school/ : /^Add a team/;
  const chosen = page.getByRole('list', { name: `Chosen ${part}` }).getByRole('listitem');
  const before = await chosen.count();
  for (const name of names) await chooseByTyping(page, add, name);
  await expect(chosen).toHaveCount(before + names.length);
  for (let left = before + names.length; left > 1; left -= 1) {
    await chosen
      .first()
      .getByRole('button', { name: /^Take out: / })
      .press('Enter');
    await expect(chosen).toHaveCount(left - 1);
  }
  await save(page);
}

test('an administrator suspends a school, and undoes it (SCHOOL-2)', async ({
  page,
  signIn,
  backEnd,
}) => {
  await signIn('admin');
  const path = 'schools/school-gokcecinar';
  await page.goto(`/admin/${path}`);
  await button(page, 'Suspend').press('Enter');
  await expect(button(page, 'Make active again')).toBeVisible();
  await expectStored(backEnd, path, { status: 'suspended' });
  await undo(page, /^State: /);
  await expect(button(page, 'Suspend')).toBeVisible();
  await expectStored(backEnd, path, { status: 'active' });
});

test('an administrator changes and deletes an advertisement and a message, and brings them back (ADMIN-62, ADMIN-110, ADMIN-114)', async ({
  page,
  signIn,
  backEnd,
}) => {
  await signIn('admin');
  await test.step('advertisement', async () => {
    const path = 'advertisements/advertisement-physio';
    await page.goto(`/admin/${path}`);
    await box(page, /^Text/).fill('A first look at a sports injury.');
    await save(page);
    await expectStored(backEnd, path, { description: 'A first look at a sports injury.' });
    await removeAndBringBack(page, backEnd);
  });
  await test.step('message', async () => {
    const path = 'messages/outgoing-yagmur';
    await page.goto(`/admin/${path}`);
    await box(page, /^Title/).fill('Yağmur planı, yeni');
    await save(page);
    await expectStored(backEnd, path, { title: 'Yağmur planı, yeni' });
    await chooseLast(page, 'schools', ['Wexcombe', 'Harlowmere']);
    const schools = { kind: 'schools', schoolIds: ['school-harlowmere'] };
    await expectStored(backEnd, path, { audience: schools });
    await chooseLast(page, 'teams', ['Gökçeçınar U16', 'Harlowmere U16']);
    const teams = { kind: 'teams', teamIds: ['team-gb-hockey-u16-harlowmere'] };
    await expectStored(backEnd, path, { audience: teams });
    await removeAndBringBack(page, backEnd);
  });
});
