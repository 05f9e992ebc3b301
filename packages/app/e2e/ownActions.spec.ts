import type { Page } from '@playwright/test';
import {
  changePassword,
  changeProfile,
  changeStatus,
  chooseVersions,
  useSettings,
} from './harness/accountActions.ts';
import { fetchAs } from './harness/callElsewhere.ts';
import {
  readMessages,
  useChat,
  useInbox,
  useOneMessage,
  usePanelsOnPhone,
  useShortcuts,
} from './harness/memberActions.ts';
import { ada, bob, cem } from './harness/persons.ts';
import { useWhatIsPublic, type FetchFollowed } from './harness/publicActions.ts';
import { waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';
import { signOutWithUnsentChanges } from './harness/unsentChanges.ts';

const persons = { user: ada, school: bob, admin: cem };

/** Calls as `PATCH common/messages`, in the order in which they were answered; a refused one with its status. */
function watchCalls(page: Page): { made: string[]; refused: string[] } {
  const calls = { made: [] as string[], refused: [] as string[] };
  page.on('response', (answer) => {
    const path = /\/api\/([^?]*)/.exec(answer.url())?.[1];
    if (!path) return;
    // Without the id.
    const call = `${answer.request().method()} ${path.replace(/^(favourites\/\w+|profile\/devices)\/.*/, '$1')}`;
    calls.made.push(call);
    if (answer.status() >= 400) calls.refused.push(`${answer.status()} ${call}`);
  });
  return calls;
}

/** Every call by which a person who is signed in changes something of their own. */
const changesOfMembers = [
  'DELETE common/messages',
  'DELETE common/notifications',
  'DELETE common/shortcuts',
  'DELETE favourites/match',
  'DELETE favourites/school',
  'DELETE favourites/team',
  'PATCH apps/chat/chat',
  'PATCH common/messages',
  'PATCH common/notifications',
  'PATCH common/shortcuts',
  'PATCH common/user',
  'PATCH profile',
  'POST auth/sign-in',
  'POST auth/sign-in-with-token',
  'POST auth/unlock-session',
  'POST common/messages',
  'POST common/notifications',
  'POST common/shortcuts',
  'POST images',
  'POST profile/password',
  'POST support/contact',
  'PUT favourites/match',
  'PUT favourites/school',
  'PUT favourites/team',
];

/** The only one with other devices. */
const changesOf = {
  user: ['DELETE profile/devices', ...changesOfMembers].toSorted(),
  school: changesOfMembers,
  admin: changesOfMembers,
};

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

/** What useWhatIsPublic proves, in each role. */
const publicRules = 'MATCH-23, MATCH-54, SEARCH-25, SHELL-9';

test(`a visitor uses the shell and the public pages, and no request is refused (${publicRules})`, async ({
  page,
  backEnd,
}) => {
  test.slow();
  await backEnd.control('POST', 'accounts', { names: ['user', 'administrator'] });
  const calls = watchCalls(page);
  const followed: FetchFollowed = () =>
    page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('touchline.favourites') ?? '[]') as unknown;
      return stored as Awaited<ReturnType<FetchFollowed>>;
    });
  await useWhatIsPublic(page, backEnd, followed);
  expect(calls.refused).toEqual([]);
  expect(calls.made.filter((call) => call === 'POST support/contact')).toHaveLength(3);
});

for (const role of ['user', 'school', 'admin'] as const) {
  test(`the role ${role} uses the shell, the public pages and the own account, and no request is refused (${publicRules}, OFFLINE-12, USER-16)`, async ({
    page,
    signIn,
    backEnd,
    problems,
  }) => {
    test.slow();
    const person = persons[role];
    const calls = watchCalls(page);
    await signIn(role);
    await page.goto('/home');
    await waitForApp(page);
    const afterReload = [
      await test.step('messages', () => useInbox(page, 'Messages', backEnd, person)),
      await test.step('notifications', () => useInbox(page, 'Notifications', backEnd, person)),
      await test.step('shortcuts', () => useShortcuts(page)),
      await test.step('chat', () => useChat(page)),
      await test.step('status', () => changeStatus(page, person.name)),
    ];
    await page.reload();
    await waitForApp(page);
    await test.step('what has stayed', async () => {
      for (const look of afterReload) await look();
    });
    await test.step('panels on a phone', () => usePanelsOnPhone(page));
    await test.step('page of messages', () => readMessages(page));
    await test.step('page of a message', () => useOneMessage(page, backEnd, person));
    await useWhatIsPublic(page, backEnd, async () => {
      const { items } = await fetchAs<{ items: Awaited<ReturnType<FetchFollowed>> }>(
        backEnd,
        person,
        'favourites',
      );
      return items;
    });
    await test.step('settings and lock', () => useSettings(page));
    await test.step('sign out', () => signOutWithUnsentChanges(page, backEnd, person, problems));
    await test.step('profile and devices', () => changeProfile(page, backEnd, person));
    await test.step('two versions', () => chooseVersions(page, backEnd, person, problems));
    await test.step('password', () => changePassword(page, backEnd, person));
    expect(calls.refused).toEqual(['409 PATCH profile', '409 PATCH profile']);
    const changes = calls.made.filter((call) => !call.startsWith('GET'));
    expect([...new Set(changes)].toSorted()).toEqual(changesOf[role]);
  });
}
