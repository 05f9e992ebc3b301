import { setLanguage } from './harness/forms.ts';
import { navigationLink, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test('words that hang hold the start up for 10 s at most, and are taken in when they come (START-5, START-11)', async ({
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
  problems.allow(/status of 404|Failed to fetch/);
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

test('without any words the page says so, and a press asks for them again (LANG-4, LANG-23)', async ({
  page,
  problems,
}) => {
  const failed = 'Unable to load translation and all the fallback languages';
  problems.allow(/status of 404/, new RegExp(failed));
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

const callsOfTheStart = [
  'common/navigation',
  'common/messages',
  'common/notifications',
  'apps/chat/chats',
  'common/shortcuts',
];
const faults = [
  { name: 'fails', fault: { status: 500, body: {} } },
  { name: 'is malformed', fault: { malformed: true } },
  { name: 'hangs', fault: { delay: 60_000 } },
];

for (const { name, fault } of faults)
  test(`a call of the start that ${name} takes only its own part away (START-2, START-3)`, async ({
    page,
    signIn,
    backEnd,
    problems,
  }) => {
    problems.allow(/status of 500|answered 500|unexpected answer/);
    await signIn();
    for (const path of callsOfTheStart) {
      await backEnd.control('POST', 'fault', { path, ...fault });
      await page.goto('/home');
      await waitForApp(page);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText('Deniz Örnek').first()).toBeVisible();
      await navigationLink(page, 'About Us').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
      await backEnd.control('DELETE', 'fault');
    }
  });
