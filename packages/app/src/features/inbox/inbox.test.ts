import type { Message } from '@touchline/contract/message';
import { beforeEach, expect, test, vi } from 'vitest';
import { revalidateCached } from '#platform/cache/cache.ts';
import { ApiError } from '#platform/client/ApiError.ts';
import { call } from '#platform/client/client.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { fetchFrom } from '#platform/kept/answers.ts';
import { readKept } from '#platform/kept/keptAnswers.ts';
import { store } from '#platform/store.ts';
import { setSession } from '#session/session.atoms.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { inboxes } from './inbox.ts';

vi.mock('#platform/client/client.ts', () => ({ call: vi.fn() }));
vi.mock('#platform/kept/keptAnswers.ts', () => ({ readKept: vi.fn() }));
vi.mock('#platform/cache/cache.ts', () => ({ revalidateCached: vi.fn(async () => {}) }));

const { messages, notifications } = inboxes;
const server = vi.mocked(call as (name: string, options?: object) => Promise<unknown>);
const ada = sessionOf('ada');
const token = ada.accessToken;

function entry(id: string, read = false): Message {
  const nothing = { link: null, icon: null, image: null, description: null };
  return { id, read, useRouter: false, time: '2026-04-15T12:00:00Z', title: id, ...nothing };
}

const items = [entry('a'), entry('b'), entry('c', true)];
let answers: Record<string, () => unknown>;

const sent = () => server.mock.calls.filter(([name]) => !(name in lists));
const lists = { messages: 0, notifications: 0, unreadCount: 0 };

function stubNetwork() {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
}

function comeBackOnline() {
  store.set(connectivityAtom, false);
  store.set(connectivityAtom, true);
}

beforeEach(async () => {
  stubStorage();
  setSession(null);
  setSession(ada);
  answers = {
    messages: () => items,
    notifications: () => items,
    unreadCount: () => ({ count: 2 }),
  };
  server.mockReset().mockImplementation(async (name) => (answers[name] ?? (() => null))());
  vi.mocked(revalidateCached).mockClear();
  await messages.load();
  await messages.synchronise();
  await notifications.load();
});

test('messages are counted by the server, notifications in the list (INBOX-8)', async () => {
  expect(store.get(messages.unreadAtom)).toBe(2);
  expect(store.get(notifications.unreadAtom)).toBe(2);
  expect(store.get(messages.itemsAtom)).toEqual(items);
  for (const name of ['messages', 'notifications', 'unreadCount']) {
    expect(server).toHaveBeenCalledWith(name, { isTracked: false });
  }
});

test('a start without the server shows the count that was seen last (OFFLINE-14)', async () => {
  vi.mocked(readKept).mockResolvedValue({ count: 7 });
  answers['unreadCount'] = () => {
    throw new TypeError('offline');
  };
  setSession(null);
  setSession(sessionOf('bob'));
  await messages.synchronise();
  expect(store.get(messages.unreadAtom)).toBe(7);
  expect(readKept).toHaveBeenCalledWith('unreadCount', {});
  const failing = answers['unreadCount'];
  answers['unreadCount'] = () => ({ count: 4 });
  await messages.synchronise();
  expect(store.get(messages.unreadAtom)).toBe(4);
  answers['unreadCount'] = failing;
  // The server has the last word, and what is pushed later counts from there.
  messages.push();
  await messages.synchronise();
  await vi.waitFor(() => expect(store.get(messages.unreadAtom)).toBe(5));
});

test('a list that was kept gives way to the answer of the server, and replaces none (OFFLINE-5)', async () => {
  setSession(null);
  setSession(sessionOf('bob'));
  const answer = Promise.withResolvers<Message[]>();
  answers['notifications'] = () => answer.promise;
  const loading = notifications.load();
  answers['notifications'] = () => [entry('old')];
  const showKept = () => fetchFrom(async () => null, notifications.load);
  await showKept();
  expect(store.get(notifications.itemsAtom)).toEqual([entry('old')]);
  answer.resolve([entry('new')]);
  await loading;
  expect(store.get(notifications.itemsAtom)).toEqual([entry('new')]);
  await showKept();
  expect(store.get(notifications.itemsAtom)).toEqual([entry('new')]);
});

test('a start without the server and with nothing kept shows no count (OFFLINE-14)', async () => {
  vi.mocked(readKept).mockRejectedValue(new TypeError('nothing kept'));
  answers['unreadCount'] = () => {
    throw new TypeError('offline');
  };
  setSession(null);
  setSession(sessionOf('bob'));
  await messages.synchronise();
  expect(store.get(messages.unreadAtom)).toBe(0);
});

test('an update sends the whole entry (WIRE-26)', async () => {
  await messages.applyChange({ kind: 'setRead', id: 'a', read: true });
  const body = { id: 'a', message: entry('a', true) };
  expect(sent()).toEqual([['updateMessage', { body, token }]]);
  await notifications.applyChange({ kind: 'setRead', id: 'b', read: true });
  const other = { id: 'b', notification: entry('b', true) };
  expect(sent().at(-1)).toEqual(['updateNotification', { body: other, token }]);
});

test('removing, restoring and marking all are sent with the token (INBOX-6, INBOX-7, INBOX-14)', async () => {
  answers['createMessage'] = () => entry('a');
  answers['createNotification'] = () => entry('a');
  for (const inbox of [messages, notifications]) {
    await inbox.applyChange({ kind: 'remove', id: 'a' });
    await inbox.applyChange({ kind: 'restore', item: entry('a'), below: ['b', 'c'] });
    await inbox.applyChange({ kind: 'markAllRead', ids: ['a', 'b', 'c'] });
  }
  expect(sent()).toEqual([
    ['deleteMessage', { query: { id: 'a' }, token }],
    ['createMessage', { body: { message: entry('a') }, token }],
    ['markAllMessagesRead', { token }],
    ['deleteNotification', { query: { id: 'a' }, token }],
    ['createNotification', { body: { notification: entry('a') }, token }],
    ['markAllNotificationsRead', { token }],
  ]);
});

test('an undo whose answer was lost is not sent again where the message is back (INBOX-14, OFFLINE-10)', async () => {
  stubNetwork();
  await messages.applyChange({ kind: 'remove', id: 'a' });
  answers['createMessage'] = () => {
    throw new ApiError('offline', 0, '');
  };
  const undo = messages.applyChange({ kind: 'restore', item: entry('a'), below: ['b', 'c'] });
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  server.mockClear();
  answers['createMessage'] = () => entry('copy');
  comeBackOnline();
  await undo;
  expect(sent()).toEqual([]);
  expect(server).toHaveBeenCalledWith('messages', { isTracked: false, token });
  expect(store.get(messages.itemsAtom)).toEqual(items);
});

test('an undo that did not arrive is sent again (INBOX-14, OFFLINE-9)', async () => {
  stubNetwork();
  await messages.applyChange({ kind: 'remove', id: 'a' });
  answers['messages'] = () => items.slice(1);
  answers['createMessage'] = () => {
    throw new ApiError('offline', 0, '');
  };
  const undo = messages.applyChange({ kind: 'restore', item: entry('a'), below: ['b', 'c'] });
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  answers['createMessage'] = () => entry('a');
  comeBackOnline();
  await undo;
  expect(sent().map(([name]) => name)).toEqual(['deleteMessage', 'createMessage', 'createMessage']);
});

test('an undo of an earlier visit is not sent again where the message is back (INBOX-14, OFFLINE-10)', async () => {
  setSession(null);
  const change = { kind: 'restore', item: entry('a'), below: [] };
  const kept = { owner: 'bob', queue: 'messages', change: { change, entry: null } };
  localStorage.setItem('touchline.outbox.1', JSON.stringify(kept));
  setSession(sessionOf('bob'));
  await vi.waitFor(() => expect(localStorage.getItem('touchline.outbox.1')).toBeNull());
  expect(sent()).toEqual([]);
});

test('the list is fetched again after a change to an entry that the server does not know (INBOX-20)', async () => {
  answers['updateMessage'] = () => null;
  answers['unreadCount'] = () => ({ count: 1 });
  await messages.applyChange({ kind: 'setRead', id: 'a', read: true });
  await vi.waitFor(() => expect(revalidateCached).toHaveBeenCalledExactlyOnceWith('messages'));
});

test('a push raises the count and revalidates the list (INBOX-19, LIVE-3)', () => {
  messages.push();
  expect(store.get(messages.unreadAtom)).toBe(3);
  expect(revalidateCached).toHaveBeenCalledExactlyOnceWith('messages');
});

test('after a recall the count and the list are asked for, and nothing is counted (LIVE-27)', async () => {
  answers['unreadCount'] = () => ({ count: 1 });
  messages.refresh();
  expect(store.get(messages.unreadAtom)).toBe(2);
  expect(revalidateCached).toHaveBeenCalledExactlyOnceWith('messages');
  await vi.waitFor(() => expect(store.get(messages.unreadAtom)).toBe(1));
});

const counts = () => server.mock.calls.filter(([name]) => name === 'unreadCount').length;

test('a thousand recalls ask for the count twice, the second time after the last (INBOX-27, LIVE-27, PERF-5)', async () => {
  vi.useFakeTimers();
  try {
    const first = Promise.withResolvers<{ count: number }>();
    answers['unreadCount'] = () => first.promise;
    server.mockClear();
    for (let recalled = 0; recalled < 1_000; recalled += 1) messages.refresh();
    expect(counts()).toBe(1);
    // One at a time, however long the answer takes.
    await vi.advanceTimersByTimeAsync(5_000);
    expect(counts()).toBe(1);
    answers['unreadCount'] = () => ({ count: 0 });
    answers['messages'] = () => [entry('c', true)];
    vi.mocked(revalidateCached).mockImplementationOnce(async () => void (await messages.load()));
    // It was asked for before the last recall.
    first.resolve({ count: 1 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(counts()).toBe(2);
    expect(store.get(messages.unreadAtom)).toBe(0);
    expect(store.get(messages.itemsAtom)).toEqual([entry('c', true)]);
    messages.refresh();
    expect(counts()).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

test('a count that waits after recalls is not asked for by the next person (AUTH-14, INBOX-27)', async () => {
  vi.useFakeTimers();
  try {
    server.mockClear();
    messages.refresh();
    messages.refresh();
    setSession(sessionOf('bob'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(counts()).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('two thousand pushes ask for the list twice, and are all counted (INBOX-27, LIVE-3)', async () => {
  vi.useFakeTimers();
  const all = [...items, ...Array.from({ length: 2_000 }, (_, index) => entry(`pushed-${index}`))];
  answers['messages'] = () => all;
  answers['unreadCount'] = () => ({ count: 2_002 });
  const load = async () => void (await messages.load());
  vi.mocked(revalidateCached).mockImplementationOnce(load).mockImplementationOnce(load);
  for (let push = 0; push < 2_000; push += 1) messages.push();
  await vi.advanceTimersByTimeAsync(200);
  expect(store.get(messages.unreadAtom)).toBe(2_002);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(store.get(messages.unreadAtom)).toBe(2_002);
  expect(revalidateCached).toHaveBeenCalledTimes(2);
});

test('a refresh that waits is not made for the next person (AUTH-14)', async () => {
  vi.useFakeTimers();
  messages.push();
  messages.push();
  setSession(sessionOf('bob'));
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(revalidateCached).toHaveBeenCalledOnce();
});

test('a change made before the sign-out is sent with the token of its person (AUTH-15)', async () => {
  const first = Promise.withResolvers<null>();
  answers['updateMessage'] = () => first.promise;
  void messages.applyChange({ kind: 'setRead', id: 'a', read: true });
  const second = messages.applyChange({ kind: 'remove', id: 'b' });
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  setSession(sessionOf('bob'));
  first.resolve(null);
  await second;
  expect(sent().at(-1)).toEqual(['deleteMessage', { query: { id: 'b' }, token }]);
});

test('pending changes of an expired session are not sent (AUTH-9)', async () => {
  const first = Promise.withResolvers<null>();
  answers['updateMessage'] = () => first.promise;
  void messages.applyChange({ kind: 'setRead', id: 'a', read: true });
  const second = messages.applyChange({ kind: 'remove', id: 'b' });
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  setSession(null, { reason: 'expired' });
  first.resolve(null);
  await second;
  expect(sent()).toHaveLength(1);
});

test('the next person starts with an empty inbox (AUTH-14, LIVE-14)', async () => {
  setSession(sessionOf('bob'));
  expect(store.get(messages.itemsAtom)).toBeNull();
  expect(store.get(messages.unreadAtom)).toBe(0);
  messages.push();
  expect(store.get(messages.unreadAtom)).toBe(1);
});

test('2,000 pushes ask for the list once a second at most, one at a time (INBOX-27)', async () => {
  vi.useFakeTimers();
  try {
    const asked: PromiseWithResolvers<void>[] = [];
    vi.mocked(revalidateCached).mockImplementation(() => {
      const request = Promise.withResolvers<void>();
      asked.push(request);
      return request.promise;
    });
    setSession(sessionOf('bob'));
    for (let pushed = 0; pushed < 2_000; pushed += 1) messages.push();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(1);
    asked[0]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(2);
    asked[1]?.resolve();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(2);
    expect(store.get(messages.unreadAtom)).toBe(2_000);
    messages.push();
    messages.push();
    setSession(ada);
    asked[2]?.resolve();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});

test('pushes are rendered ten times a second at most, and none is lost (LIVE-3)', async () => {
  vi.useFakeTimers();
  const shown: number[] = [];
  const stop = store.sub(messages.unreadAtom, () => shown.push(store.get(messages.unreadAtom)));
  try {
    for (let frame = 0; frame < 100; frame += 1) {
      for (let pushed = 0; pushed < 100; pushed += 1) messages.push();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(shown[0]).toBe(3);
    expect(shown.length).toBeLessThanOrEqual(11);
    await vi.advanceTimersByTimeAsync(100);
    expect(shown.at(-1)).toBe(10_002);
    messages.push();
    messages.push();
    setSession(sessionOf('bob'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown.at(-1)).toBe(0);
  } finally {
    stop();
    vi.useRealTimers();
  }
});
