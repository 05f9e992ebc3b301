import { setLanguage } from './harness/forms.ts';
import { button, navigationLink, openPanel, waitForApp } from './harness/steps.ts';
import { expect, test, withStatus } from './harness/test.ts';

test.use({ isFirstVisit: true });

test('translations that hang delay the start by 10 s at most, and are used when they arrive (START-5, START-11)', async ({
  page,
}) => {
  let answer = () => {};
  await page.route('**/i18n/*.json', (route) => {
    answer = () => void route.continue();
  });
  await page.clock.install();
  await page.goto('/about-us');
  const heading = page.getByRole('heading', { level: 1 });
  await page.clock.runFor(9_000);
  await expect(heading).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(heading).toHaveText('about.title');
  answer();
  await page.clock.runFor(1_000);
  await expect(heading).toHaveText('About Us');
});

test('a session whose code does not come leaves a page to use, and comes with the next visit (START-11)', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(withStatus(404));
  await signIn();
  await page.route(/\/assets\/storedSession-.*\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.goto('/home');
  await waitForApp(page);
  await expect(navigationLink(page, 'Sign In/Sign Up')).toBeVisible();
  await page.unroute(/\/assets\/storedSession-.*\.js$/);
  await page.reload();
  await expect(page.getByText('Deniz Örnek').first()).toBeVisible();
});

test('a menu and a flag whose code does not come leave the button (ERROR-5)', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/);
  await page.route(/\/assets\/US-.*\.js/, (route) => route.abort());
  await page.goto('/home');
  await waitForApp(page);
  const language = page.getByRole('button', { name: /^Language/ });
  // The code of the page has come, so that only that of the menu and of notices is missing.
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.context().setOffline(true);
  // The code of notices does not come either, so that the words are in the log alone.
  const told = page.waitForEvent('console', (entry) => entry.text().includes('could not be shown'));
  await language.press('Enter');
  await told;
  await expect(language).toBeFocused();
  await expect(language).toHaveAttribute('aria-expanded', 'false');
});

for (const [path, button, next] of [
  ['/home', 'Help and contact', 'Settings'],
  ['/matches/tr-football-u16-r1-1', 'Report a mistake', null],
] as const)
  test(`the sheet of "${button}" whose code comes after the person has moved on stays closed, and opens at the next press (SHELL-27)`, async ({
    page,
  }) => {
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.route(/\/assets\/forms-.*\.js/, (route) => {
      if (isHeld) held.push(() => void route.continue());
      else void route.continue();
    });
    await page.goto(path);
    await waitForApp(page);
    const trigger = page.getByRole('button', { name: button });
    const asked = page.waitForRequest(/\/assets\/forms-/);
    await trigger.press('Enter');
    await asked;
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    isHeld = false;
    const come = page.waitForResponse(/\/assets\/forms-/);
    for (const release of held) release();
    await come;
    if (next) await expect(page.getByRole('button', { name: next })).toBeFocused();
    else await expect(page.locator('a:focus, button:focus')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await trigger.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Help and contact' })).toBeVisible();
  });

test('without translations the page says so, and a press requests them again (LANG-4, LANG-23)', async ({
  page,
  problems,
}) => {
  const failed = 'Unable to load translation and all the fallback languages';
  problems.allow(withStatus(404), new RegExp(failed));
  await setLanguage(page, 'tr');
  const isWord = '**/i18n/*.json';
  await page.route(isWord, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/about-us');
  const alert = page.getByRole('alert').filter({ hasText: failed });
  await expect(alert).toBeVisible();
  await page.unroute(isWord);
  await page.getByRole('button', { name: 'Yeniden dene' }).press('Enter');
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hakkımızda');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** The calls that each part of the start has for itself: those of one group are broken at a time. */
const groups = [
  ['common/messages', 'common/shortcuts', 'apps/chat/chats'],
  ['common/notifications', 'messages/unread-count'],
];
/** The panels that show what a call brings. */
const panels = [
  { path: 'common/messages', panel: 'Messages' },
  { path: 'common/notifications', panel: 'Notifications' },
  { path: 'common/shortcuts', panel: 'Shortcuts' },
] as const;
const faults = [
  { name: 'fails', fault: { status: 500, body: {} }, error: withStatus(500) },
  { name: 'is malformed', fault: { malformed: true }, error: /unexpected answer/ },
  { name: 'hangs', fault: { delay: 60_000 }, error: null },
];

for (const { name, fault, error } of faults)
  test(`a call of the start that ${name} takes only its own part away (START-2, START-3)`, async ({
    page,
    signIn,
    backEnd,
    problems,
  }) => {
    if (error) problems.allow(error);
    await signIn();
    for (const broken of groups) {
      for (const path of broken) await backEnd.control('POST', 'fault', { path, ...fault });
      const areAsked = broken.map((path) =>
        page.waitForRequest((request) => new URL(request.url()).pathname === `/api/${path}`),
      );
      await page.goto('/home');
      await waitForApp(page);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText('Deniz Örnek').first()).toBeVisible();
      for (const { path, panel } of panels) {
        const opened = await openPanel(page, panel);
        if (!broken.includes(path))
          await expect(opened.getByRole('listitem').first()).toBeVisible();
        else if (error) await expect(button(opened, 'Try again')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(opened).toHaveCount(0);
      }
      await Promise.all(areAsked);
      await navigationLink(page, 'About Us').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
      await backEnd.control('DELETE', 'fault');
    }
  });

test('a page that loads for long says so, can be given up, and tried again (ERROR-8)', async ({
  page,
}) => {
  let isHeld = true;
  await page.route(/\/api\/matches\?/, (route) => (isHeld ? undefined : route.continue()));
  await page.clock.install();
  const isAsked = page.waitForRequest(/\/api\/matches\?/);
  await page.goto('/matches');
  await isAsked;
  // A clock of Playwright has no marks, for which `waitForApp` waits.
  await expect(page.locator('main [data-skeleton]').first()).toBeVisible();
  const notice = page.getByText('This takes longer than usual. Still trying …');
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(9_000);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('The server took too long to answer.')).toBeVisible();
  await expect(notice).toHaveCount(0);
  isHeld = false;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
});
