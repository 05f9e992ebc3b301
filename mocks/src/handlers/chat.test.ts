import type { Chat, ChatContact, ChatContactInFull } from '@touchline/contract/chat';
import { expect, test } from 'vitest';
import { accounts, type AccountName } from '../fixtures/accounts.ts';
import { contactsByName } from '../store/contacts.ts';
import { call } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

async function get<Body = unknown>(path: string, as: AccountName = 'user'): Promise<Body> {
  return (await call('GET', `api/apps/chat/${path}`, { as })).body as Body;
}

test('the chat has its contacts by name, and one of them in full (MOCK-16)', async () => {
  const contacts = await get<ChatContact[]>('contacts');
  expect(contacts.map(({ name }) => name)).toEqual(contactsByName().map(({ name }) => name));
  const [known] = contactsByName();
  const { emails, title } = known as NonNullable<typeof known>;
  expect(await get(`contact?id=${known?.id}`)).toMatchObject({
    id: known?.id,
    details: { emails, title },
  });
  expect(await get('contact?id=unknown')).toBeNull();
});

test('a contact is the same person wherever the chat shows them (CHAT-10)', async () => {
  const listed = new Map((await get<ChatContact[]>('contacts')).map((each) => [each.id, each]));
  for (const { contactId, contact } of await get<Chat[]>('chats')) {
    expect(contact).toEqual(listed.get(contactId));
    const inFull = await get<ChatContactInFull>(`contact?id=${contactId}`);
    expect(inFull).toEqual({
      ...contact,
      details: inFull.details,
      attachments: inFull.attachments,
    });
  }
  expect(new Set([...listed.values()].map(({ about }) => about)).size).toBeGreaterThan(8);
});

test('some contacts sent pictures, documents and links, some nothing', async () => {
  const all = await Promise.all(
    Array.from({ length: 15 }, (_, number) =>
      get<ChatContactInFull>(`contact?id=contact-${number + 1}`),
    ),
  );
  for (const kind of ['media', 'docs', 'links'] as const) {
    const counts = new Set(all.map(({ attachments }) => attachments[kind].length));
    expect(counts).toContain(0);
    expect(counts.size).toBeGreaterThan(2);
  }
});

test.each(['user', 'schoolAdministrator', 'administrator'] as const)(
  'the profile is that of the %s who asks (CHAT-10)',
  async (name) => {
    const { id, email, avatar, name: called } = accounts[name].user;
    expect(await get('profile', name)).toEqual({
      id,
      name: called,
      email,
      avatar,
      about: expect.any(String),
    });
  },
);

test('the profile follows what the person changes', async () => {
  const { body } = await call('GET', 'api/profile', { as: 'user' });
  const { version } = body as { version: number };
  const change = { version, profile: { familyName: 'Deneme' } };
  await call('PATCH', 'api/profile', { as: 'user', body: change });
  expect(await get('profile')).toMatchObject({ name: 'Deniz Deneme' });
});

test.each(['contact?id=contact-1', 'profile', 'contacts', 'chat?id=chat-1'])(
  '%s is for those who are signed in',
  async (path) => {
    expect((await call('GET', `api/apps/chat/${path}`)).status).toBe(401);
  },
);

test('a visitor has no chats (CHAT-1)', async () => {
  expect((await call('GET', 'api/apps/chat/chats')).body).toEqual([]);
});

test('the last line of a chat stands at its head, with an instant (CHAT-9)', async () => {
  for (const { lastMessage, lastMessageAt, messages } of await get<Chat[]>('chats')) {
    expect(lastMessageAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:]+Z$/);
    expect(messages.at(-1)).toMatchObject({ value: lastMessage, createdAt: lastMessageAt });
  }
});
