import type { Page } from '@playwright/test';
import {
  box,
  button,
  chooseByTyping,
  removeAndBringBack,
  save,
  typeDay,
  undo,
} from './harness/adminRecord.ts';
import { callElsewhere, expectStored } from './harness/callElsewhere.ts';
import { pictureFile } from './harness/pictureFile.ts';
import { expect, test } from './harness/test.ts';

/** Chooses an option of a field that opens a list. */
async function choose(page: Page, field: RegExp, option: string | RegExp): Promise<void> {
  await button(page, field).press('Enter');
  await page.getByRole('option', { name: option }).first().press('Enter');
}

/** Only an administrator chooses the school of a record; that of a school administrator is their own. */
async function chooseSchool(page: Page, role: 'school' | 'admin'): Promise<void> {
  if (role === 'admin') await chooseByTyping(page, /^School/, 'Gökçeçınar');
}

/** Sets a picture of the record, which is cropped as it is offered; it is not saved yet. */
async function setPicture(page: Page, name: string): Promise<void> {
  await page
    .getByRole('group', { name, exact: true })
    .locator('input[type="file"]')
    .setInputFiles(await pictureFile(page, 'picture', { width: 300, height: 200 }));
  const dialog = page.getByRole('dialog', { name: `Crop: ${name}` });
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(dialog).toBeHidden();
}

for (const role of ['school', 'admin'] as const) {
  test(`a match is created, changed, deleted, brought back, shown, scored and told about, ${role} (ADMIN-8, ADMIN-80 to ADMIN-86)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    await signIn(role);
    const path = 'matches/match-new-1';

    await test.step('create', async () => {
      await page.goto('/admin/matches/new');
      await box(page, /^Title/).fill('Gökçeçınar – Konuk, deneme');
      await choose(page, /Sport/, 'Football');
      await chooseByTyping(page, /^Home: team/, 'Gökçeçınar U16');
      await page.getByRole('radiogroup', { name: 'Away' }).getByText('A guest').click();
      await box(page, /^Away: name/).fill('Konuk U16');
      await box(page, /^Away: school/).fill('Konuk Spor Kulübü');
      await page.getByRole('radiogroup', { name: /^Time/ }).getByText('Day alone').click();
      await typeDay(page, '04', '15', '2026');
      await save(page, 'Create');
      await expect(page).toHaveURL(`/admin/${path}`);
      const schedule = { kind: 'date', date: '2026-04-15' };
      await expectStored(backEnd, path, { sport: 'football', visibility: 'draft', schedule });
    });

    await test.step('change and save', async () => {
      await box(page, /^Round$/).fill('Third round');
      await choose(page, /Kind of match/, 'Friendly');
      await save(page);
      await expectStored(backEnd, path, { round: 'Third round', matchType: 'friendly' });
    });

    await test.step('delete and undo', () => removeAndBringBack(page, backEnd));

    await test.step('look at the draft as a visitor', async () => {
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Preview as a visitor' }).press('Enter');
      await expect(page).toHaveURL(`/admin/${path}/preview`);
      await expect(page.getByText('Visitors do not see this page yet.')).toBeVisible();
      await expect(main.getByText('Konuk U16').first()).toBeVisible();
      await main.getByRole('link', { name: 'Back to the record' }).press('Enter');
      await expect(page).toHaveURL(`/admin/${path}`);
    });

    await test.step('who sees it', async () => {
      await button(page, 'Show to the school').press('Enter');
      await expectStored(backEnd, path, { visibility: 'schoolOnly' });
      await undo(page, /^State: /);
      await expect(button(page, 'Show to the school')).toBeEnabled();
      await expectStored(backEnd, path, { visibility: 'draft' });
      await button(page, 'Show to everybody').press('Enter');
      await expectStored(backEnd, path, { visibility: 'public' });
    });

    await test.step('line-ups', async () => {
      await page.goto(`/admin/${path}/line-ups`);
      const places = page.getByRole('list', { name: 'Line-ups' });
      await places
        .getByRole('button', { name: /part in the match/ })
        .first()
        .press('Enter');
      await page.getByRole('option', { name: 'Starts' }).press('Enter');
      await save(page);
      const lineUps = { home: [{ isStarting: true }], away: [] };
      await expectStored(backEnd, path, { lineUps });
    });

    await test.step('score', async () => {
      await page.goto(`/admin/${path}`);
      await button(page, 'Start the match').press('Enter');
      await expect(button(page, 'Pause')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Enter the score' }).click();
      await button(page, /^Gökçeçınar U16: \+1 ?Goal/).press('Enter');
      await expectStored(backEnd, path, { score: { kind: 'points', home: 1, away: 0 } });
      await choose(page, /Period/, '2nd half');
      await expectStored(backEnd, path, { phase: '2nd half' });
    });

    await test.step('add an event, take it away, and undo that', async () => {
      await button(page, 'Add an event').press('Enter');
      const form = page.getByRole('main').getByRole('group', { name: 'Add an event' });
      await form.getByRole('button', { name: /What happened/ }).press('Enter');
      await page.getByRole('option', { name: 'Goal', exact: true }).press('Enter');
      await form.getByRole('textbox', { name: 'Minute' }).fill('12');
      await form.getByText('Gökçeçınar U16', { exact: true }).click();
      await form.getByRole('button', { name: 'Save' }).press('Enter');
      const timeline = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
      await expect(timeline).toHaveCount(1);
      const events = [{ kind: 'goal', minute: 12, side: 'home' }];
      await expectStored(backEnd, path, { events });
      await button(page, /^Take away: 12/).press('Enter');
      await expect(timeline).toHaveCount(0);
      await expectStored(backEnd, path, { events: [] });
      await undo(page, 'It is off the timeline.');
      await expect(timeline).toHaveCount(1);
      await expectStored(backEnd, path, { events });
    });
  });

  test(`an athlete is created, changed, deleted and brought back, and leaves the school, ${role} (ADMIN-68, ATHLETE-3, ATHLETE-11)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    await signIn(role);
    const path = 'athletes/athlete-new-1';
    await page.goto('/admin/athletes/new');
    await chooseSchool(page, role);
    await box(page, /^Given name/).fill('İlkay');
    // Somebody of the same name would be shown before the record is created.
    const compared = page.waitForResponse(/\/admin\/athletes\/duplicates$/);
    await box(page, /^Family name/).fill('Örnekgil');
    expect((await compared).status()).toBe(200);
    await save(page, 'Create');
    await expect(page).toHaveURL(`/admin/${path}`);
    const school = { id: 'school-gokcecinar' };
    await expectStored(backEnd, path, { familyName: 'Örnekgil', school, safetyFlag: false });

    await test.step('a consent, which allows a policy', async () => {
      const names = page.getByRole('region', { name: 'Consent: Name' });
      await names.getByRole('button', { name: 'Record the consent: Name' }).press('Enter');
      await names.getByRole('radio', { name: 'A guardian' }).press('Space');
      await names.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(names.getByText('Given', { exact: true })).toBeVisible();
      await expectStored(backEnd, path, { consents: { names: { state: 'granted' } } });
      await page.getByRole('radiogroup', { name: 'Shown as' }).getByText('Full name').click();
      await save(page);
      await expectStored(backEnd, path, { displayPolicy: 'fullName', shownAs: 'İlkay Örnekgil' });
    });

    await test.step('the flag, which beats it', async () => {
      await page.getByRole('checkbox', { name: 'Do not identify' }).press('Space');
      await save(page);
      await expectStored(backEnd, path, { safetyFlag: true, shownAs: null });
    });

    await test.step('delete and undo', () => removeAndBringBack(page, backEnd));

    await test.step('leave the school, and undo that', async () => {
      await button(page, 'Has left the school').press('Enter');
      await expectStored(backEnd, path, { status: 'left' });
      await undo(page, /^State: /);
      await expect(button(page, 'Has left the school')).toBeVisible();
      await expectStored(backEnd, path, { status: 'active' });
    });
  });

  test(`a team is created, gets a squad and a crest, is archived, deleted and brought back, ${role} (ADMIN-60 to ADMIN-66, TEAM-1)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    await signIn(role);
    const path = 'teams/team-new-1';
    await page.goto('/admin/teams/new');
    await chooseSchool(page, role);
    await box(page, /^Name/).fill('Gökçeçınar Yıldızlar');
    await box(page, /^Short name/).fill('Yıldızlar');
    await choose(page, /Sport/, 'Football');
    await choose(page, /Gender/, 'Girls');
    await save(page, 'Create');
    await expect(page).toHaveURL(`/admin/${path}`);
    await expectStored(backEnd, path, { sport: 'football', gender: 'girls', squad: [] });

    await test.step('squad, crest and who sees it', async () => {
      const { items } = await callElsewhere<{ items: { familyName: string }[] }>(
        backEnd,
        'GET',
        'athletes?schoolId=school-gokcecinar&status=active&pageSize=20',
      );
      // Not among the first, which are offered before something is typed.
      await chooseByTyping(page, /^Add an athlete/, items.at(-1)?.familyName ?? '');
      const squad = page.getByRole('main').getByRole('list', { name: 'Squad' });
      await squad.getByRole('textbox').fill('7');
      await setPicture(page, 'Crest');
      await page.getByRole('radiogroup', { name: 'Seen by' }).getByText('Everybody').click();
      await save(page);
      await expectStored(backEnd, path, {
        squad: [{ shirtNumber: 7 }],
        crestUrl: expect.stringMatching(/^\/api\/assets\/image-/) as unknown,
        visibility: 'public',
      });
    });

    await test.step('archive and undo', async () => {
      await button(page, 'Archive').press('Enter');
      await expect(button(page, 'Take out of the archive')).toBeVisible();
      await expectStored(backEnd, path, { status: 'archived' });
      await undo(page, /^State: /);
      await expect(button(page, 'Archive')).toBeVisible();
      await expectStored(backEnd, path, { status: 'active' });
    });

    await test.step('delete and undo', () => removeAndBringBack(page, backEnd));
  });

  test(`a school is changed and gets pictures and a new join code, ${role} (ADMIN-66, SCHOOL-6)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    await signIn(role);
    const path = 'schools/school-gokcecinar';
    await page.goto(`/admin/${path}`);
    await box(page, 'District').fill('Karşıyaka');
    await setPicture(page, 'Crest');
    await setPicture(page, 'Cover picture');
    await save(page);
    const picture = expect.stringMatching(/^\/api\/assets\/image-/) as unknown;
    await expectStored(backEnd, path, {
      district: 'Karşıyaka',
      logoUrl: picture,
      coverUrl: picture,
    });

    const code = page.getByRole('region', { name: 'Join code' }).getByRole('paragraph').first();
    await expect(code).toHaveText('GOKCE1');
    await button(page, 'New code').press('Enter');
    await expect(page.getByText('The school has a new join code.')).toBeVisible();
    await expect(code).not.toHaveText('GOKCE1');
    await expectStored(backEnd, path, { joinCode: await code.textContent() });

    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Look at the requests' }).click();
    await expect(page).toHaveURL('/admin/schools/requests?school=school-gokcecinar');
    await expect(page.getByText(/^\d+ requests? waits?$/)).toBeVisible();
    // A school administrator has those of the own school alone.
    const all = main.getByRole('link', { name: 'The requests to all schools' });
    await expect(all).toHaveCount(role === 'admin' ? 1 : 0);
    if (role === 'school') return;
    await all.click();
    await expect(page).toHaveURL('/admin/schools/requests');
  });
}
