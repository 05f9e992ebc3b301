import type { Page } from '@playwright/test';
import type { BackEnd } from './backEnd.ts';
import { fetchAs } from './callElsewhere.ts';
import type { PageErrors } from './pageErrors.ts';
import { signInOnPage, type Person } from './persons.ts';
import { waitForQuietNetwork } from './quietNetwork.ts';
import { button, heading, navigationLink } from './steps.ts';
import { expect } from './test.ts';

const offlineErrors = /ERR_INTERNET_DISCONNECTED|Failed to fetch|SignalR|WebSocket/;

/** On the start page: follows a match without a network and presses Sign Out, which then asks. */
async function signOutUnsent(page: Page, card: string): Promise<void> {
  const match = page.getByRole('article').filter({ has: page.locator(`a[href="${card}"]`) });
  const star = match.getByRole('button', { name: /^Favourite: /, pressed: false });
  await expect(star.first()).toBeEnabled();
  // Without a connection the code of the page comes no more.
  await navigationLink(page, 'Sign Out').hover();
  await waitForQuietNetwork(page);
  await page.context().setOffline(true);
  await star.first().click();
  await expect(
    match.getByRole('button', { name: /^Favourite: /, pressed: true }).first(),
  ).toBeVisible();
  await navigationLink(page, 'Sign Out').click();
  await expect(page.getByRole('heading', { name: 'Not signed out yet' })).toBeVisible();
}

/** Signs in again where a person has signed out, and goes to the start page. */
async function comeBack(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await signInOnPage(page, person);
  await expect(heading(page)).toHaveText('School sports, live');
}

/** Signs out twice with a change that waits, which is discarded and then sent; ends signed in. */
export async function signOutWithUnsentChanges(
  page: Page,
  backEnd: BackEnd,
  person: Person,
  problems: PageErrors,
): Promise<void> {
  const signedOut = page.getByRole('heading', { name: 'You are signed out' });
  const followed = async () => JSON.stringify(await fetchAs(backEnd, person, 'favourites'));
  // What was reported before is not tolerated.
  expect(problems.found()).toEqual([]);
  problems.tolerate(offlineErrors);

  await navigationLink(page, 'Home').click();
  await expect(heading(page)).toHaveText('School sports, live');
  const unfollowed = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Favourite: /, pressed: false }) });
  const card = (await unfollowed.first().getByRole('link').first().getAttribute('href')) ?? '';
  const id = card.split('/')[2] ?? '';
  const before = await followed();
  expect(before).not.toContain(id);

  await signOutUnsent(page, card);
  await button(page, 'Discard and sign out').click();
  await expect(signedOut).toBeVisible();
  await page.context().setOffline(false);
  await comeBack(page, person);
  // What was kept would be sent now, so what has stayed is looked up when nothing is under way.
  await waitForQuietNetwork(page);
  expect(await followed()).toBe(before);

  await signOutUnsent(page, card);
  await button(page, 'Send first, then sign out').click();
  await expect(page.getByText('Waiting for the connection.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(signedOut).toBeVisible();
  expect(await followed()).toContain(id);
  await comeBack(page, person);
}
