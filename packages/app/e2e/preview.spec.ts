import { fetchAthletes, hiddenNames } from './harness/athleteNames.ts';
import type { BackEnd } from './harness/backEnd.ts';
import { callElsewhere } from './harness/callElsewhere.ts';
import { watchForNames } from './harness/nameWatch.ts';
import { expect, expectAccessible, test, withStatus } from './harness/test.ts';

const id = 'match-draft-friendly';
const record = `/admin/matches/${id}`;
const title = 'Gökçeçınar – İskelebaşı, U16 hazırlık maçı';

interface Draft {
  version: number;
  teams: { id: string }[];
}

/** Puts athletes of the home team into the line-up of a draft: some are named to visitors, some not. */
async function lineUp(backEnd: BackEnd) {
  const athletes = await fetchAthletes(backEnd);
  const { version, teams } = await callElsewhere<Draft>(backEnd, 'GET', `matches/${id}`);
  const team = athletes.filter((athlete) => athlete.teams.some((one) => one.id === teams[0]?.id));
  const home = team.slice(0, 14).map(({ id: athleteId }, index) => ({
    athleteId,
    shirtNumber: index + 1,
    isStarting: index < 11,
  }));
  await callElsewhere(backEnd, 'PUT', `matches/${id}/line-ups`, { version, home });
  const named = team.slice(0, 14).find(({ shownAs }) => shownAs !== null)?.shownAs ?? '';
  expect(team.slice(0, 14).some(({ shownAs }) => shownAs === null)).toBe(true);
  return { named, hidden: hiddenNames(athletes) };
}

test('a draft is looked at as a visitor, who does not reach it (ADMIN-9, ATHLETE-1)', async ({
  page,
  backEnd,
  newContext,
  problems,
  signIn,
}) => {
  await signIn('school');
  const { named, hidden } = await lineUp(backEnd);
  const watch = await watchForNames(page, hidden);
  await page.goto(record);
  const answered = page.waitForResponse(/\/preview$/);
  await page.getByRole('main').getByRole('link', { name: 'Preview as a visitor' }).press('Enter');
  await expect(page.getByText('Visitors do not see this page yet.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main').getByText(named, { exact: true })).toBeVisible();
  await expectAccessible(page);

  // Neither the page nor its answers contain what visitors may not see.
  await watch.look();
  expect(await watch.found()).toEqual([]);
  const answer = await (await answered).text();
  expect(answer).toContain(named);
  expect(hidden.filter((name) => answer.includes(name))).toEqual([]);

  // At its public address there is nothing for a visitor.
  const visitor = await (await newContext()).newPage();
  await problems.during(withStatus(404), async () => {
    await visitor.goto(`/matches/${id}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      'This match does not exist',
    );
  });
  await expect(visitor.getByText(title)).toHaveCount(0);
  await visitor.goto(`${record}/preview`);
  await expect(visitor).toHaveURL(/\/sign-in/);
  expect((await fetch(`${backEnd.url}/api/admin/matches/${id}/preview`)).status).toBe(401);

  await page.getByRole('main').getByRole('link', { name: 'Back to the record' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${record}$`));
});
