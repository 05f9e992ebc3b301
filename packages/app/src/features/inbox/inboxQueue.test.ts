import type { Message } from '@touchline/contract/message';
import { beforeEach, expect, test, vi } from 'vitest';
import { flushPromises } from '#testing/flushPromises.ts';
import type { Change, InboxView } from './inboxChanges.ts';
import { createInboxQueue, type InboxQueue } from './inboxQueue.ts';
import type { KeptChange } from './keptChange.ts';

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

/** An outbox whose server can always be reached. */
function fakeOutbox() {
  const kept = new Map<string, KeptChange>();
  return {
    kept,
    keep: (change: unknown) => {
      const id = `${kept.size}`;
      kept.set(id, change as KeptChange);
      return id;
    },
    replace: (id: string, change: unknown) => void kept.set(id, change as KeptChange),
    drop: (id: string) => void kept.delete(id),
    deliver: <Outcome>(_: string, task: (token: string) => Promise<Outcome>) => task('token'),
  };
}

let outbox: ReturnType<typeof fakeOutbox>;
let server: { items: Message[]; unread: number };
let sent: Sent[];
let shown: InboxView;
let listDue: number;
let queue: InboxQueue;

const createQueue = (options: { count?: () => Promise<number> } = {}) =>
  createInboxQueue({
    outbox,
    list: async () => server.items,
    count: async () => server.unread,
    send: ({ change }) =>
      new Promise((resolve, reject) => {
        sent.push({
          change,
          answer: async (answer = 'done') => {
            resolve(answer);
            await flushPromises();
          },
          fail: async () => {
            reject(new Error('refused'));
            await flushPromises();
          },
        });
      }),
    onViewChange: (view) => {
      shown = view;
    },
    onListStale: () => {
      listDue += 1;
    },
    ...options,
  });

beforeEach(async () => {
  server = { items: [entry('a'), entry('b'), entry('c', true)], unread: 2 };
  sent = [];
  listDue = 0;
  outbox = fakeOutbox();
  queue = createQueue();
  await queue.load();
  await queue.synchronise();
});

const read = (id: string): Change => ({ kind: 'setRead', id, read: true });
const markAll: Change = { kind: 'markAllRead', ids: ['a', 'b', 'c'] };

test('changes are sent one after another (INBOX-13)', async () => {
  void queue.applyChange(read('a'));
  void queue.applyChange(read('b'));
  await flushPromises();
  expect(shown.unread).toBe(0);
  expect(sent.map(({ change }) => change)).toEqual([read('a')]);
  await sent[0]?.answer();
  expect(sent.map(({ change }) => change)).toEqual([read('a'), read('b')]);
});

test('a change without effect is not sent', async () => {
  await queue.applyChange(read('c'));
  await queue.applyChange({ kind: 'remove', id: 'unknown' });
  void queue.applyChange(read('a'));
  await queue.applyChange(read('a'));
  void queue.applyChange(markAll);
  await queue.applyChange(markAll);
  expect(sent).toHaveLength(1);
});

test('a refused change reverts only itself and rejects (INBOX-13, SHELL-20)', async () => {
  void queue.applyChange(read('a'));
  const middle = queue.applyChange({ kind: 'remove', id: 'c' });
  void queue.applyChange(read('b'));
  await flushPromises();
  await sent[0]?.answer();
  const told = expect(middle).rejects.toThrow('refused');
  await sent[1]?.fail();
  await told;
  expect(shown.items?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(shown.unread).toBe(0);
  await sent[2]?.answer();
  expect(shown.items?.filter((item) => !item.read)).toEqual([]);
});

test('after the last change the count and a differing list are fetched again (INBOX-20)', async () => {
  void queue.applyChange(read('a'));
  await flushPromises();
  server.unread = 5;
  await sent[0]?.answer();
  expect(shown.unread).toBe(5);
  expect(listDue).toBe(1);
});

test('a list that agrees with the count is not fetched again (INBOX-20)', async () => {
  void queue.applyChange(read('a'));
  await flushPromises();
  server.unread = 1;
  await sent[0]?.answer();
  expect(listDue).toBe(0);
});

test('the count is not fetched while a change is in flight', async () => {
  void queue.applyChange(read('a'));
  await flushPromises();
  await queue.synchronise();
  expect(shown.unread).toBe(1);
});

test('a list that was requested before a change settled is fetched again', async () => {
  const old = server.items;
  const { resolve, promise } = Promise.withResolvers<Message[]>();
  const list = vi.fn<() => Promise<Message[]>>().mockResolvedValueOnce(old);
  list.mockReturnValueOnce(promise).mockResolvedValueOnce([entry('a', true), entry('z')]);
  const other = createInboxQueue({
    outbox: fakeOutbox(),
    list,
    send: async () => 'done',
    onViewChange: (view) => {
      shown = view;
    },
    onListStale: () => {},
  });
  await other.load();
  const loading = other.load();
  await other.applyChange(read('a'));
  resolve(old);
  await loading;
  expect(shown.items?.map(({ id, read: isRead }) => [id, isRead])).toEqual([
    ['a', true],
    ['z', false],
  ]);
});

test('a push is counted at once, also while marking all is in flight', async () => {
  queue.push();
  expect(shown.unread).toBe(3);
  void queue.applyChange(markAll);
  queue.push();
  expect(shown.unread).toBe(1);
});

test('ten thousand pushes are counted exactly, also between changes (PERF-5)', async () => {
  void queue.applyChange(read('a'));
  for (let push = 0; push < 10_000; push += 1) queue.push();
  expect(shown.unread).toBe(10_001);
  await sent[0]?.answer();
  expect(shown.unread).toBe(10_001);
});

test('after the end queued changes are sent, without updating the view or rejecting (AUTH-15)', async () => {
  const first = queue.applyChange(read('a'));
  const second = queue.applyChange(read('b'));
  await flushPromises();
  const before = shown;
  queue.end();
  await sent[0]?.fail();
  await first;
  await sent[1]?.answer();
  await second;
  expect(sent).toHaveLength(2);
  expect(shown).toBe(before);
});

test('after a refused change the list is fetched again, although the count agrees (INBOX-20)', async () => {
  const told = expect(queue.applyChange(read('a'))).rejects.toThrow('refused');
  await flushPromises();
  await sent[0]?.fail();
  await told;
  expect(shown.unread).toBe(2);
  expect(listDue).toBe(1);
});

/** An inbox whose answers come when the test says so. */
function deferredInbox() {
  const lists = [Promise.withResolvers<Message[]>(), Promise.withResolvers<Message[]>()] as const;
  const counts = [Promise.withResolvers<number>(), Promise.withResolvers<number>()] as const;
  const list = vi.fn<() => Promise<Message[]>>();
  const count = vi.fn<() => Promise<number>>();
  for (const { promise } of lists) list.mockReturnValueOnce(promise);
  for (const { promise } of counts) count.mockReturnValueOnce(promise);
  const onViewChange = (view: InboxView) => {
    shown = view;
  };
  const held = createInboxQueue({
    outbox: fakeOutbox(),
    list,
    count,
    send: async () => 'done',
    onViewChange,
    onListStale: () => {},
  });
  return { held, lists, counts };
}

test('an older list does not replace a newer one', async () => {
  const { held, lists } = deferredInbox();
  const loads = [held.load(), held.load()];
  lists[1].resolve([entry('new')]);
  await loads[1];
  lists[0].resolve([entry('old')]);
  await loads[0];
  expect(shown.items?.map(({ id }) => id)).toEqual(['new']);
});

test('a count is fetched again when a push arrived meanwhile (INBOX-20)', async () => {
  const { held, counts } = deferredInbox();
  const counting = held.synchronise();
  held.push();
  counts[0].resolve(2);
  counts[1].resolve(3);
  await counting;
  expect(shown.unread).toBe(3);
});

test('a push that a count knew of already does not count twice (LIVE-24)', async () => {
  vi.useFakeTimers();
  try {
    // The server has counted the message before it answered; the push comes after the answer.
    server.unread = 3;
    await queue.synchronise();
    queue.push();
    expect(shown.unread).toBe(4);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown.unread).toBe(3);
    // Later pushes are their own, and no request follows them.
    await vi.advanceTimersByTimeAsync(3_000);
    queue.push();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown.unread).toBe(4);
  } finally {
    vi.useRealTimers();
  }
});

test('a burst during the count is counted by the server once it is over (LIVE-24)', async () => {
  vi.useFakeTimers();
  try {
    let pushed = 0;
    const count = vi.fn(async () => {
      // It answers with what has come and with what is still on its way.
      queueInBurst.push();
      return (pushed += 10);
    });
    const queueInBurst = createInboxQueue({
      outbox,
      list: async () => [],
      count,
      send: async () => 'done',
      onViewChange: (view) => {
        shown = view;
      },
      onListStale: () => {},
    });
    await queueInBurst.synchronise();
    expect(count).toHaveBeenCalledTimes(3);
    count.mockImplementation(async () => 500);
    for (let push = 0; push < 5; push += 1) {
      await vi.advanceTimersByTimeAsync(500);
      queueInBurst.push();
    }
    expect(count).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(count).toHaveBeenCalledTimes(4);
    expect(shown.unread).toBe(500);
    queueInBurst.push();
    queueInBurst.end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(count).toHaveBeenCalledTimes(4);
  } finally {
    vi.useRealTimers();
  }
});

test('a count that failed is fetched again after 30 s, until the session ends (LIVE-26)', async () => {
  vi.useFakeTimers();
  try {
    const count = vi.fn<() => Promise<number>>().mockRejectedValue(new Error('offline'));
    const unlucky = createQueue({ count });
    await unlucky.synchronise();
    // Attempts to connect ask too; one retry waits at a time.
    await unlucky.synchronise();
    expect(count).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(count).toHaveBeenCalledTimes(2);
    count.mockResolvedValueOnce(7);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.unread).toBe(7);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(count).toHaveBeenCalledTimes(3);

    await unlucky.synchronise();
    unlucky.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(count).toHaveBeenCalledTimes(4);
  } finally {
    vi.useRealTimers();
  }
});

test('a count that fails after the end of the session is not fetched again (LIVE-26)', async () => {
  vi.useFakeTimers();
  try {
    const { promise, reject } = Promise.withResolvers<number>();
    const ending = createQueue({ count: () => promise });
    const counting = ending.synchronise();
    ending.end();
    reject(new Error('offline'));
    await counting;
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a list that does not agree with the count has it fetched, once (LIVE-26)', async () => {
  vi.useFakeTimers();
  try {
    const count = vi.fn(async () => server.unread);
    const counted = createQueue({ count });
    await counted.load();
    // The count is on its way while the first list comes.
    await vi.advanceTimersByTimeAsync(10_000);
    expect(count).not.toHaveBeenCalled();
    await counted.synchronise();
    server = { items: [entry('d'), ...server.items], unread: 3 };
    await counted.load();
    expect(shown.unread).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown.unread).toBe(3);
    // An entry that cannot be read is counted all the same.
    server.unread = 4;
    await counted.load();
    expect(count).toHaveBeenCalledTimes(2);
    await counted.synchronise();
    await counted.load();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(count).toHaveBeenCalledTimes(4);
    expect(listDue).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('while a change waits, nothing is asked for again and again', async () => {
  vi.useFakeTimers();
  try {
    void queue.applyChange(read('a'));
    await queue.synchronise();
    await queue.load();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a failed count keeps the shown one', async () => {
  const { held, counts } = deferredInbox();
  held.push();
  counts[0].reject(new Error('offline'));
  await expect(held.synchronise()).resolves.toBeUndefined();
  expect(shown.unread).toBe(1);
});

test('a list that differs after a time without pushes is asked for again (INBOX-19, LIVE-5)', async () => {
  await queue.synchronise();
  expect(listDue).toBe(0);
  server.items = [entry('d'), ...server.items];
  server.unread = 3;
  await queue.synchronise();
  expect(listDue).toBe(1);
});

test('a change is kept from the press on, with the entry that it is about (OFFLINE-9)', async () => {
  void queue.applyChange(read('a'));
  void queue.applyChange(markAll);
  expect([...outbox.kept.values()]).toEqual([
    { change: read('a'), entry: entry('a') },
    { change: markAll, entry: null },
  ]);
});

test('changes that follow another also hold after a reload (OFFLINE-9)', async () => {
  void queue.applyChange({ kind: 'remove', id: 'a' });
  void queue.applyChange({ kind: 'restore', item: entry('a'), below: [] });
  void queue.applyChange(read('a'));
  await flushPromises();
  await sent[0]?.answer();
  await sent[1]?.answer(entry('new'));
  expect(outbox.kept.get('2')?.change).toEqual(read('new'));
});

test('a change that has become pointless is not kept (OFFLINE-9)', async () => {
  const told = expect(queue.applyChange({ kind: 'remove', id: 'a' })).rejects.toThrow('refused');
  void queue.applyChange({ kind: 'restore', item: entry('a'), below: [] });
  await flushPromises();
  await sent[0]?.fail();
  await told;
  expect(outbox.kept.has('1')).toBe(false);
});

test('a list that was kept is shown once, so that it undoes no change since (OFFLINE-5)', async () => {
  queue = createQueue();
  await queue.loadKept();
  void queue.applyChange(read('a'));
  await flushPromises();
  await sent[0]?.answer();
  await queue.loadKept();
  expect(shown.items?.find(({ id }) => id === 'a')?.read).toBe(true);
});

test('a change of an earlier visit is shown over the list and sent (OFFLINE-9)', async () => {
  const kept = { change: read('b'), entry: entry('b') };
  const resumed = queue.resume('kept', kept);
  expect(shown.items?.find(({ id }) => id === 'b')?.read).toBe(true);
  await flushPromises();
  expect(sent.map(({ change }) => change)).toEqual([read('b')]);
  await sent[0]?.answer();
  await resumed;
});
