import { expect, type Page, type Route } from '@playwright/test';
import type { BackEnd } from './backEnd.ts';
import { tokenSubject } from './requestToken.ts';
import { fillInSignIn } from './steps.ts';

/** The accounts of the mock back end: a user, a school administrator and an administrator. */
export const ada = {
  id: 'user-user',
  name: 'Deniz Örnek',
  email: 'user@touchline.example',
};
export const bob = {
  id: 'user-school',
  name: 'Robin Example',
  email: 'school@touchline.example',
};
export const cem = {
  id: 'user-admin',
  name: 'Umut Örnekoğlu',
  email: 'admin@touchline.example',
};

export type Person = typeof ada;

const usualPassword = 'touchline';

export async function allowBothAccounts(backEnd: BackEnd): Promise<void> {
  await backEnd.control('POST', 'accounts', { names: ['user', 'schoolAdministrator'] });
}

/** Signs in on the sign-in page, which must be open. */
export async function signInOnPage(
  page: Page,
  { email, name }: Pick<Person, 'email' | 'name'>,
): Promise<void> {
  await fillInSignIn(page, email, usualPassword);
  await expect(page).not.toHaveURL(/sign-in/);
  await expect(page.getByText(name).first()).toBeVisible();
}

/** The stored session of a signed-in person. */
export async function createSession(
  backEnd: BackEnd,
  { email }: Pick<Person, 'email'>,
  password = usualPassword,
): Promise<string> {
  const answer = await fetch(`${backEnd.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  const { accessToken, user } = (await answer.json()) as Record<string, unknown>;
  return JSON.stringify({ accessToken, user });
}

const time = '2026-04-15T12:00:00Z';

/** The answer of each call: one item with the name of its owner in it. */
const personalAnswers: Record<string, (owner: string) => unknown> = {
  'common/messages': (owner) => [{ id: 'm', title: `Message to ${owner}`, time }],
  'common/notifications': (owner) => [{ id: 'n', title: `Notification to ${owner}`, time }],
  'common/shortcuts': (owner) => [{ id: 's', label: `Shortcut of ${owner}`, link: '/home' }],
  'messages/unread-count': (owner) => ({ count: owner === ada.id ? 41 : 17 }),
  'apps/chat/chats': (owner) => [chatOf(owner)],
  'apps/chat/chat': (owner) => chatOf(owner),
};

function chatOf(owner: string) {
  const contact = { id: 'contact', name: `Contact of ${owner}` };
  const line = { id: 'l', chatId: 'c', contactId: 'contact', createdAt: time };
  const messages = [{ ...line, value: `Line to ${owner}` }];
  return { id: 'c', contactId: 'contact', contact, messages, unreadCount: 0, lastMessageAt: time };
}

/** Answers calls with items that name the person of the token. The answers can be delayed. */
export async function mockAnswersByToken(page: Page) {
  const held = new Map<string, Route[]>();

  async function answer(route: Route, owner: string) {
    const path = new URL(route.request().url()).pathname.replace('/api/', '');
    await route.fulfill({ json: personalAnswers[path]?.(owner) });
  }

  for (const path of Object.keys(personalAnswers)) {
    await page.route(
      (url) => url.pathname === `/api/${path}`,
      async (route) => {
        const owner = tokenSubject(route.request());
        if (route.request().method() !== 'GET' || owner === undefined) return route.fallback();
        const waiting = held.get(owner);
        if (waiting) waiting.push(route);
        else await answer(route, owner);
      },
    );
  }
  return {
    /** Delays the answers to this person from now on. */
    hold: ({ id }: Person) => void held.set(id, []),
    heldCount: ({ id }: Person) => held.get(id)?.length ?? 0,
    async release({ id }: Person) {
      const waiting = held.get(id) ?? [];
      held.delete(id);
      // A request that the page has aborted cannot be answered.
      await Promise.allSettled(waiting.map((route) => answer(route, id)));
    },
  };
}

/** Expects that the person's data is neither in the page, hidden or visible, nor in the storage. */
export async function expectNoDataOf(page: Page, { id, name, email }: Person): Promise<void> {
  const found = () =>
    page.evaluate(
      (words) => {
        const fields = [...document.querySelectorAll('input, textarea')];
        const typed = fields.map((field) => (field as HTMLInputElement).value);
        const kept = Object.entries({ ...localStorage, ...sessionStorage });
        const everything = [document.documentElement.outerHTML, ...typed, ...kept.flat()].join();
        return words.filter((word) => everything.includes(word));
      },
      [id, name, email],
    );
  await expect.poll(found).toEqual([]);
}
