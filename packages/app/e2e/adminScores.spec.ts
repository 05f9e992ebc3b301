import type { Page } from '@playwright/test';
import { button } from './harness/adminRecord.ts';
import type { BackEnd } from './harness/backEnd.ts';
import { callElsewhere, expectStored } from './harness/callElsewhere.ts';
import { expect, test } from './harness/test.ts';

const path = 'matches/match-draft-guest';
const home = 'Gökçeçınar U16';
const away = 'Karşıkıyı U16';

/** Opens the page of the score of a match of this sport, which has begun. */
async function openScore(page: Page, backEnd: BackEnd, sport: string): Promise<void> {
  const { version } = await callElsewhere<{ version: number }>(backEnd, 'GET', path);
  const changed = await callElsewhere<{ version: number }>(backEnd, 'PATCH', path, {
    version,
    match: { sport },
  });
  const change = { version: changed.version, status: 'live' };
  await callElsewhere(backEnd, 'POST', `${path}/status`, change);
  await page.goto(`/admin/${path}/score`);
}

/** Opens the form with which a match ends, or is corrected. */
async function openForm(page: Page, name: string) {
  await button(page, name).press('Enter');
  const form = page.getByRole('group', { name });
  await expect(form.getByRole('button', { name: 'Save' })).toBeVisible();
  return form;
}

for (const role of ['school', 'admin'] as const) {
  test(`a match by sets: a point, the end of a set, another set of the result, and a set that goes on, ${role} (ADMIN-81, MATCH-7)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    await signIn(role);
    await openScore(page, backEnd, 'volleyball');
    await test.step('a point', async () => {
      await button(page, new RegExp(`^${home}: \\+1 ?Point`)).press('Enter');
      const score = { kind: 'sets', home: 0, away: 0, sets: [{ home: 1, away: 0 }] };
      await expectStored(backEnd, path, { score, phase: 'Set 1' });
    });
    await test.step('The set is over', async () => {
      await button(page, 'The set is over').press('Enter');
      const sets = [
        { home: 1, away: 0 },
        { home: 0, away: 0 },
      ];
      await expectStored(backEnd, path, { score: { home: 1, away: 0, sets }, phase: 'Set 2' });
      await expect(button(page, 'The set is over')).toBeDisabled();
    });
    const sets = [
      { home: 1, away: 0 },
      { home: 23, away: 25 },
      { home: 15, away: 8 },
    ];
    await test.step('Another set', async () => {
      const form = await openForm(page, 'Finish');
      for (const [number, set] of [
        [2, sets[1]],
        [3, sets[2]],
      ] as const) {
        await form.getByRole('button', { name: 'Another set' }).press('Enter');
        await form.getByRole('textbox', { name: `Set ${number}: ${home}` }).fill(`${set?.home}`);
        await form.getByRole('textbox', { name: `Set ${number}: ${away}` }).fill(`${set?.away}`);
      }
      await form.getByRole('button', { name: 'Save' }).press('Enter');
      await expectStored(backEnd, path, {
        status: 'finished',
        score: { kind: 'sets', home: 2, away: 1, sets },
      });
    });
    await test.step('The set goes on', async () => {
      const form = await openForm(page, 'Open again');
      await form.getByRole('checkbox').press('Space');
      await form.getByRole('button', { name: 'Save' }).press('Enter');
      await expectStored(backEnd, path, { status: 'live' });
      await button(page, 'The set goes on').press('Enter');
      await expectStored(backEnd, path, { score: { kind: 'sets', home: 1, away: 1, sets } });
    });
  });

  test(`a match by innings: a ball, a wicket, an extra, who bats, and another innings of the result, ${role} (ADMIN-81, MATCH-7)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    await signIn(role);
    await openScore(page, backEnd, 'cricket');
    const first = { team: 'home', runs: 0, wickets: 0, overs: '0' };
    const expectInnings = (...innings: object[]) =>
      expectStored(backEnd, path, { score: { kind: 'innings', innings } });
    for (const [key, change] of [
      [`${home} bats`, {}],
      ['4 runs', { runs: 4, overs: '0.1' }],
      ['Wicket', { wickets: 1, overs: '0.2' }],
      // It is bowled again.
      ['Wide or no-ball', { runs: 5 }],
    ] as const) {
      await test.step(key, async () => {
        await button(page, key).press('Enter');
        await expectInnings(Object.assign(first, change));
      });
    }
    const second = { team: 'away', runs: 0, wickets: 0, overs: '0' };
    await test.step('the other side bats', async () => {
      await button(page, `${away} bats`).press('Enter');
      await expectInnings(first, second);
      await expectStored(backEnd, path, { phase: '2nd innings' });
    });
    await test.step('Another innings', async () => {
      const form = await openForm(page, 'Finish');
      await form.getByRole('button', { name: 'Another innings' }).press('Enter');
      await form.getByRole('textbox', { name: 'Innings 3: runs' }).fill('72');
      await form.getByRole('textbox', { name: 'Innings 3: wickets' }).fill('4');
      await form.getByRole('textbox', { name: 'Innings 3: overs' }).fill('18.4');
      await form.getByRole('button', { name: /Innings 3: batting/ }).press('Enter');
      await page.getByRole('option', { name: away }).press('Enter');
      await form.getByRole('button', { name: 'Save' }).press('Enter');
      const third = { team: 'away', runs: 72, wickets: 4, overs: '18.4' };
      await expectInnings(first, second, third);
      await expectStored(backEnd, path, { status: 'finished' });
    });
  });
}
