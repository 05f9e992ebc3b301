import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/client/ApiError.ts';
import { store } from '#platform/store.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { setSession } from '../session.atoms.ts';
import { createChangeQueue } from './changeQueue.ts';

const parse = (stored: unknown) => (typeof stored === 'string' ? stored : null);
// One token for all tests: its time of expiry would differ after a second.
const ada = sessionOf('ada');
let storage: ReturnType<typeof stubStorage>;

beforeEach(() => {
  storage = stubStorage();
  vi.stubGlobal('navigator', { onLine: true });
  setSession(null);
  setSession(ada);
});

test('changes are shown while they wait and sent one after another (OFFLINE-9)', async () => {
  const first = Promise.withResolvers<string>();
  const send = vi.fn((change: string) => (change === 'a' ? first.promise : Promise.resolve('b')));
  const onAccepted = vi.fn();
  const queue = createChangeQueue({ name: 'q', parse, send, onAccepted, onRefused: vi.fn() });
  queue.add('a');
  queue.add('b');
  expect(store.get(queue.waitingAtom)).toEqual(['a', 'b']);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  first.resolve('a');
  await vi.waitFor(() => expect(onAccepted).toHaveBeenLastCalledWith('b', 'b'));
  await vi.waitFor(() => expect(store.get(queue.waitingAtom)).toEqual([]));
});

test('a refused change is reported, and the next one is sent (OFFLINE-10)', async () => {
  const error = new ApiError('http', 404, 'gone');
  const send = vi.fn(async (change: string) => {
    if (change === 'a') throw error;
  });
  const onRefused = vi.fn();
  const queue = createChangeQueue({ name: 'q', parse, send, onRefused });
  queue.add('a');
  queue.add('b');
  await vi.waitFor(() => expect(store.get(queue.waitingAtom)).toEqual([]));
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('a', error);
  expect(send).toHaveBeenCalledTimes(2);
});

test('changes of an earlier visit are sent, unusable ones are dropped (OFFLINE-9, SEC-7)', async () => {
  const entry = (change: unknown) => JSON.stringify({ owner: 'ada', queue: 'q', change });
  storage.values.set('touchline.outbox.1', entry('kept'));
  storage.values.set('touchline.outbox.2', entry({ strange: true }));
  const send = vi.fn(async () => {});
  const queue = createChangeQueue({ name: 'q', parse, send, onRefused: vi.fn() });
  expect(store.get(queue.waitingAtom)).toEqual(['kept']);
  await vi.waitFor(() => expect(store.get(queue.waitingAtom)).toEqual([]));
  expect(send).toHaveBeenCalledExactlyOnceWith('kept', ada.accessToken);
  expect([...storage.values.keys()].filter((key) => key.includes('outbox'))).toEqual([]);
});

test('the next person sees nothing of what waits, and hears nothing of its outcome (AUTH-14, OFFLINE-11)', async () => {
  const first = Promise.withResolvers<string>();
  const [onAccepted, onRefused] = [vi.fn(), vi.fn()];
  const send = vi.fn((change: string) =>
    change === 'a' ? first.promise : Promise.resolve('answer'),
  );
  const queue = createChangeQueue({ name: 'q', parse, send, onAccepted, onRefused });
  queue.add('a');
  queue.add('b');
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  setSession(sessionOf('bob'));
  expect(store.get(queue.waitingAtom)).toEqual([]);
  first.reject(new ApiError('http', 404, 'gone'));
  // Its turn comes after the end, with the token of its person; then that of the next person.
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  queue.add('c');
  await vi.waitFor(() => expect(onAccepted).toHaveBeenCalled());
  expect(onAccepted).toHaveBeenCalledExactlyOnceWith('c', 'answer');
  expect(onRefused).not.toHaveBeenCalled();
});
