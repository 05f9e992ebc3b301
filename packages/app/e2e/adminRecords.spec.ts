import type { Locator, Page } from '@playwright/test';
import { callElsewhere } from './harness/callElsewhere.ts';
import { bob, cem, createSession, signInOnPage } from './harness/persons.ts';
import { navigationLink } from './harness/steps.ts';
import { expect, expectAccessible, test } from './harness/test.ts';

const ownSchool = '/admin/schools/school-gokcecinar';

const box = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('textbox', { name });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

/** Saves with the keyboard, after which there is nothing to save. */
async function save(page: Page, name = 'Save') {
  await button(page, name).press('Enter');
  await expect(button(page, name)).toBeHidden();
}

/** A picture that is wider than high. */
async function picture(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 200;
    return canvas.toDataURL('image/png');
  });
  const buffer = Buffer.from(address.split(',')[1] ?? '', 'base64');
  return { name: 'crest.png', mimeType: 'image/png', buffer };
}

/** Leads to the sign-in page when the session has ended. */
async function signOut(page: Page) {
  await page.goto('/sign-out');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  await page.goto('/sign-in');
}

async function signOutLeaving(page: Page) {
  await navigationLink(page, 'Sign Out').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
}

test('a school is kept by its secretary, and approved by an administrator (ADMIN-1, ADMIN-60 to ADMIN-67)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  problems.allow(/(status of|answered) (403|404|409)/);
  await signIn('school');
  await page.goto(ownSchool);
  const phone = box(page, /Telephone/);
  await expect(phone).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: 'Delete' })).toBeHidden();
  await expect(button(page, 'Suspend')).toBeHidden();

  // What is typed is checked, kept over a reload and a sign-out, and saved.
  await phone.fill('12');
  await expect(phone).toHaveAccessibleDescription(/country code, such as/);
  await expect(page.getByRole('status').getByText(/^Telephone of the office: /)).toBeAttached();
  await button(page, 'Save').press('Enter');
  await expect(phone).toBeFocused();
  await phone.fill('+90 212 555 99 88');
  await page.reload();
  await expect(phone).toHaveValue('+90 212 555 99 88');
  await signOutLeaving(page);
  await signInOnPage(page, bob);
  await page.goto(ownSchool);
  await expect(phone).toHaveValue('+90 212 555 99 88');
  await save(page);
  await expect(phone).toHaveValue('+902125559988');
  await expect(button(page, 'Save')).toBeHidden();

  // A crest is cropped with the keyboard.
  await page.locator('input[type="file"]').setInputFiles(await picture(page));
  const dialog = page.getByRole('dialog', { name: 'Crop: Crest' });
  await dialog.getByRole('group', { name: 'Chosen square' }).press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(dialog).toBeHidden();
  await save(page);
  await expect(page.locator('main img[src*="/api/assets/"]').first()).toBeVisible();

  // Somebody else saves meanwhile, and another window of the same person has text in it.
  const other = await page.context().newPage();
  await other.goto(ownSchool);
  await box(other, 'District').fill('Typed here');
  const record = await callElsewhere<{ version: number }>(
    backEnd,
    'GET',
    'schools/school-gokcecinar',
  );
  const body = { version: record.version, school: { city: 'Urla' } };
  await callElsewhere(backEnd, 'PATCH', 'schools/school-gokcecinar', body);
  await box(page, 'City').fill('Foça');
  await box(page, /^Address/).fill('Kale Yolu 1');
  await button(page, 'Save').press('Enter');
  const city = page.getByRole('radiogroup', { name: 'City' });
  await expect(city).toContainText('Saved by Umut Örnekoğlu');
  await expect(city).toContainText('Foça');
  await expectAccessible(page);
  await city.getByRole('radio', { name: 'Urla' }).press('Space');
  await button(page, 'Save this choice').press('Enter');
  await expect(box(page, 'City')).toHaveValue('Urla');
  await expect(box(page, /^Address/)).toHaveValue('Kale Yolu 1');
  await expect(other.getByText('This record was changed elsewhere')).toBeVisible();
  await expect(box(other, 'District')).toHaveValue('Typed here');
  await expect(box(other, /^Address/)).toHaveValue('Kale Yolu 1');
  await other.close({ runBeforeUnload: false });

  // Another school is refused, and so is a new one.
  await page.goto('/admin/schools/school-iskelebasi');
  await expect(page.getByText('This belongs to another school')).toBeVisible();
  await page.goto('/admin/schools/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page is not for your account',
  );

  // Somebody else who signs in finds no draft, and does what an administrator does.
  await signOut(page);
  await signInOnPage(page, cem);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Typed here');
  await page.goto('/admin/schools/new');
  await box(page, /^Name/).fill('gokcecinar anadolu LISESI');
  await expect(page.getByText('There is a record that looks the same')).toBeVisible();
  await box(page, /^Name/).fill('Yeni Okul');
  await expect(page.getByText('There is a record that looks the same')).toBeHidden();
  await box(page, /^Short name/).fill('Yeni');
  const country = page.getByRole('combobox', { name: /^Country/ });
  // First into view: a list that is open closes when the page scrolls.
  await country.click();
  await country.fill('Türk');
  await expect(page.getByRole('option', { name: 'Türkiye' })).toBeVisible();
  await country.press('ArrowDown');
  await country.press('Enter');
  await expect(country).toHaveValue('Türkiye');
  await save(page, 'Create');
  await expect(page).toHaveURL(/\/admin\/schools\/school-new-1$/);
  await button(page, 'Approve').press('Enter');
  await expect(button(page, 'Suspend')).toBeVisible();
  await expect(button(page, 'Approve')).toBeHidden();
  await button(page, 'Delete').press('Enter');
  await expect(page).toHaveURL(/\/admin\/schools$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(/\/admin\/schools\/school-new-1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni Okul');
});

test('what is changed in another browser is seen at the next look, and what is typed stays (ADMIN-28, ADMIN-67)', async ({
  page,
  browser,
  site,
  signIn,
  backEnd,
}) => {
  await page.clock.install();
  await signIn('school');
  await page.goto(ownSchool);
  await box(page, 'District').fill('Typed here');
  const context = await browser.newContext({ baseURL: site.url });
  const session = await createSession(backEnd, cem);
  await context.addInitScript((value) => localStorage.setItem('touchline.session', value), session);
  const other = await context.newPage();
  await other.goto(ownSchool);
  await box(other, 'City').fill('Ayvalık');
  await save(other);
  const news = page.getByText('This record was changed elsewhere');
  await expect(news).toBeHidden();

  await page.clock.runFor(5_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(news).toBeVisible();
  await expect(box(page, 'City')).toHaveValue('Ayvalık');
  await expect(box(page, 'District')).toHaveValue('Typed here');

  // A list shows it in the same way.
  await button(page, 'Discard').click();
  await page.goto('/admin/schools');
  await expect(page.getByRole('row', { name: /Ayvalık/ })).toBeVisible();
  await box(other, 'City').fill('Bodrum');
  await save(other);
  await page.clock.runFor(5_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByRole('row', { name: /Bodrum/ })).toBeVisible();
  await expect(page.getByText('Changed elsewhere; you see how it is now.')).toBeVisible();
  await context.close();
});

test('a squad is entered and a team archived, by both roles (TEAM-3, TEAM-4, ADMIN-60 to ADMIN-63)', async ({
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
  // A list that opens while the page still scrolls to the field is closed by that.
  await search.click();
  await page.keyboard.type('n');
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(squad.getByRole('listitem')).toHaveCount(count + 1);
  const numbers = squad.getByRole('textbox');
  await numbers.last().fill(await numbers.first().inputValue());
  await expect(numbers.last()).toHaveAccessibleDescription(/Somebody else in the squad/);
  await numbers.last().fill('999');
  await expect(numbers.last()).toHaveAccessibleDescription('');
  await save(page);
  await page.reload();
  await expect(squad.getByRole('listitem')).toHaveCount(count + 1);
  await expect(numbers.last()).toHaveValue('999');

  await button(page, 'Archive').press('Enter');
  await expect(button(page, 'Take out of the archive')).toBeVisible();
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
  await crest.locator('input[type="file"]').setInputFiles(await picture(page));
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
    await row.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/matches\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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

test('the name of an athlete follows consent and safety flag, for both roles (ATHLETE-3, ATHLETE-4, ADMIN-68)', async ({
  page,
  signIn,
}) => {
  await signIn('school');
  await page.goto('/admin/athletes/new');
  await box(page, /^Given name/).fill('İlkay');
  await box(page, /^Family name/).fill('Örnekgil');
  await save(page, 'Create');
  await expect(page).toHaveURL(/\/admin\/athletes\/athlete-new-1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İlkay Örnekgil');
  expect(await page.title()).not.toContain('Örnekgil');
  await expectAccessible(page);
  const policy = page.getByRole('radiogroup', { name: 'Shown as' });
  await expect(policy.getByRole('radio', { name: 'Full name' })).toBeDisabled();
  await expect(policy).toContainText('There is no consent');

  const names = page.getByRole('region', { name: 'Consent: Name' });
  await names.getByRole('button', { name: 'Record the consent: Name' }).press('Enter');
  await names.getByRole('radio', { name: 'A guardian' }).press('Space');
  await names.getByRole('textbox', { name: /Where the proof/ }).fill('Form 12');
  await expectAccessible(page);
  await names.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(names.getByText('Given', { exact: true })).toBeVisible();
  await policy.getByText('First name and initial').click();
  const shown = page.getByRole('status').filter({ hasText: /^İlkay Ö\.$/ });
  await expect(shown).toBeVisible();
  await save(page);

  const flag = page.getByRole('checkbox', { name: 'Do not identify' });
  await flag.press('Space');
  await expect(page.getByRole('status').filter({ hasText: /^Player$/ })).toBeVisible();
  await page.reload();
  await expect(flag).toBeChecked();
  await button(page, 'Discard').press('Enter');
  await expect(flag).not.toBeChecked();
  await expect(shown).toBeVisible();

  await names.getByRole('button', { name: 'Withdraw: Name' }).press('Enter');
  await names.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(names.getByText('Withdrawn')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Player$/ })).toBeVisible();

  // A draft of an athlete leaves the browser with its person.
  await box(page, /^Preferred name/).fill('Gizli');
  await signOutLeaving(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Gizli');
  await signInOnPage(page, cem);
  await page.goto('/admin/athletes/athlete-new-1');
  await expect(box(page, /^Preferred name/)).toHaveValue('');
  await button(page, 'Has left the school').press('Enter');
  await expect(page.getByText('Only active athletes are shown.')).toBeVisible();
  await expect(page.getByText(/^Hidden at once/)).toBeVisible();
});
