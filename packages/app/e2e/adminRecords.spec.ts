import { box, button, save, signOut, signOutLeaving } from './harness/adminRecord.ts';
import { callElsewhere } from './harness/callElsewhere.ts';
import { bob, cem, createSession, signInOnPage } from './harness/persons.ts';
import { pictureFile } from './harness/pictureFile.ts';
import { expect, expectAccessible, test, withStatus } from './harness/test.ts';

const ownSchool = '/admin/schools/school-gokcecinar';

test('a school is kept by its secretary, and approved by an administrator (ADMIN-1, ADMIN-60 to ADMIN-67)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  test.slow();
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
  for (const name of ['Crest', 'Cover picture']) {
    await page
      .getByRole('group', { name, exact: true })
      .locator('input[type="file"]')
      .setInputFiles(await pictureFile(page, 'crest', { width: 300, height: 200 }));
    const dialog = page.getByRole('dialog', { name: `Crop: ${name}` });
    await dialog.getByRole('group', { name: 'Chosen part' }).press('ArrowLeft');
    await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
    await expect(dialog).toBeHidden();
  }
  // What the school tells about itself is in a language of its own (LANG-22).
  await box(page, /^About the school/).fill('Ons het vier velde.');
  const language = page.getByRole('combobox', { name: /^Language of these words/ });
  await expect(language).toHaveValue('Turkish');
  await language.fill('Afri');
  await page.getByRole('option', { name: 'Afrikaans' }).click();
  await save(page);
  await expect(page.locator('main img[src*="/api/assets/"]').first()).toBeVisible();
  const visited = await page.context().newPage();
  await visited.goto('/schools/school-gokcecinar');
  const cover = visited.locator('main img[src*="/api/assets/image"]').last();
  await expect(cover).toBeVisible();
  const { width = 0, height = 1 } = (await cover.boundingBox()) ?? {};
  expect(Math.round(width / height)).toBe(4);
  const about = visited.getByText('Ons het vier velde.');
  await expect(about).toHaveAttribute('lang', 'af');
  await visited.close();

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
  const city = page.getByRole('radiogroup', { name: 'City' });
  await problems.during(withStatus(409), async () => {
    await button(page, 'Save').press('Enter');
    await expect(city).toContainText('Saved by Umut Örnekoğlu');
  });
  await expect(city).toContainText('Foça');
  await expect(page.getByRole('main').locator(':focus')).toContainText('Choose for each field');
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
  await problems.during(withStatus(403), async () => {
    await page.goto('/admin/schools/school-iskelebasi');
    await expect(page.getByText('This belongs to another school')).toBeVisible();
  });
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
  // Scrolls into view first, because an open list closes when the page scrolls.
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
  newContext,
  signIn,
  backEnd,
}) => {
  await page.clock.install();
  await signIn('school');
  await page.goto(ownSchool);
  await box(page, 'District').fill('Typed here');
  const context = await newContext({ session: await createSession(backEnd, cem) });
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
});

test('a record and a list that nobody touches are asked for again each minute (ADMIN-28, ADMIN-67)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  // The clock jumps by a minute, so that the attempt to connect times out.
  problems.tolerate(/Error connecting to SignalR hub/);
  await page.clock.install();
  await signIn('school');
  await page.goto(ownSchool);
  const path = 'schools/school-gokcecinar';
  const rename = async (city: string) => {
    const { version } = await callElsewhere<{ version: number }>(backEnd, 'GET', path);
    await callElsewhere(backEnd, 'PATCH', path, { version, school: { city } });
  };
  await expect(box(page, 'City')).toHaveValue('İzmir');
  await rename('Foça');
  await page.clock.runFor(60_000);
  await expect(box(page, 'City')).toHaveValue('Foça');
  await page.goto('/admin/schools');
  await expect(page.getByRole('row', { name: /Foça/ })).toBeVisible();
  await rename('Urla');
  await page.clock.runFor(60_000);
  await expect(page.getByRole('row', { name: /Urla/ })).toBeVisible();
});

test('the numbers of the admin home that only changes change are asked for again every five minutes (ADMIN-28)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  problems.tolerate(/Error connecting to SignalR hub/);
  await page.clock.install();
  await signIn('admin');
  await page.goto('/admin/overview');
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'Athletes who were not asked about their name' }),
  });
  const chart = page.getByRole('figure', { name: /^Consent to show/ });
  await chart.getByText('As a table').click();
  const row = chart.getByRole('row', { name: /^Not asked/ });
  await expect(card).toHaveText(/\d$/);
  const number = async (text: Promise<string>) => Number(/\d+$/.exec(await text)?.[0]);
  const before = await number(card.innerText());
  expect(await number(row.innerText())).toBe(before);
  const { items } = await callElsewhere<{ items: { id: string; version: number }[] }>(
    backEnd,
    'GET',
    'athletes?consent=unknown&status=active&pageSize=1',
  );
  const [{ id, version } = { id: '', version: 0 }] = items;
  await callElsewhere(backEnd, 'PATCH', `athletes/${id}`, { version, athlete: { status: 'left' } });
  await page.clock.runFor(300_000);
  await expect(card).toHaveText(new RegExp(`\\D${before - 1}$`));
  await expect(row).toHaveText(new RegExp(`\\D${before - 1}$`));
});

test('a public page in another window shows what is changed in the admin area (ADMIN-32)', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('school');
  const seen = {
    school: await context.newPage(),
    team: await context.newPage(),
    list: await context.newPage(),
  };
  await seen.school.goto('/schools/school-gokcecinar');
  await seen.team.goto('/teams/team-tr-football-u16-gokcecinar');
  await seen.list.goto('/schools');
  const old = /Gökçeçınar Anadolu Lisesi/;
  for (const each of Object.values(seen)) await expect(each.getByText(old).first()).toBeVisible();
  await page.goto(ownSchool);
  await box(page, /^Name/).fill('Gökçeçınar Fen Lisesi');
  await save(page);
  for (const each of Object.values(seen)) {
    await expect(each.getByText('Gökçeçınar Fen Lisesi').first()).toBeVisible();
    await expect(each.getByText(old)).toHaveCount(0);
  }
});
