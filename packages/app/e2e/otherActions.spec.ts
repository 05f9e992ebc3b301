import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { BackEnd } from './harness/backEnd.ts';
import { callAs, callElsewhere, fetchAs } from './harness/callElsewhere.ts';
import { field } from './harness/forms.ts';
import type { PageErrors } from './harness/pageErrors.ts';
import { ada, signInOnPage } from './harness/persons.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { button, navigationLink, waitForApp } from './harness/steps.ts';
import { expect, test, withStatus } from './harness/test.ts';

test('a visitor turns the order of events, clears a search and filters on a phone', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await test.step('the order of events', async () => {
    await page.goto('/matches/tr-football-u16-r1-1');
    const events = main.getByRole('listitem').filter({ hasText: /′/ });
    const order = () => events.allInnerTexts();
    await expect(events.first()).toBeVisible();
    const before = await order();
    expect(before.length).toBeGreaterThan(2);
    await main.getByText('Newest first').click();
    await expect.poll(order).toEqual(before.toReversed());
  });
  await test.step('the search of schools', async () => {
    await page.goto('/schools?search=zzzz');
    await main.getByText('Clear the search').click();
    await expect(page).toHaveURL(/\/schools$/);
    await expect(main.locator(':focus')).toHaveCount(1);
    await expect(main.getByRole('searchbox')).toHaveValue('');
    await expect(main.getByRole('link', { name: /Gökçeçınar/ })).toBeVisible();
  });
  await test.step('the filters on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/matches');
    await button(page, 'Filters').click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: /Sport/ }).click();
    await page.getByRole('option', { name: 'Football' }).click();
    await page.keyboard.press('Escape');
    await button(sheet, 'Show the matches').click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/sport=football/);
  });
});

test('a match that was called off is taken out of the calendar to which it was added (MATCH-23)', async ({
  page,
  backEnd,
}) => {
  await backEnd.control('POST', 'accounts', { names: ['user', 'administrator'] });
  const main = page.getByRole('main');
  const save = async (name: string) => {
    const saved = page.waitForEvent('download');
    await button(main, name).click();
    return readFile(await (await saved).path(), 'utf8');
  };
  const idOf = (file: string) => /^UID:.+$/m.exec(file)?.[0];
  const { items } = await callElsewhere<{ items: { id: string; version: number }[] }>(
    backEnd,
    'GET',
    'matches?status=scheduled&visibility=public&pageSize=1',
  );
  const [{ id, version } = { id: '', version: 0 }] = items;
  await page.goto(`/matches/${id}`);
  const added = await save('Add to calendar');
  expect(added).not.toContain('STATUS:CANCELLED');
  const change = { version, status: 'cancelled', statusReason: 'weather' };
  await callElsewhere(backEnd, 'POST', `matches/${id}/status`, change);
  await page.reload();
  const taken = await save('Cancel in the calendar');
  expect(taken).toContain('STATUS:CANCELLED');
  expect(idOf(taken)).toMatch(id);
  expect(idOf(taken)).toBe(idOf(added));
});

test('the page fills the screen, and leaves it again (SHELL-9)', async ({ page }) => {
  await page.goto('/home');
  await waitForApp(page);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  const toggle = button(page, 'Toggle Fullscreen');
  await toggle.click();
  await expect.poll(isFull).toBe(true);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect.poll(isFull).toBe(false);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

/** Changes the family name here and elsewhere, and saves, so that both versions are shown. */
async function changeTwice(
  { page, backEnd, problems }: { page: Page; backEnd: BackEnd; problems: PageErrors },
  here: string,
  there: string,
) {
  const main = page.getByRole('main');
  await page.goto('/profile');
  await field(main, 'Family name').fill(here);
  const { version } = await fetchAs<{ version: number }>(backEnd, ada, 'profile');
  await callAs(backEnd, ada, 'PATCH', 'profile', { version, profile: { familyName: there } });
  await problems.during(withStatus(409), async () => {
    await button(main, 'Save').click();
    await expect(main.getByText('Your profile was changed elsewhere meanwhile')).toBeVisible();
  });
}

test('of two versions of the profile a person keeps the one or the other (USER-16)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  await signIn();
  const main = page.getByRole('main');
  const saved = () => fetchAs<{ familyName: string }>(backEnd, ada, 'profile');
  await changeTwice({ page, backEnd, problems }, 'Burada', 'Orada');
  await button(main, 'Keep what I typed').click();
  await expect.poll(saved).toMatchObject({ familyName: 'Burada' });
  await changeTwice({ page, backEnd, problems }, 'Burada İki', 'Orada İki');
  await button(main, 'Take what is saved').click();
  await expect(field(main, 'Family name')).toHaveValue('Orada İki');
  expect(await saved()).toMatchObject({ familyName: 'Orada İki' });
});

/** Follows a match without a network and presses Sign Out, which then asks. */
async function signOutUnsent(page: Page, match: string): Promise<void> {
  await page.goto(`/matches/${match}`);
  await expect(button(page, 'Favourite')).toBeEnabled();
  // Without a connection the code of the page comes no more.
  await navigationLink(page, 'Sign Out').hover();
  await waitForQuietNetwork(page);
  await page.context().setOffline(true);
  await button(page, 'Favourite').click();
  await expect(button(page, 'In favourites')).toBeVisible();
  await navigationLink(page, 'Sign Out').click();
  await expect(page.getByRole('heading', { name: 'Not signed out yet' })).toBeVisible();
}

const followed = async (backEnd: BackEnd) =>
  JSON.stringify(await fetchAs(backEnd, ada, 'favourites'));

const offlineErrors = /ERR_INTERNET_DISCONNECTED|Failed to fetch|SignalR|WebSocket/;

test('changes that wait are sent before the sign-out (OFFLINE-12)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  problems.tolerate(offlineErrors);
  await signIn();
  await signOutUnsent(page, 'tr-football-u16-r1-1');
  await button(page, 'Send first, then sign out').click();
  await expect(page.getByText('Waiting for the connection.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await followed(backEnd)).toContain('tr-football-u16-r1-1');
});

test('changes that wait are discarded by who signs out all the same (OFFLINE-12)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  problems.tolerate(offlineErrors);
  const before = await followed(backEnd);
  await signIn();
  await signOutUnsent(page, 'tr-football-u16-r1-2');
  await button(page, 'Discard and sign out').click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.context().setOffline(false);
  await page.goto('/sign-in?redirectURL=%2Ffavourites');
  await signInOnPage(page, ada);
  // What was kept would be sent now, so what has stayed is looked up when nothing is under way.
  await waitForQuietNetwork(page);
  await expect.poll(() => followed(backEnd)).toBe(before);
  await expect(page.locator('a[href="/matches/tr-football-u16-r1-2"]')).toHaveCount(0);
});
