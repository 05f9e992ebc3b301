import type { Message } from '@touchline/contract/message';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Change, InboxView } from './inboxChanges.ts';
import { inboxQueue, type InboxQueue } from './inboxQueue.ts';

type Answer = Message | 'done' | 'unknown';

interface Sent {
  change: Change;
  answer: (answer?: Answer) => Promise<void>;
  fail: () => Promise<void>;
}

const nothing = { link: null, icon: null, image: null, description: null, title: null };
const entry = (id: string, read = false): Message => {
  return { id, read, useRouter: false, time: '2026-04-15T12:00:00Z', ...nothing };
};

let server: { items: Message[]; unread: number };
let sent: Sent[];
let shown: InboxView;
let listDue: number;
let queue: InboxQueue;

const rest = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(async () => {
  server = { items: [entry('a'), entry('b'), entry('c', true)], unread: 2 };
  sent = [];
  listDue = 0;
  queue = inboxQueue({
    list: async () => server.items,
    count: async () => server.unread,
    send: (change) =>
      new Promise((resolve, reject) => {
        sent.push({
          change,
          answer: async (answer = 'done') => {
            resolve(answer);
            await rest();
          },
          fail: async () => {
            reject(new Error('refused'));
            await rest();
          },
        });
      }),
    onShown: (view) => {
      shown = view;
    },
    onListDue: () => {
      listDue += 1;
    },
  });
  await queue.load();
  await queue.recount();
});

const read = (id: string): Change => ({ kind: 'setRead', id, read: true });
const markAll: Change = { kind: 'markAllRead', ids: ['a', 'b', 'c'] };

test('changes are sent one after another (INBOX-13)', async () => {
  void queue.press(read('a'));
  void queue.press(read('b'));
  await rest();
  expect(shown.unread).toBe(0);
  expect(sent.map(({ change }) => change)).toEqual([read('a')]);
  await sent[0]?.answer();
  expect(sent.map(({ change }) => change)).toEqual([read('a'), read('b')]);
});

test('what is so already is not sent', async () => {
  await queue.press(read('c'));
  await queue.press({ kind: 'remove', id: 'unknown' });
  void queue.press(read('a'));
  await queue.press(read('a'));
  void queue.press(markAll);
  await queue.press(markAll);
  expect(sent).toHaveLength(1);
});

test('one that fails in the middle takes back only itself, and is told (INBOX-13, SHELL-20)', async () => {
  void queue.press(read('a'));
  const middle = queue.press({ kind: 'remove', id: 'c' });
  void queue.press(read('b'));
  await rest();
  await sent[0]?.answer();
  const told = expect(middle).rejects.toThrow('refused');
  await sent[1]?.fail();
  await told;
  expect(shown.items?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(shown.unread).toBe(0);
  await sent[2]?.answer();
  expect(shown.items?.filter((item) => !item.read)).toEqual([]);
});

test('when the last is settled the count is what the server says, and the list is asked for (INBOX-20)', async () => {
  void queue.press(read('a'));
  await rest();
  server.unread = 5;
  await sent[0]?.answer();
  expect(shown.unread).toBe(5);
  expect(listDue).toBe(1);
});

test('a list that agrees with the count is not asked for again (INBOX-20)', async () => {
  void queue.press(read('a'));
  await rest();
  server.unread = 1;
  await sent[0]?.answer();
  expect(listDue).toBe(0);
});

test('a count is not asked for while a change is on its way', async () => {
  void queue.press(read('a'));
  await rest();
  await queue.recount();
  expect(shown.unread).toBe(1);
});

test('a list that was asked for before a change was settled is asked for again', async () => {
  const old = server.items;
  const { resolve, promise } = Promise.withResolvers<Message[]>();
  const list = vi.fn<() => Promise<Message[]>>().mockResolvedValueOnce(old);
  list.mockReturnValueOnce(promise).mockResolvedValueOnce([entry('a', true), entry('z')]);
  const other = inboxQueue({
    list,
    send: async () => 'done',
    onShown: (view) => {
      shown = view;
    },
    onListDue: () => {},
  });
  await other.load();
  const loading = other.load();
  await other.press(read('a'));
  resolve(old);
  await loading;
  expect(shown.items?.map(({ id, read: isRead }) => [id, isRead])).toEqual([
    ['a', true],
    ['z', false],
  ]);
});

test('a push is counted at once, also while all are being marked', async () => {
  queue.push();
  expect(shown.unread).toBe(3);
  void queue.press(markAll);
  queue.push();
  expect(shown.unread).toBe(1);
});

test('ten thousand pushes are counted exactly, also between changes (PERF-5)', async () => {
  void queue.press(read('a'));
  for (let push = 0; push < 10_000; push += 1) queue.push();
  expect(shown.unread).toBe(10_001);
  await sent[0]?.answer();
  expect(shown.unread).toBe(10_001);
});

test('after the end nothing is shown and nobody is told, but what was pressed is sent (AUTH-15)', async () => {
  const first = queue.press(read('a'));
  const second = queue.press(read('b'));
  await rest();
  const before = shown;
  queue.end({ isRefused: false });
  await sent[0]?.fail();
  await first;
  await sent[1]?.answer();
  await second;
  expect(sent).toHaveLength(2);
  expect(shown).toBe(before);
});

test('what would be refused is not sent any more', async () => {
  void queue.press(read('a'));
  const second = queue.press(read('b'));
  await rest();
  queue.end({ isRefused: true });
  await sent[0]?.fail();
  await second;
  expect(sent).toHaveLength(1);
});

test('after a refusal the list is asked for, though the count agrees (INBOX-20)', async () => {
  const told = expect(queue.press(read('a'))).rejects.toThrow('refused');
  await rest();
  await sent[0]?.fail();
  await told;
  expect(shown.unread).toBe(2);
  expect(listDue).toBe(1);
});

/** An inbox whose answers come when the test says so. */
function heldInbox() {
  const lists = [Promise.withResolvers<Message[]>(), Promise.withResolvers<Message[]>()] as const;
  const counts = [Promise.withResolvers<number>(), Promise.withResolvers<number>()] as const;
  const list = vi.fn<() => Promise<Message[]>>();
  const count = vi.fn<() => Promise<number>>();
  for (const { promise } of lists) list.mockReturnValueOnce(promise);
  for (const { promise } of counts) count.mockReturnValueOnce(promise);
  const onShown = (view: InboxView) => {
    shown = view;
  };
  const held = inboxQueue({ list, count, send: async () => 'done', onShown, onListDue: () => {} });
  return { held, lists, counts };
}

test('an older list does not replace a newer one', async () => {
  const { held, lists } = heldInbox();
  const loads = [held.load(), held.load()];
  lists[1].resolve([entry('new')]);
  await loads[1];
  lists[0].resolve([entry('old')]);
  await loads[0];
  expect(shown.items?.map(({ id }) => id)).toEqual(['new']);
});

test('a count that a push overtook is asked for again (INBOX-20)', async () => {
  const { held, counts } = heldInbox();
  const counting = held.recount();
  held.push();
  counts[0].resolve(2);
  counts[1].resolve(3);
  await counting;
  expect(shown.unread).toBe(3);
});

test('without a count what is shown stays', async () => {
  const { held, counts } = heldInbox();
  held.push();
  counts[0].reject(new Error('offline'));
  await expect(held.recount()).resolves.toBeUndefined();
  expect(shown.unread).toBe(1);
});
