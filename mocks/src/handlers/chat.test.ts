import { linesAsSent } from '@touchline/contract/calls/chat';
import type { Chat, ChatContact, ChatContactInFull } from '@touchline/contract/chat';
import { definitions } from '@touchline/contract/definitions';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { accounts, type AccountName } from '../fixtures/accounts.ts';
import { chatsOf } from '../store/chats.ts';
import { contactsByName } from '../store/contacts.ts';
import { call, urlOf } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';
import { signToken } from '../token.ts';

setUpMockBackEnd();

async function get<Body = unknown>(path: string, as: AccountName = 'user'): Promise<Body> {
  return (await call('GET', `api/apps/chat/${path}`, { as })).body as Body;
}

async function everyChat(): Promise<Chat[]> {
  const chats = await get<Chat[]>('chats');
  expect(chats.length).toBeGreaterThan(1);
  return chats;
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
  for (const { contactId, contact } of await everyChat()) {
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

test('a chat has a contact, lines, how many are unread and whether it is muted (CHAT-1)', async () => {
  for (const chat of await everyChat()) {
    expect(chat).toMatchObject({
      id: expect.any(String),
      contact: { id: chat.contactId, name: expect.any(String) },
      unreadCount: expect.any(Number),
      muted: expect.any(Boolean),
    });
    expect(chat.messages.length).toBeGreaterThan(0);
    for (const line of chat.messages) expect(line.chatId).toBe(chat.id);
    expect(await get(`chat?id=${chat.id}`)).toEqual(chat);
  }
});

test('a visitor has no chats', async () => {
  expect((await call('GET', 'api/apps/chat/chats')).body).toEqual([]);
});

test('the last line of a chat stands at its head, with an instant (CHAT-9)', async () => {
  for (const { lastMessage, lastMessageAt, messages } of await everyChat()) {
    expect(lastMessageAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:]+Z$/);
    expect(messages.at(-1)).toMatchObject({ value: lastMessage, createdAt: lastMessageAt });
  }
});

const newLine = {
  id: 'line-1',
  chatId: 'chat-3',
  contactId: 'contact-3',
  isMine: true,
  value: 'Agreed.',
  createdAt: '2026-04-15T13:19:00Z',
};

async function change(id: string, messages: readonly unknown[]) {
  const body = { id, chat: { messages } };
  const { status, body: answered } = await call('PATCH', 'api/apps/chat/chat', {
    as: 'user',
    body,
  });
  return { status, answered: answered as { messages?: unknown[]; errors?: object } };
}

test('lines that a reader cannot read, and their unknown fields, stay when one is added (CHAT-13)', async () => {
  const picture = { id: 'picture-1', chatId: 'chat-3', kind: 'picture' };
  const unreadable: unknown[] = [{ ...newLine, id: 'liked', likes: 3 }, picture, { id: 'gone' }];
  const stored = chatsOf('user-user').find('chat-3');
  (stored as { messages: unknown[] }).messages = unreadable;
  const Authorization = `Bearer ${await signToken(accounts.user.user)}`;
  // Without `call`, because lines of a later version are not as the description says.
  const chatUrl = urlOf('api/apps/chat/chat');
  const asked = await fetch(`${chatUrl}?id=chat-3`, { headers: { Authorization } });
  const read = v.parse(definitions.chat.answer, await asked.json());
  expect(read?.messages.map(({ id }) => id)).toEqual(['liked']);
  const messages = [...linesAsSent(read as Chat), newLine];
  const changed = await fetch(chatUrl, {
    method: 'PATCH',
    headers: { Authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: 'chat-3', chat: { messages } }),
  });
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject({ messages: [...unreadable, newLine] });
});

test.each([
  ['an unknown field', { ...newLine, likes: 3 }, 'chat.messages.1.likes'],
  ['a long text', { ...newLine, value: 'ş'.repeat(4001) }, 'chat.messages.1.value'],
  ['no text', { ...newLine, value: '' }, 'chat.messages.1.value'],
  ['no fields', 'Agreed.', 'chat.messages.1'],
])('a new line with %s is refused, and the chat stays (CHAT-13)', async (_, line, field) => {
  const before = await get<Chat>('chat?id=chat-3');
  const { status, answered } = await change('chat-3', [before.messages[0], line]);
  expect(status).toBe(400);
  expect(Object.keys(answered.errors ?? {})).toEqual([field]);
  expect(await get('chat?id=chat-3')).toEqual(before);
});

test('a new line has up to 4000 characters, and none with unknown fields (CHAT-13)', async () => {
  const longest = { ...newLine, value: 'ş'.repeat(4000) };
  expect((await change('chat-3', [longest])).status).toBe(200);
  expect((await change('chat-4', [{ ...newLine, likes: 3 }])).status).toBe(400);
});
