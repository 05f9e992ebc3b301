import type { Page } from '@playwright/test';
import { fetchAs } from './harness/callElsewhere.ts';
import {
  changePassword,
  changeProfile,
  changeStatus,
  readMessages,
  useChat,
  useInbox,
  useOneMessage,
  useSettings,
  useShortcuts,
} from './harness/memberActions.ts';
import { ada, bob, cem } from './harness/persons.ts';
import { useWhatIsPublic, type FetchFollowed } from './harness/publicActions.ts';
import { signOut, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

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

test('a visitor uses the shell and the public pages, and no request is refused', async ({
  page,
}) => {
  const calls = watchCalls(page);
  const followed: FetchFollowed = () =>
    page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('touchline.favourites') ?? '[]') as unknown;
      return stored as Awaited<ReturnType<FetchFollowed>>;
    });
  await useWhatIsPublic(page, followed);
  expect(calls.refused).toEqual([]);
  expect(calls.made.filter((call) => call === 'POST support/contact')).toHaveLength(3);
});

for (const role of ['user', 'school', 'admin'] as const) {
  test(`the role ${role} uses the shell, the public pages and the own account, and no request is refused`, async ({
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
    await test.step('page of a message', () => useOneMessage(page, backEnd, persons[role]));
    await useWhatIsPublic(page, async () => {
      const { items } = await fetchAs<{ items: Awaited<ReturnType<FetchFollowed>> }>(
        backEnd,
        persons[role],
        'favourites',
      );
      return items;
    });
    await test.step('settings and lock', () => useSettings(page));
    await test.step('profile and devices', () => changeProfile(page, backEnd, persons[role]));
    await test.step('password', () => changePassword(page, backEnd, persons[role]));
    await test.step('sign out', () => signOut(page));
    expect(calls.refused).toEqual([]);
    const changes = calls.made.filter((call) => !call.startsWith('GET'));
    expect([...new Set(changes)].toSorted()).toEqual(changesOf[role]);
  });
}
