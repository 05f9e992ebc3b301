import type { Message } from '@touchline/contract/message';
import { expect, test } from 'vitest';
import { pushMessage } from '../hub/hub.ts';
import { call } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();
const as = 'user';

async function list(name: string): Promise<Message[]> {
  return (await call('GET', `api/common/${name}`, { as })).body as Message[];
}

async function unread(): Promise<number> {
  const { body } = await call('GET', 'api/messages/unread-count', { as });
  return (body as { count: number }).count;
}

const inboxes = [
  { name: 'messages', field: 'message' },
  { name: 'notifications', field: 'notification' },
];

test.each(inboxes)('$name are newest first', async ({ name }) => {
  const times = (await list(name)).map((item) => item.time);
  expect(times).toEqual(times.toSorted().toReversed());
});

test.each(inboxes)('each of the $name has these fields (INBOX-1)', async ({ name }) => {
  const items = await list(name);
  expect(items.length).toBeGreaterThan(0);
  for (const item of items)
    expect(Object.keys(item).toSorted()).toEqual([
      'description',
      'icon',
      'id',
      'image',
      'link',
      'read',
      'seen',
      'time',
      'title',
      'useRouter',
    ]);
});

test.each(inboxes)('$name change in part', async ({ name, field }) => {
  const [first] = await list(name);
  const body = { id: first?.id, [field]: { read: true } };
  const { body: changed } = await call('PATCH', `api/common/${name}`, { as, body });
  expect(changed).toEqual({ ...first, read: true });
  expect((await list(name))[0]).toEqual(changed);
});

test.each(inboxes)('an unknown id leaves the $name alone (MOCK-7)', async ({ name, field }) => {
  const before = await list(name);
  const change = { id: 'unknown', [field]: { read: true } };
  expect((await call('PATCH', `api/common/${name}`, { as, body: change })).body).toBeNull();
  expect((await call('DELETE', `api/common/${name}?id=unknown`, { as })).body).toBeNull();
  expect(await list(name)).toEqual(before);
});

const rows = inboxes.flatMap((inbox) => [0, 1, 4, -1].map((row) => ({ ...inbox, row })));

test.each(rows)(
  'row $row of the $name is gone when deleted, and put back it has its place again',
  async ({ name, field, row }) => {
    const before = await list(name);
    const id = before.at(row)?.id;
    const { body: deleted } = await call('DELETE', `api/common/${name}?id=${id}`, { as });
    expect(await list(name)).toEqual(before.filter((item) => item.id !== id));
    await call('POST', `api/common/${name}`, { as, body: { [field]: deleted } });
    expect(await list(name)).toEqual(before);
  },
);

test.each(inboxes)('of one moment, the later of the $name is first', async ({ name, field }) => {
  for (const title of ['First', 'Second', 'Third']) {
    await call('POST', `api/common/${name}`, { as, body: { [field]: { title } } });
  }
  const before = await list(name);
  expect(before.slice(0, 3).map(({ title }) => title)).toEqual(['Third', 'Second', 'First']);
  const path = `api/common/${name}?id=${before[1]?.id}`;
  const { body: deleted } = await call('DELETE', path, { as });
  await call('POST', `api/common/${name}`, { as, body: { [field]: deleted } });
  expect(await list(name)).toEqual(before);
});

test.each(inboxes)(
  'an old one of the $name goes below the newer (MOCK-9)',
  async ({ name, field }) => {
    const before = await list(name);
    const body = { [field]: { title: 'Old', time: before[2]?.time } };
    await call('POST', `api/common/${name}`, { as, body });
    expect((await list(name)).map(({ title }) => title).indexOf('Old')).toBe(2);
  },
);

test.each(inboxes)(
  'a new one of the $name is the first and gets an id of its own (MOCK-9)',
  async ({ name, field }) => {
    const taken = (await list(name))[0]?.id;
    const body = { [field]: { id: taken, title: 'New' } };
    const { body: created } = await call('POST', `api/common/${name}`, { as, body });
    expect((created as Message).id).not.toBe(taken);
    expect((await list(name))[0]).toEqual(created);
  },
);

test.each(inboxes)('all $name are marked read and seen (MOCK-10, WIRE-9)', async ({ name }) => {
  expect((await call('GET', `api/common/${name}/mark-all-as-read`, { as })).body).toBe(true);
  for (const item of await list(name)) expect(item).toMatchObject({ read: true, seen: true });
});

test.each(inboxes)(
  'toggling copies nothing but read in $name (WIRE-8, WIRE-9)',
  async ({ name, field }) => {
    const [first] = await list(name);
    const body = { [field]: { ...first, read: true, title: 'Other' } };
    const { body: changed } = await call('POST', `api/common/${name}/toggle-read-status`, {
      as,
      body,
    });
    expect(changed).toEqual({ ...first, read: true });
  },
);

test('the count is the number of unread messages (INBOX-8)', async () => {
  const before = (await list('messages')).filter((item) => !item.read).length;
  expect(before).toBeGreaterThan(0);
  expect(await unread()).toBe(before);
  await call('GET', 'api/common/messages/mark-all-as-read', { as });
  expect(await unread()).toBe(0);
});

test('a visitor has no messages and changes none', async () => {
  expect((await call('GET', 'api/common/messages')).body).toEqual([]);
  expect((await call('GET', 'api/messages/unread-count')).body).toEqual({ count: 0 });
  expect((await call('GET', 'api/common/messages/mark-all-as-read')).status).toBe(401);
});

test('a body that does not fit is refused', async () => {
  expect((await call('PATCH', 'api/common/messages', { as, body: { id: 7 } })).status).toBe(400);
});

test.each(inboxes)('an update does not change an id of the $name', async ({ name, field }) => {
  const before = await list(name);
  const body = { id: before[0]?.id, [field]: { id: 'another', read: true } };
  await call('PATCH', `api/common/${name}`, { as, body });
  expect((await list(name)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

const persons = ['user', 'schoolAdministrator', 'administrator'] as const;
const personal = ['messages', 'notifications', 'shortcuts'];

test.each([...personal.map((name) => `api/common/${name}`), 'api/apps/chat/chats'])(
  'no two accounts have anything of %s in common (INBOX-26)',
  async (path) => {
    const lists = await Promise.all(
      persons.map(async (person) => (await call('GET', path, { as: person })).body as Message[]),
    );
    for (const own of lists) expect(own.length).toBeGreaterThan(2);
    const ids = lists.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('nobody changes what belongs to another account (INBOX-26)', async () => {
  const other = 'schoolAdministrator';
  const [mine] = await list('messages');
  const snapshot = async () => ({
    lists: await Promise.all([...personal.map(list), call('GET', 'api/apps/chat/chats', { as })]),
    count: await unread(),
  });
  const before = await snapshot();
  const change = { id: mine?.id, message: { read: true, title: 'Mine now' } };
  expect((await call('PATCH', 'api/common/messages', { as: other, body: change })).body).toBeNull();
  await call('DELETE', `api/common/messages?id=${mine?.id}`, { as: other });
  await call('GET', 'api/common/messages/mark-all-as-read', { as: other });
  await call('GET', 'api/common/notifications/mark-all-as-read', { as: other });
  const shortcut = { id: 'shortcut-live', shortcut: { label: 'Mine now' } };
  await call('PATCH', 'api/common/shortcuts', { as: other, body: shortcut });
  const chat = { id: 'chat-1', chat: { muted: true } };
  expect((await call('PATCH', 'api/apps/chat/chat', { as: other, body: chat })).body).toBeNull();
  expect((await call('GET', 'api/apps/chat/chat?id=chat-1', { as: other })).body).toBeNull();
  await call('POST', 'api/common/messages', { as: other, body: { message: { title: 'New' } } });
  const after = await snapshot();
  expect(after).toEqual({ ...before, lists: [...before.lists.slice(0, 3), expect.anything()] });
  expect(after.lists[3]).toMatchObject({ body: (before.lists[3] as { body: unknown }).body });
});

test('a pushed message is in the list of every account, once', async () => {
  const { id } = pushMessage({ title: 'To all' });
  for (const person of persons) {
    const { body } = await call('GET', 'api/common/messages', { as: person });
    expect((body as Message[]).filter((each) => each.id === id)).toHaveLength(1);
    expect((body as Message[])[0]).toMatchObject({ id, title: 'To all', read: false });
  }
});
