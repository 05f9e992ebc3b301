import type { Locator } from '@playwright/test';
import { box, button, save, signOut } from './harness/adminRecord.ts';
import { callElsewhere } from './harness/callElsewhere.ts';
import { cem, signInOnPage } from './harness/persons.ts';
import { pictureFile } from './harness/pictureFile.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { expect, expectAccessible, test } from './harness/test.ts';

test('a squad is entered and a team archived, by both roles (ATHLETE-7, TEAM-1, TEAM-3, TEAM-4, ADMIN-60 to ADMIN-63)', async ({
  page,
  signIn,
  backEnd,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signIn('school');
  const { items } = await callElsewhere<{
    items: { id: string; squad: unknown[]; matchCount: number }[];
  }>(backEnd, 'GET', 'teams?schoolId=school-gokcecinar&pageSize=100');
  const team = items.find(({ squad, matchCount }) => squad.length > 3 && matchCount > 0);
  await page.goto(`/admin/teams/${encodeURIComponent(team?.id ?? '')}`);
  const squad = page.getByRole('main').getByRole('list', { name: 'Squad' });
  const count = team?.squad.length ?? 0;
  await expect(squad.getByRole('listitem')).toHaveCount(count);
  await expectAccessible(page);
  await expect(page.getByText(/archived, not deleted/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^School/ })).toBeHidden();

  const search = page.getByRole('combobox', { name: 'Add an athlete' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // A list that opens while the page still scrolls to the field is closed by that.
  await search.click();
  const searched = page.waitForResponse((answer) => answer.url().endsWith('/athletes/search'));
  await page.keyboard.type('n');
  await searched;
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(squad.getByRole('listitem')).toHaveCount(count + 1);
  // The typed name of a child is in no address (ATHLETE-7).
  expect(asked.filter((url) => url.includes('search='))).toEqual([]);
  const numbers = squad.getByRole('textbox');
  await numbers.last().fill(await numbers.first().inputValue());
  await expect(numbers.last()).toHaveAccessibleDescription(/Given to two players/);
  await numbers.last().fill('999');
  await expect(numbers.last()).toHaveAccessibleDescription('');
  // A role is free text, and a suggested one is translated (TEAM-1).
  const roles = squad.getByRole('combobox');
  await roles.last().fill('Second rower on the left side of all');
  await expect(roles.last()).toHaveAccessibleDescription('Use at most 30 characters.');
  await roles.last().fill('Second rower');
  await expect(roles.last()).toHaveAccessibleDescription('');
  await roles.first().click();
  await roles.first().fill('');
  await page.keyboard.type('Goal');
  await expect(page.getByRole('option', { name: 'Goalkeeper' })).toBeVisible();
  await roles.first().press('ArrowDown');
  await roles.first().press('Enter');
  await expect(roles.first()).toHaveValue('Goalkeeper');
  await save(page);
  await page.reload();
  await expect(squad.getByRole('listitem')).toHaveCount(count + 1);
  await expect(numbers.last()).toHaveValue('999');
  await expect(roles.last()).toHaveValue('Second rower');
  await expect(roles.first()).toHaveValue('Goalkeeper');
  const { squad: stored } = await callElsewhere<{ squad: { role: string | null }[] }>(
    backEnd,
    'GET',
    `teams/${encodeURIComponent(team?.id ?? '')}`,
  );
  expect([stored.at(0)?.role, stored.at(-1)?.role]).toEqual(['goalkeeper', 'Second rower']);

  await button(page, 'Archive').press('Enter');
  await expect(button(page, 'Take out of the archive')).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toContainText('takes part no more');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(button(page, 'Archive')).toBeVisible();

  await signOut(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInOnPage(page, cem);
  await page.goto('/admin/teams/new');
  await box(page, /^Name/).fill('Wexcombe 2nd');
  await button(page, 'Create').press('Enter');
  await expect(page.getByRole('combobox', { name: /^School/ })).toBeFocused();
  await page.getByRole('combobox', { name: /^School/ }).fill('wexcombe');
  await page
    .getByRole('option', { name: /Wexcombe/ })
    .first()
    .click();
  await box(page, /^Short name/).fill('Wex 2');
  await button(page, /Sport/).press('Enter');
  await page.getByRole('option', { name: 'Rugby' }).press('Enter');
  await button(page, /Gender/).press('Enter');
  await page.getByRole('option').first().press('Enter');
  await save(page, 'Create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wexcombe 2nd');
  // The page of what was created asks for it once; after the removal that would answer 404.
  await waitForQuietNetwork(page);
  await button(page, 'Delete').press('Enter');
  await expect(page).toHaveURL(/\/admin\/teams$/);
});

test('a crest that a team is given is seen by everybody, until it is taken away (TEAM-1, ADMIN-66)', async ({
  page,
  signIn,
}) => {
  const team = 'team-tr-football-u16-gokcecinar';
  const crests = (scope: Locator) => scope.locator('img[src*="/api/assets/image-new"]');
  await signIn('school');
  await page.goto(`/admin/teams/${team}`);
  const crest = page.getByRole('main').getByRole('group', { name: 'Crest' });
  await crest
    .locator('input[type="file"]')
    .setInputFiles(await pictureFile(page, 'crest', { width: 300, height: 200 }));
  const dialog = page.getByRole('dialog', { name: 'Crop: Crest' });
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(crests(crest)).toBeVisible();
  await save(page);
  await page.reload();
  await expect(crests(crest)).toBeVisible();
  await expectAccessible(page);

  const seen = async (count: number) => {
    await page.goto(`/teams/${team}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const row = page.getByRole('main').getByRole('article').first();
    await expect(row).toBeVisible();
    await expect(crests(page.getByRole('main').locator('header').first())).toHaveCount(count);
    await expect(crests(row)).toHaveCount(count);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await row.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/matches\/[^/]+$/);
    // The page of the team stays until that of the match is drawn.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name ?? '');
    if (count > 0) await expect(crests(page.getByRole('main')).first()).toBeVisible();
    else await expect(crests(page.getByRole('main'))).toHaveCount(0);
  };
  await signOut(page);
  await seen(1);

  await page.goto('/sign-in');
  await signInOnPage(page, cem);
  await page.goto(`/admin/teams/${team}`);
  await crest.getByRole('button', { name: 'Remove the picture' }).press('Enter');
  await save(page);
  await seen(0);
});
