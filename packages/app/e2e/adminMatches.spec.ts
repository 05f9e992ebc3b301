import type { Locator, Page } from '@playwright/test';
import { box, button, chooseByTyping, typeDay } from './harness/adminRecord.ts';
import type { BackEnd } from './harness/backEnd.ts';
import { callElsewhere } from './harness/callElsewhere.ts';
import { expect, expectAccessible, test, withStatus } from './harness/test.ts';

const shown = (page: Page, score: string) =>
  page.getByRole('status').filter({ hasText: `Saved: ${score}` });

/** Enters a score as the administrator, as another person elsewhere would. */
async function enterElsewhere(backEnd: BackEnd, id: string, score: object) {
  const path = `matches/${id}`;
  const { version } = await callElsewhere<{ version: number }>(backEnd, 'GET', path);
  await callElsewhere(backEnd, 'POST', `${path}/score`, { version, score });
}

async function height(key: Locator) {
  return (await key.boundingBox())?.height ?? 0;
}

test('a match is created, started, scored, finished and corrected by its school (ADMIN-8, ADMIN-80 to ADMIN-85)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('school');
  await page.goto('/admin/matches/new');
  await box(page, /^Title/).fill('Gökçeçınar – Konuk, deneme');
  await button(page, /Sport/).press('Enter');
  await page.getByRole('option', { name: 'Football' }).press('Enter');
  await chooseByTyping(page, /^Home: team/, 'Gökçeçınar U16');
  const away = page.getByRole('radiogroup', { name: 'Away' });
  await away.getByText('A guest').click();
  await box(page, /^Away: name/).fill('Konuk U16');
  await box(page, /^Away: school/).fill('Konuk Spor Kulübü');
  await page.getByRole('radiogroup', { name: /^Time/ }).getByText('Day alone').click();
  await typeDay(page, '04', '15', '2026');
  await expectAccessible(page);
  await button(page, 'Create').press('Enter');
  await expect(page).toHaveURL(/\/admin\/matches\/match-new-1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gökçeçınar – Konuk, deneme');

  // The match is started, and each press enters a point.
  await button(page, 'Start the match').press('Enter');
  await expect(button(page, 'Pause')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Enter the score' }).click();
  await expect(page).toHaveURL(/\/match-new-1\/score$/);
  const home = button(page, /^Gökçeçınar U16: \+1 ?Goal/);
  await expect(home).toBeVisible();
  await expectAccessible(page);
  expect(await height(home)).toBeGreaterThanOrEqual(48);
  await home.press('Enter');
  await expect(shown(page, '1 – 0')).toBeVisible();
  await home.press('Enter');
  await expect(shown(page, '2 – 0')).toBeVisible();
  await button(page, 'Undo').press('Enter');
  await expect(shown(page, '1 – 0')).toBeVisible();

  // Another window of the same person follows.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(shown(other, '1 – 0')).toBeVisible();
  await button(page, /^Konuk U16: \+1 ?Goal/).press('Enter');
  await expect(shown(other, '1 – 1')).toBeVisible();
  await expect(button(other, 'Undo')).toBeDisabled();
  await other.close();

  // Without a connection what is entered is kept; what somebody else has entered is shown beside it.
  await page.route('**/score', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  // A phone on its side has no room for the notice under the score.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => scrollTo(0, 0));
  await problems.during(/ERR_FAILED/, async () => {
    await home.press('Enter');
    await expect(page.getByText('Not saved yet: 2 – 1')).toBeVisible();
  });
  // Above the keys, which stand over the lower edge of a phone.
  await expect
    .poll(async () => {
      const notice = await button(page, 'Try now').boundingBox();
      const keys = await page.getByRole('group', { name: 'Enter the score' }).boundingBox();
      return notice && keys && notice.y + notice.height <= keys.y;
    })
    .toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterElsewhere(backEnd, 'match-new-1', { kind: 'points', home: 4, away: 4 });
  await page.unroute('**/score');
  await problems.during(withStatus(409), async () => {
    await button(page, 'Try now').press('Enter');
    await expect(page.getByText('Somebody else has entered another score')).toBeVisible();
  });
  await expect(button(page, 'Keep theirs: 4 – 4')).toBeVisible();
  await button(page, 'Save mine: 2 – 1').press('Enter');
  await expect(shown(page, '2 – 1')).toBeVisible();

  // It is corrected with a reason, and finished.
  await button(page, 'Correct the score').press('Enter');
  const correction = page.getByRole('group', { name: 'Correct the score' });
  await correction.getByRole('textbox', { name: 'Konuk U16' }).fill('2');
  await correction.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(correction.getByText('Say why it is corrected.')).toBeVisible();
  await correction.getByRole('textbox', { name: /^Why/ }).fill('Counted again');
  await correction.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(shown(page, '2 – 2')).toBeVisible();
  await button(page, 'Finish').press('Enter');
  const finishing = page.getByRole('group', { name: 'Finish' });
  await expectAccessible(page);
  await finishing.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(button(page, 'Correct the result')).toBeVisible();
  await expect(home).toBeHidden();

  // The line-up comes from the squad of the own team.
  await page.goto('/admin/matches/match-new-1/line-ups');
  const squad = page.getByRole('list', { name: 'Line-ups' });
  await expect(page.getByText('This team has no squad here.')).toBeVisible();
  await squad
    .getByRole('button', { name: /part in the match/ })
    .first()
    .press('Enter');
  await page.getByRole('option', { name: 'Starts' }).press('Enter');
  await expect(page.getByText('Starting: 1, on the bench: 0')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Save').press('Enter');
  await expect(button(page, 'Save')).toBeHidden();
  await page.reload();
  await expect(page.getByText('Starting: 1, on the bench: 0')).toBeVisible();

  // The pages of a match of other schools are refused.
  for (const path of ['', '/score', '/line-ups']) {
    await problems.during(withStatus(403), async () => {
      await page.goto(`/admin/matches/match-draft-bristol${path}`);
      await expect(page.getByText('This belongs to another school')).toBeVisible();
    });
  }
});
