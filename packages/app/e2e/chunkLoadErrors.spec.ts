import { hubClients } from './harness/backEnd.ts';
import { button, navigationLink, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ isFirstVisit: true });

/** React logs errors that an error boundary caught. */
const caught = /ChunkLoadError|Failed to fetch|preload CSS/;
const offlineErrors =
  /ERR_INTERNET_DISCONNECTED|WebSocket connection|Error connecting to SignalR hub/;

test('a page that was never loaded shows the offline state, and loads with its styles when the network is back (START-8, A11Y-4)', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(caught, offlineErrors);
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await navigationLink(page, 'Contact Us').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('You are offline');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('main')).toContainText('It comes by itself');
  await context.setOffline(false);
  await expect(heading).toHaveText('Contact Us');
  await expect(heading).toBeFocused();
  const missing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
        .filter((link) => !link.sheet && !link.disabled)
        .map((link) => link.href),
    );
  await expect.poll(missing).toEqual([]);
});

test('a tooltip whose style did not come disturbs nothing, and comes with the next focus (START-10)', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const styles = /\/assets\/TooltipBubble-.*\.css$/;
  await page.route(styles, (route) => route.abort());
  await page.goto('/home');
  await waitForApp(page);
  const failed = page.waitForEvent('requestfailed', (request) => styles.test(request.url()));
  const settings = page.getByRole('banner').getByRole('button', { name: 'Settings' });
  /** With the keyboard, because the focus that a script gives shows no tooltip. */
  const focusSettings = () =>
    expect(async () => {
      await settings.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      // What arrives above it meanwhile can take the place of what was next.
      await expect(settings).toBeFocused({ timeout: 1_000 });
    }).toPass();
  await focusSettings();
  await failed;
  await page.unroute(styles);
  await expect(async () => {
    await focusSettings();
    await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('without an answer of the site there is no reload (START-7, START-8)', async ({
  page,
  problems,
}) => {
  problems.allow(caught, /ERR_CONNECTION_REFUSED|WebSocket connection/);
  await page.clock.install();
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  let asked = 0;
  await page.route('**/*', (route) => {
    asked += 1;
    return route.abort('connectionrefused');
  });
  await navigationLink(page, 'About Us').click();
  await expect(heading).toHaveText('The server cannot be reached');
  const before = asked;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(heading).toHaveText('The server cannot be reached');
  // From now on the next attempt succeeds, which the page also makes automatically.
  await page.unroute('**/*');
  await page.clock.fastForward(15_000);
  await expect(heading).toHaveText('About Us');
});

const answersForMissing = [
  { name: '404', answer: { status: 404, body: 'Not found' }, comesBack: true },
  // Some servers answer every unknown path with the page.
  { name: 'the page itself', answer: { contentType: 'text/html', body: '<!doctype html>' } },
];

for (const { name, answer, comesBack } of answersForMissing)
  test(`a missing chunk, answered with ${name}, reloads the page once, then shows an explanation${comesBack ? ', and comes after a press on “Reload the page”' : ''} (START-7)`, async ({
    page,
    problems,
  }) => {
    problems.allow(caught, /status of 404|MIME type/);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto('/home');
    await expect(page.getByRole('article').first()).toBeVisible();
    const code = /\/assets\/(AboutUs|forms)-.*\.js$/;
    await page.route(code, (route) => route.fulfill(answer));
    await navigationLink(page, 'About Us').click();
    await expect(page.getByRole('main')).toContainText('The site may have been updated');
    await expect(page).toHaveURL(/\/about-us$/);
    expect(loads).toBe(2);
    if (!comesBack) return;
    await page.unroute(code);
    const loaded = page.waitForEvent('load');
    await button(page.getByRole('main'), 'Reload the page').click();
    await loaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  });

test('a panel whose code is gone loads nothing anew over words that somebody has typed before (START-9)', async ({
  page,
  problems,
}) => {
  problems.allow(caught, /status of 404/);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(/\/assets\/SettingsContainer-.*\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.goto('/support/contact-us');
  const message = page.getByRole('main').getByRole('textbox', { name: 'Message' });
  await message.fill('Dear support');
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByText('This part could not be shown.')).toBeVisible();
  await expect(message).toHaveValue('Dear support');
  expect(loads).toBe(1);
});

test('leaving the page while its chunk is loading causes no reload', async ({ page, problems }) => {
  problems.allow(caught, /ERR_FAILED/);
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  let giveUp = () => {};
  const isAsked = new Promise<void>((resolve) => {
    void page.route(/\/assets\/AboutUs-.*\.js$/, (route) => {
      giveUp = () => void route.abort('failed');
      resolve();
    });
  });
  let answer = () => {};
  const isLeft = new Promise<void>((resolve) => {
    void page.route('**/elsewhere', (route) => {
      answer = () => void route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' });
      resolve();
    });
  });
  await navigationLink(page, 'About Us').click();
  await isAsked;
  // Leaves during the requests, because Firefox aborts them when the person leaves.
  await page.evaluate(() => setTimeout(() => location.assign('/elsewhere')));
  await isLeft;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  const isCaught = page.waitForEvent('console', (message) => caught.test(message.text()));
  giveUp();
  await isCaught;
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elsewhere');
  expect(asked).toEqual([]);
});

test('a panel whose code cannot be fetched leaves the shell as it is (START-10)', async ({
  page,
  context,
  signIn,
  problems,
}) => {
  problems.allow(caught, offlineErrors);
  await signIn();
  await page.goto('/home');
  const messages = page.getByRole('banner').getByRole('button', { name: /^Messages/ });
  await expect(messages).toBeVisible();
  // The code of the page comes after that of the shell.
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await messages.click();
  await expect(messages).toHaveAttribute('aria-expanded', 'false');
  await expect(navigationLink(page, 'Home')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School sports, live');
});

const personal = /\/assets\/person-.*\.js$/;

test('a page without the code of signed-in people is loaded anew, and has its live connection (START-4, START-7)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  problems.allow(/ERR_FAILED/, caught);
  await signIn();
  await page.route(personal, (route) => route.abort(), { times: 1 });
  await page.goto('/home');
  await expect.poll(() => hubClients(backEnd)).toBe(1);
});

test('a page without the code of signed-in people and without the site is loaded anew with the network (START-4, START-7)', async ({
  page,
  context,
  signIn,
  backEnd,
  problems,
}) => {
  problems.allow(/ERR_FAILED/, caught);
  problems.tolerate(offlineErrors);
  await signIn();
  const site = /:\d+\/$/;
  await page.route(personal, (route) => route.abort(), { times: 1 });
  await page.route(site, (route) => route.abort());
  const asked = page.waitForEvent('requestfailed', (request) => site.test(request.url()));
  await page.goto('/home');
  await asked;
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await hubClients(backEnd)).toBe(0);
  await page.unroute(site);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => hubClients(backEnd)).toBe(1);
});
