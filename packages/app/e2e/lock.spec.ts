import type { Page } from '@playwright/test';
import { hubClients } from './harness/backEnd.ts';
import { followedIds } from './harness/followedIds.ts';
import { ada, signInOnPage } from './harness/persons.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { button, navigationLink } from './harness/steps.ts';
import { expect, test, withStatus } from './harness/test.ts';

const lockTitle = 'Touchline is locked';
const minutes = 60_000;

/** Everything that can be read in the window. */
const readable = (page: Page) => page.evaluate(() => document.body.innerText + document.title);

async function unlock(page: Page, password = 'touchline') {
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Unlock' }).click();
}

test('after idleness the product locks, in every tab, and goes on where it was (AUTH-16, AUTH-24, ROUTE-4)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  // The hub does not follow the clock of the page, so it counts as silent.
  problems.tolerate(/WebSocket|SignalR/);
  await signIn();
  await page.clock.install();
  await page.goto('/support/contact-us');
  const message = page.getByRole('main').getByRole('textbox', { name: /Message/ });
  await message.fill('The line judge fell ill.');
  await expect.poll(() => hubClients(backEnd)).toBe(1);
  await page.clock.runFor(29 * minutes + 1_000);
  const warning = page.getByText(/locks in a minute/);
  await expect(warning).toBeVisible();
  await page.clock.runFor(49_000);
  await expect(warning).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lockTitle);
  await expect(page).toHaveTitle('Locked · Touchline');
  expect(await readable(page)).not.toMatch(/line judge|Messages|Contact/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('eyJ');
  await expect.poll(() => hubClients(backEnd)).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lockTitle);

  const other = await page.context().newPage();
  await other.goto('/messages');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(lockTitle);
  expect(await readable(other)).not.toMatch(/Messages/);
  await problems.during(withStatus(404), async () => {
    await unlock(other, 'wrong');
    await expect(other.getByText('The password is not right.').first()).toBeVisible();
  });
  await unlock(other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await expect(other).toHaveTitle('Messages · Touchline');

  await expect(message).toHaveValue('The line judge fell ill.');
  await expect(message).toBeFocused();
  await expect(page).toHaveTitle('Contact Us · Touchline');
  await expect.poll(() => hubClients(backEnd)).toBe(2);
});

test('the page for unlocking locks, also after a reload, and can be left by another person (AUTH-16, AUTH-24, ROUTE-4)', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/home');
  await expect(page.getByText('Deniz Örnek').first()).toBeVisible();
  await page.goto('/unlock-session?redirectURL=%2Ffavourites');
  await expect(page.getByText('Deniz Örnek')).toBeVisible();
  await expect(page.getByText('user@touchline.example')).toBeVisible();
  await expect(page.locator('h1')).toHaveText([lockTitle]);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\//.test(request.url())) calls.push(request.url());
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lockTitle);
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused();
  expect(calls).toEqual([]);
  await unlock(page);
  await expect(page).toHaveURL(/\/favourites$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favourites');
  await page.goto('/unlock-session');
  await page.getByRole('button', { name: 'Sign in as another person' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Deniz|eyJ/);
  expect(await readable(page)).not.toContain('Deniz');
});

test('who leaves a locked page for another person discards what was not sent (OFFLINE-12)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  problems.tolerate(/ERR_FAILED/);
  const match = 'tr-football-u16-r1-2';
  await signIn();
  await page.goto(`/matches/${match}`);
  await page.route('**/api/favourites/**', (route) => route.abort());
  await button(page, 'Favourite').click();
  await expect(button(page, 'In favourites')).toBeVisible();
  await page.goto('/unlock-session');
  await button(page, 'Sign in as another person').click();
  await expect(page.getByText('Not everything is sent yet')).toBeVisible();
  await expect(page.getByText(/^1 change waits to be sent\./)).toBeVisible();
  await button(page, 'Discard and sign out').click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.unroute('**/api/favourites/**');
  // The same person is not told of it any more, and nothing is sent late.
  await signInOnPage(page, ada);
  await page.goto(`/matches/${match}`);
  await expect(button(page, 'Favourite')).toBeEnabled();
  await waitForQuietNetwork(page);
  expect(await followedIds(backEnd)).not.toContain(match);
});

test('a clock that jumps 8 days ends the session once, and the browser forgets it (AUTH-25, AUTH-26)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  problems.tolerate(/WebSocket|SignalR/);
  await page.addInitScript(() => {
    Storage.prototype.removeItem = () => {
      throw new DOMException('not today', 'InvalidStateError');
    };
  });
  await signIn();
  await page.clock.install();
  // A token that is renewed after the jump would count from the new time.
  const renewed = page.waitForResponse(/\/api\/auth\/sign-in-with-token$/);
  await page.goto('/messages');
  await (await renewed).finished();
  await expect(page.getByText('Deniz Örnek').first()).toBeVisible();
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await navigationLink(page, 'Favourites').click();
  await expect(page).toHaveURL(/\/favourites$/);
  // What watches the session is loaded together with the hub.
  await expect.poll(() => hubClients(backEnd)).toBe(1);
  // A call of the page that is on its way would be answered after the end of the session.
  await waitForQuietNetwork(page);
  await page.clock.fastForward(8 * 24 * 60 * minutes);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL(/\/sign-in\?redirectURL=%2Ffavourites$/);
  expect(addresses.filter((url) => url.includes('/sign-in'))).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Deniz|eyJ/);
});
