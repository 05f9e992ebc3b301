import type { MatchList, MatchSearchAnswer } from '@touchline/contract/match';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { skipDelays } from './delays.ts';
import { accounts } from './fixtures/accounts.ts';
import { type MockServer, startServer } from './server.ts';
import { reset } from './store/resets.ts';
import { exampleCalls } from './testing/exampleCalls.ts';
import type { RequestParts } from './testing/invalidRequests.ts';
import { sendByName } from './testing/sendByName.ts';
import { signToken } from './token.ts';

const token = await signToken(accounts.user.user);
const examples = exampleCalls(token);

let server: MockServer;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  skipDelays();
  reset();
});
afterAll(() => server.close());

interface Item {
  id: string;
}

async function ask<Answer>(name: keyof typeof examples, request: RequestParts = {}) {
  const { status, body } = await sendByName(server.url, name, request, token);
  expect(status).toBe(200);
  return body as Answer;
}

const resources = [
  {
    list: 'messages',
    rule: 'WIRE-6',
    field: 'message',
    create: 'createMessage',
    update: 'updateMessage',
    remove: 'deleteMessage',
  },
  {
    list: 'notifications',
    rule: 'WIRE-9',
    field: 'notification',
    create: 'createNotification',
    update: 'updateNotification',
    remove: 'deleteNotification',
  },
  {
    list: 'shortcuts',
    rule: 'WIRE-11',
    field: 'shortcut',
    create: 'createShortcut',
    update: 'updateShortcut',
    remove: 'deleteShortcut',
  },
] as const;

describe.each(resources)('$list ($rule)', ({ list, field, create, update, remove }) => {
  const givenOf = (body: object) => (body as Record<typeof field, object>)[field];
  const idOf = ({ request }: { request: { query: { id: string } } }) => request.query.id;

  test('hold what was created, with every field', async () => {
    const before = await ask<Item[]>(list);
    const created = await ask<Item>(create, examples[create].request);
    expect(created).toMatchObject(givenOf(examples[create].request.body));
    const after = await ask<Item[]>(list);
    expect(after).toHaveLength(before.length + 1);
    expect(after).toContainEqual(created);
    expect(after).toEqual(expect.arrayContaining(before));
  });

  test('hold what was changed, with every field, in its place', async () => {
    const before = await ask<Item[]>(list);
    const changed = await ask<Item>(update, examples[update].request);
    const isMeant = ({ id }: Item) => id === changed.id;
    expect(changed).toEqual({ ...before.find(isMeant), ...givenOf(examples[update].request.body) });
    expect(await ask(list)).toEqual(before.map((item) => (isMeant(item) ? changed : item)));
  });

  test('no longer hold what was deleted, and the rest as before', async () => {
    const before = await ask<Item[]>(list);
    const id = idOf(examples[remove]);
    const deleted = await ask<Item>(remove, examples[remove].request);
    expect(deleted).toEqual(before.find((item) => item.id === id));
    expect(await ask(list)).toEqual(before.filter((item) => item.id !== id));
  });

  test('are left alone by an id that nobody has', async () => {
    const before = await ask<Item[]>(list);
    const { body } = examples[update].request;
    expect(await ask(update, { body: { ...body, id: 'unknown' } })).toBeNull();
    expect(await ask(remove, { query: { id: 'unknown' } })).toBeNull();
    expect(await ask(list)).toEqual(before);
  });
});

test('what is left out of a shortcut is nothing, and it leads inside (SHORTCUT-1)', async () => {
  const shortcut = { label: 'News', link: '/home' };
  const created = await ask<Item>('createShortcut', { body: { shortcut } });
  const filled = { ...shortcut, description: null, icon: null, useRouter: true };
  expect(created).toEqual({ id: created.id, ...filled });
});

test.each(['message', 'notification'] as const)(
  'what is left out of a %s is nothing, and it is unread (INBOX-1)',
  async (field) => {
    const name = field === 'message' ? 'createMessage' : 'createNotification';
    const { id, time, ...created } = await ask<Item & { time: string }>(name, {
      body: { [field]: {} },
    });
    expect(id).toMatch(/-new-1$/);
    expect(time).toBe('2026-04-15T13:20:00Z');
    expect(created).toEqual({
      read: false,
      link: null,
      useRouter: false,
      icon: null,
      image: null,
      title: null,
      description: null,
    });
  },
);

test('a conversation holds what was changed, in part or as a whole (WIRE-10)', async () => {
  const before = await ask<Item[]>('chats');
  const muted = await ask<Item>('updateChat', { body: { id: 'chat-2', chat: { muted: true } } });
  expect(muted).toEqual({ ...before.find(({ id }) => id === 'chat-2'), muted: true });
  const changed = await ask<Item>('updateChat', examples.updateChat.request);
  expect(changed).toEqual(examples.updateChat.request.body.chat);
  expect(await ask('chat', { query: { id: 'chat-3' } })).toEqual(changed);
  expect(await ask('chats')).toEqual(
    before.map((item) => [muted, changed].find(({ id }) => id === item.id) ?? item),
  );
});

test('a conversation that nobody has is nothing', async () => {
  expect(await ask('chat', { query: { id: 'unknown' } })).toBeNull();
  expect(await ask('updateChat', { body: { id: 'unknown', chat: {} } })).toBeNull();
});

test('a person is as they were, but for their presence (WIRE-12)', async () => {
  const before = await ask<Item>('user');
  const { user } = examples.updateUser.request.body;
  const changed = await ask('updateUser', { body: { user: { ...user, id: 'user-admin' } } });
  expect(changed).toEqual({ ...before, status: 'busy' });
  expect(await ask('user')).toEqual(changed);
});

test('a user is signed in as the one they are, however they do it', async () => {
  for (const name of ['signIn', 'signInWithToken', 'unlockSession'] as const) {
    const session = await ask<{ user: Item; accessToken: string }>(name, examples[name].request);
    expect(session.user).toEqual(accounts.user.user);
    const { status } = await sendByName(server.url, 'user', {}, session.accessToken);
    expect(status).toBe(200);
  }
});

describe('the list of matches', () => {
  const list = (query: object) =>
    ask<MatchList>('matches', { query: { pageSize: 500, ...query } as Record<string, unknown> });

  test('is narrowed by every parameter', async () => {
    const all = await list({});
    const half = { ids: ['tr-football-u16-r10-2', 'unknown'] };
    expect((await list(half)).items.map(({ id }) => id)).toEqual(['tr-football-u16-r10-2']);
    const sports = new Set(
      (await list({ sport: 'rugby,netball' })).items.map(({ sport }) => sport),
    );
    expect([...sports].toSorted()).toEqual(['netball', 'rugby']);
    const live = await list({ status: 'live' });
    expect(live.items.every(({ status }) => status === 'live')).toBe(true);
    const narrowed = [
      { search: 'wexcombe' },
      { from: '2026-04-15' },
      { to: '2026-04-15T13:20:00Z' },
      { status: 'live' },
    ];
    for (const query of narrowed) {
      const { total } = await list(query);
      expect(total, JSON.stringify(query)).toBeGreaterThan(0);
      expect(total, JSON.stringify(query)).toBeLessThan(all.total);
    }
  });

  test('comes in pages of twenty, or as many as are wanted', async () => {
    const all = await list({});
    const pageOf = (query: object) => ask<MatchList>('matches', { query: { ...query } });
    expect((await pageOf({})).items).toEqual(all.items.slice(0, 20));
    const second = await pageOf({ pageNumber: 2, pageSize: 7 });
    expect(second.items).toEqual(all.items.slice(7, 14));
    expect(second.total).toBe(all.total);
    expect((await pageOf({ pageNumber: 10_000 })).items).toEqual([]);
  });

  test('is searched by pages that grow', async () => {
    const search = (pageSize: number) =>
      ask<MatchSearchAnswer>('searchMatches', {
        query: { pageNumber: 1, pageSize, search: 'wexcombe' },
      });
    const { items } = await search(10);
    expect(items).toHaveLength(10);
    expect((await search(5)).items).toEqual(items.slice(0, 5));
  });
});
