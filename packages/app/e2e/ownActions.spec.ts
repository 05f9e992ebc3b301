import type { Page } from '@playwright/test';
import {
  changeStatus,
  readMessages,
  useChat,
  useInbox,
  useShortcuts,
} from './harness/memberActions.ts';
import { ada, bob, cem } from './harness/persons.ts';
import { useWhatIsPublic } from './harness/publicActions.ts';
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
