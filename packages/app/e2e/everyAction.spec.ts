import type { Locator, Page } from '@playwright/test';
import type { BackEnd } from './harness/backEnd.ts';
import { field } from './harness/forms.ts';
import { fetchEntries } from './harness/inboxEntries.ts';
import { ada, bob, cem, type Person } from './harness/persons.ts';
import {
  waitForApp,
  searchOptions,
  navigationLink,
  openLoadedPanel,
  panelButton,
  signOut,
} from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

const persons = { user: ada, school: bob, admin: cem };

/** Calls as `PATCH common/messages`, in the order in which they were answered; a refused one with its status. */
function watchCalls(page: Page): { made: string[]; refused: string[] } {
  const calls = { made: [] as string[], refused: [] as string[] };
  page.on('response', (answer) => {
    const path = /\/api\/([^?]*)/.exec(answer.url())?.[1];
    if (!path) return;
    // Without the id.
    const call = `${answer.request().method()} ${path.replace(/^(favourites\/match)\/.*/, '$1')}`;
    calls.made.push(call);
    if (answer.status() >= 400) calls.refused.push(`${answer.status()} ${call}`);
  });
  return calls;
}

/** Every call by which a person who is signed in changes something. */
const changesOfMembers = [
  'DELETE common/messages',
  'DELETE common/notifications',
  'DELETE common/shortcuts',
  'DELETE favourites/match',
  'PATCH apps/chat/chat',
  'PATCH common/messages',
  'PATCH common/notifications',
  'PATCH common/shortcuts',
  'PATCH common/user',
  'POST auth/sign-in-with-token',
  'POST common/messages',
  'POST common/notifications',
  'POST common/shortcuts',
  'POST support/contact',
  'PUT favourites/match',
];

/** Resolves when a changing call was answered: a page that is loaded anew would cut it off. */
const answered = (page: Page, method: string, path: string) =>
  page.waitForResponse(
    (answer) => answer.request().method() === method && answer.url().endsWith(`/api/${path}`),
  );

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

async function changeAppearance(page: Page): Promise<void> {
  await button(page, 'Settings').first().click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const choose = (name: string) =>
    settings
      .locator('label')
      .filter({ has: page.getByRole('radio', { name, exact: true }) })
      .click();
  await choose('Teal');
  await choose('Dark');
  await choose('Modern');
  await expect(page.locator('[data-layout="modern"]')).toBeVisible();
  await choose('Classy');
  await button(settings, 'Close settings').click();
  await expect(settings).toBeHidden();
  await page.reload();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'teal');
  await expect(html).toHaveAttribute('data-scheme', 'dark');
}

async function changeLanguage(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.getByRole('button', { name: /^Dil/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search matches' }).click();
  await page.getByPlaceholder('Team, school or title').fill('sea');
  await searchOptions(page).first().click();
  await expect(page).toHaveURL(/\/matches\/./);
}

/** From the page of a match; ends on the list of matches. */
async function useMatch(page: Page): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await button(page, 'Favourite').click();
  await expect(button(page, 'In favourites')).toBeVisible();
  await button(page, 'Share').click();
  await expect(page.getByText('The address was copied.')).toBeVisible();
  await navigationLink(page, 'Favourites').click();
  const star = button(page, `Remove from favourites: ${title}`);
  await star.click();
  await expect(star).toHaveCount(0);
  await button(page, 'Back').click();
  await expect(page).toHaveURL(/\/matches\/./);
  await navigationLink(page, 'Home').click();
  await page.getByRole('link', { name: 'All matches' }).first().click();
}

async function filterMatches(page: Page): Promise<void> {
  for (const [filter, choice] of [
    ['Sport', 'Football'],
    ['Status', 'Finished'],
    ['Age group', 'U16'],
  ] as const) {
    await page
      .getByRole('search')
      .getByRole('button', { name: new RegExp(filter) })
      .click();
    await page.getByRole('option', { name: choice }).click();
    await page.keyboard.press('Escape');
  }
  await expect(page).toHaveURL(/sport=football/);
  await expect(page.getByRole('article').first()).toContainText('Finished');
  await page.getByRole('searchbox').fill('zzzz');
  await button(page, 'Clear the filters').click();
  await page.getByRole('link', { name: 'Sun 19 Apr' }).click();
  await expect(page).toHaveURL(/day=2026-04-19$/);
  await button(page, /^Earlier: Friday/).click();
  await expect(page).toHaveURL(/day=2026-04-17$/);
  await button(page, 'Later days').click();
  await expect(page).toHaveURL(/pages=2$/);
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function askForHelp(page: Page): Promise<void> {
  const write = async (form: Locator) => {
    await field(form, 'Your name').fill('Ada');
    await field(form, 'Email address').fill('ada@school.example');
    await field(form, 'Subject').fill('Score');
    await field(form, 'Message').fill('It was 2 – 1.');
    await button(form, 'Send').click();
    await expect(form.getByText('Your message was sent')).toBeVisible();
  };
  await button(page, 'Help and contact').click();
  await write(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await navigationLink(page, 'Contact Us').click();
  await write(page.getByRole('main'));
  await button(page, 'Write another message').click();
  await expect(field(page.getByRole('main'), 'Subject')).toHaveValue('');
}

/** Of a panel with messages or notifications; what was changed is still so after the page was loaded anew. */
async function useInbox(
  page: Page,
  name: 'Messages' | 'Notifications',
  backEnd: BackEnd,
  person: Person,
): Promise<void> {
  const kind = name === 'Messages' ? 'messages' : 'notifications';
  const { length: count } = await fetchEntries(backEnd, kind, person);
  const panel = await openLoadedPanel(page, name);
  const rows = panel.getByRole('listitem');
  // A long list is drawn from the top down.
  await expect(rows).toHaveCount(count);
  await button(panel, 'Mark as read').first().click();
  await button(panel, 'Mark as unread').first().click();
  await button(panel, 'Remove').first().click();
  await expect(rows).toHaveCount(count - 1);
  await button(page, 'Undo').click();
  await expect(rows).toHaveCount(count);
  await button(panel, 'Remove').last().click();
  await expect(rows).toHaveCount(count - 1);
  await button(panel, 'Mark all as read').click();
  // Changes are sent one after the other; those of before are answered by then.
  await expect
    .poll(async () => (await fetchEntries(backEnd, kind, person)).map(({ read }) => read))
    .toEqual(Array(count - 1).fill(true));
  await expect(button(panel, 'Mark as read')).toHaveCount(0);
  await page.reload();
  await waitForApp(page);
  await openLoadedPanel(page, name);
  await expect(rows).toHaveCount(count - 1);
  await expect(button(panel, 'Mark as read')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

async function useShortcuts(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', { name: /shortcut/i });
  const fill = async (label: string) => {
    await field(panel, 'Name').fill(label);
    await field(panel, 'Address').fill('/matches');
  };
  await panelButton(page, 'Shortcuts').click();
  await button(panel, 'Add a shortcut').click();
  await fill('All of them');
  await panel.getByRole('button', { name: 'Choose an icon' }).click();
  await page.getByRole('option').first().click();
  await button(panel, 'Add').click();
  await expect(panel.getByRole('heading', { name: 'Choose a shortcut to edit' })).toBeVisible();
  await button(panel, 'All of them').click();
  await fill('Every match');
  await button(panel, 'Save').click();
  await expect(panel.getByText('Every match')).toBeVisible();
  await page.reload();
  await waitForApp(page);
  await panelButton(page, 'Shortcuts').click();
  await expect(panel.getByText('Every match')).toBeVisible();
  await button(panel, 'Edit shortcuts').click();
  await button(panel, 'Every match').click();
  await button(panel, 'Delete').click();
  await expect(panel.getByText('Every match')).toHaveCount(0);
  await page.keyboard.press('Escape');
}

async function useChat(page: Page): Promise<void> {
  const chat = page.getByRole('complementary', { name: 'Quick chat' });
  const open = chat.getByRole('navigation', { name: 'Conversations' }).getByRole('button').first();
  await open.click();
  await chat.getByLabel('Your message').fill('See you at three.');
  const sent = answered(page, 'PATCH', 'apps/chat/chat');
  await button(chat, 'Send').click();
  await sent;
  await expect(chat.getByRole('log')).toContainText('See you at three.');
  await page.reload();
  await waitForApp(page);
  await open.click();
  await expect(chat.getByRole('log')).toContainText('See you at three.');
  await button(chat, 'Close the chat').click();
}

async function changeStatus(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: new RegExp(`^Account of ${name}`) });
  const status = page.getByRole('menuitem', { name: /^Status/ });
  await menu.click();
  // By keyboard: a pointer of Playwright may scroll the page first, and the menu moves back to its
  // button between the press and the release.
  await status.press('Enter');
  const saved = answered(page, 'PATCH', 'common/user');
  await page.getByRole('menuitemradio', { name: 'Busy' }).press('Enter');
  await saved;
  await page.reload();
  await waitForApp(page);
  await expect(menu).toHaveAccessibleName(`Account of ${name}, Busy`);
}

async function readMessages(page: Page): Promise<void> {
  // An administrator has another entry of this name.
  await navigationLink(page, 'Messages').first().click();
  await expect(page).toHaveURL(/\/messages$/);
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await button(main, 'Mark as unread').first().click();
  await main.getByText('Only unread').click();
  await expect(rows).toHaveCount(1);
  await button(main, 'Mark as read').click();
  // It stays while the filter is on, so that no row jumps away.
  await expect(button(main, 'Mark as unread')).toHaveCount(1);
  await main.getByText('Only unread').click();
  await main.getByText('Only unread').click();
  await expect(main.getByText('Nothing unread')).toBeVisible();
}

/** What every role can do, one after the other, as a person would. */
async function useWhatIsPublic(page: Page): Promise<void> {
  await test.step('search', () => search(page));
  await test.step('a match', () => useMatch(page));
  await test.step('filters', () => filterMatches(page));
  await test.step('help', () => askForHelp(page));
  await test.step('language', () => changeLanguage(page));
  await test.step('appearance', () => changeAppearance(page));
}

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('a visitor can make every action, and no request is refused', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto('/home');
  await waitForApp(page);
  await useWhatIsPublic(page);
  expect(calls.refused).toEqual([]);
  expect(calls.made.filter((call) => call === 'POST support/contact')).toHaveLength(2);
});

for (const role of ['user', 'school', 'admin'] as const) {
  test(`the role ${role} can make every action, and no request is refused`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    test.slow();
    const calls = watchCalls(page);
    await signIn(role);
    await page.goto('/home');
    await waitForApp(page);
    await test.step('messages', () => useInbox(page, 'Messages', backEnd, persons[role]));
    await test.step('notifications', () => useInbox(page, 'Notifications', backEnd, persons[role]));
    await test.step('shortcuts', () => useShortcuts(page));
    await test.step('chat', () => useChat(page));
    await test.step('status', () => changeStatus(page, persons[role].name));
    await test.step('page of messages', () => readMessages(page));
    await useWhatIsPublic(page);
    await test.step('sign out', () => signOut(page));
    expect(calls.refused).toEqual([]);
    const changes = calls.made.filter((call) => !call.startsWith('GET'));
    expect([...new Set(changes)].toSorted()).toEqual(changesOfMembers);
  });
}
