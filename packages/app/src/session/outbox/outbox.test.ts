import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/client/ApiError.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import type { QueuedChange } from '#platform/storage/queuedChanges.ts';
import { store } from '#platform/store.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { sessionOf, tokenFor } from '#testing/sessionOf.ts';
import { lockedForm, setSession } from '../session.atoms.ts';
import { createOutbox, OutboxEndedError, sentElsewhere, watchOutbox } from './outbox.ts';
import { discardQueuedChanges, queuedCountAtom } from './queuedCount.ts';

const ada = sessionOf('ada');
const offline = new ApiError('offline', 0, '');
const refused = new ApiError('http', 409, 'no');
const realLocks = navigator.locks;
let storage: ReturnType<typeof stubStorage>;
let found: QueuedChange[];
let isOnline: boolean;

/** Waits until every tab that has asked for its turn to send has had it. */
const everyTurn = () => realLocks.request('touchline.outbox.test', () => {});

/** Each call is a tab of its own, with the storage of the browser. */
function openTab() {
  const mine = found;
  const outbox = createOutbox({ name: 'test', onFound: (more) => mine.push(...more) });
  watchOutbox(outbox);
  return outbox;
}

const storedOutbox = () => [...storage.values.keys()].filter((key) => key.includes('outbox'));

function goOnline() {
  isOnline = true;
  store.set(connectivityAtom, false);
  store.set(connectivityAtom, true);
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  isOnline = true;
  vi.stubGlobal('navigator', {
    locks: realLocks,
    get onLine() {
      return isOnline;
    },
  });
  storage = stubStorage();
  found = [];
  setSession(null);
  setSession(ada);
});

test('a change that was made without a network is stored at once and sent when it is back (OFFLINE-9)', async () => {
  isOnline = false;
  const outbox = openTab();
  const task = vi.fn(async () => 'answer');
  const id = outbox.keep({ text: 'first' });
  const answer = outbox.deliver(id, task);
  await everyTurn();
  expect([...storage.values.values()].join()).toContain('first');
  expect(store.get(queuedCountAtom)).toBe(1);
  expect(task).not.toHaveBeenCalled();
  goOnline();
  await expect(answer).resolves.toBe('answer');
  expect(task).toHaveBeenCalledExactlyOnceWith(ada.accessToken);
  expect(storedOutbox()).toEqual([]);
  expect(store.get(queuedCountAtom)).toBe(0);
});

test('a server that does not answer gets it later (OFFLINE-9)', async () => {
  const outbox = openTab();
  const task = vi.fn<() => Promise<string>>().mockRejectedValueOnce(offline);
  task.mockResolvedValue('answer');
  const answer = outbox.deliver(outbox.keep('change'), task);
  await everyTurn();
  expect(task).toHaveBeenCalledOnce();
  expect(store.get(queuedCountAtom)).toBe(1);
  goOnline();
  await expect(answer).resolves.toBe('answer');
});

test.each([offline, new ApiError('unsure', 0, ''), new ApiError('tooSlow', 0, '')])(
  'what must not be sent twice is given up without an answer (WIRE-7, OFFLINE-10)',
  async (error) => {
    const outbox = openTab();
    const id = outbox.keep('mark all');
    const task = vi.fn<() => Promise<string>>().mockRejectedValue(error);
    await expect(outbox.deliver(id, task, { isRepeatable: false })).rejects.toBe(error);
    expect(task).toHaveBeenCalledOnce();
    expect(store.get(queuedCountAtom)).toBe(0);
  },
);

test('what must not be sent twice is not stored any more while it is on its way (WIRE-7, OFFLINE-10)', async () => {
  const outbox = openTab();
  const id = outbox.keep('mark all');
  const request = Promise.withResolvers<string>();
  const task = vi.fn(() => request.promise);
  const answer = outbox.deliver(id, task, { isRepeatable: false });
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  expect(storedOutbox()).toEqual([]);
  // The next visit, or another tab.
  openTab();
  expect(found).toEqual([]);
  request.resolve('answer');
  await expect(answer).resolves.toBe('answer');
});

test('what must not be sent twice is not sent again after a 401 to an older token (WIRE-7)', async () => {
  const outbox = openTab();
  const late = new ApiError('http', 401, '');
  const task = vi.fn(() => Promise.reject(late));
  const answer = outbox.deliver(outbox.keep('mark all'), task, { isRepeatable: false });
  await expect(answer).rejects.toBe(late);
  expect(task).toHaveBeenCalledOnce();
});

test('what the server refuses does not wait any more (OFFLINE-10)', async () => {
  const outbox = openTab();
  const id = outbox.keep('change');
  await expect(outbox.deliver(id, () => Promise.reject(refused))).rejects.toBe(refused);
  expect(store.get(queuedCountAtom)).toBe(0);
});

test('the changes of an earlier visit are found, in order and those of this person alone (OFFLINE-9)', () => {
  isOnline = false;
  const outbox = openTab();
  vi.useFakeTimers({ now: Date.now() });
  outbox.keep('first');
  // The clock of the device was set back.
  vi.setSystemTime(Date.now() - 60_000);
  outbox.keep('second');
  vi.useRealTimers();
  storage.values.set('touchline.outbox.other', JSON.stringify({ owner: 'bob', queue: 'test' }));
  storage.values.set('touchline.outbox.bad', '{');
  storage.values.set('touchline.outbox.queue', JSON.stringify({ owner: 'ada', queue: 'other' }));
  expect(found).toEqual([]);
  openTab();
  expect(found.map(({ change }) => change)).toEqual(['first', 'second']);
});

test('two tabs send a change once (OFFLINE-9)', async () => {
  isOnline = false;
  const first = openTab();
  const id = first.keep('change');
  const second = openTab();
  const task = vi.fn(async () => 'answer');
  const answers = [first.deliver(id, task), second.deliver(id, task)];
  goOnline();
  await expect(Promise.all(answers)).resolves.toEqual(['answer', sentElsewhere]);
  expect(task).toHaveBeenCalledOnce();
});

test('what another tab has sent is not put back by a tab that lags (OFFLINE-9, WIRE-7)', async () => {
  const first = openTab();
  const id = first.keep('change');
  const second = openTab();
  await first.deliver(id, async () => 'answer');
  second.replace(id, 'altered');
  expect(storedOutbox()).toEqual([]);
  const task = vi.fn(async () => 'answer');
  await expect(second.deliver(id, task)).resolves.toBe(sentElsewhere);
  expect(task).not.toHaveBeenCalled();
});

test('where one tab signs out, that tab alone makes the last attempt (OFFLINE-9, AUTH-15)', async () => {
  isOnline = false;
  const outbox = openTab();
  const task = vi.fn(async () => 'answer');
  const answer = outbox.deliver(outbox.keep('change'), task);
  await everyTurn();
  // As the other tab does it.
  for (const key of storedOutbox()) localStorage.removeItem(key);
  setSession(null, { storedBy: 'otherTab' });
  await expect(answer).resolves.toBe(sentElsewhere);
  expect(task).not.toHaveBeenCalled();
});

test('what another tab is sending at the sign-out is not sent by this one too (WIRE-7, AUTH-15)', async () => {
  const first = openTab();
  const id = first.keep('mark all');
  const second = openTab();
  const request = Promise.withResolvers<string>();
  const task = vi.fn(() => request.promise);
  const answers = [
    first.deliver(id, task, { isRepeatable: false }),
    second.deliver(id, async () => 'again', { isRepeatable: false }),
  ];
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  setSession(null);
  request.resolve('answer');
  await expect(Promise.all(answers)).resolves.toEqual(['answer', sentElsewhere]);
});

test('a session that the server ends takes the changes out of the storage and gives them to nobody else (OFFLINE-11)', async () => {
  isOnline = false;
  const outbox = openTab();
  const task = vi.fn(async () => 'answer');
  const sent = expect(outbox.deliver(outbox.keep('change'), task)).rejects.toThrow(
    OutboxEndedError,
  );
  setSession(null, { reason: 'expired' });
  await sent;
  expect(storedOutbox()).toEqual([]);
  setSession(sessionOf('bob'));
  await everyTurn();
  expect(found).toEqual([]);
  expect(store.get(queuedCountAtom)).toBe(0);
});

test('a 401 leaves the change to its person (AUTH-9, OFFLINE-11)', async () => {
  const outbox = openTab();
  const task = async () => {
    setSession(null, { reason: 'expired' });
    throw new ApiError('http', 401, '');
  };
  await expect(outbox.deliver(outbox.keep('change'), task)).rejects.toThrow(OutboxEndedError);
  expect(storedOutbox()).toEqual([]);
  setSession(sessionOf('ada'));
  await vi.waitFor(() => expect(found.map(({ change }) => change)).toEqual(['change']));
  isOnline = true;
  const again = vi.fn(async () => 'answer');
  await expect(outbox.deliver(found[0]?.id ?? '', again)).resolves.toBe('answer');
});

test('a change that is on its way when the session expires stays for its person (OFFLINE-11)', async () => {
  const outbox = openTab();
  const answer = Promise.withResolvers<never>();
  const task = vi.fn(() => answer.promise);
  const sent = expect(outbox.deliver(outbox.keep('change'), task)).rejects.toThrow(
    OutboxEndedError,
  );
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  setSession(null, { reason: 'expired' });
  setSession(sessionOf('ada'));
  await vi.waitFor(() => expect(found.map(({ change }) => change)).toEqual(['change']));
  const again = vi.fn(async () => 'answer');
  const delivered = outbox.deliver(found[0]?.id ?? '', again);
  answer.reject(offline);
  await sent;
  await expect(delivered).resolves.toBe('answer');
  expect(again).toHaveBeenCalledOnce();
});

test('whoever leaves takes their changes along; this tab tries them once more with their token (AUTH-15, OFFLINE-11)', async () => {
  isOnline = false;
  const outbox = openTab();
  const task = vi.fn<() => Promise<string>>().mockRejectedValue(offline);
  const first = expect(outbox.deliver(outbox.keep('change'), task)).rejects.toBe(offline);
  await everyTurn();
  setSession(sessionOf('bob'));
  await first;
  expect(task).toHaveBeenCalledExactlyOnceWith(ada.accessToken);
  expect(storedOutbox()).toEqual([]);
});

test('discarded changes are not sent (OFFLINE-12)', async () => {
  isOnline = false;
  const outbox = openTab();
  const task = vi.fn(async () => 'answer');
  const answer = outbox.deliver(outbox.keep('change'), task);
  discardQueuedChanges();
  expect(store.get(queuedCountAtom)).toBe(0);
  goOnline();
  await expect(answer).resolves.toBe(sentElsewhere);
  expect(task).not.toHaveBeenCalled();
});

test('discarded changes are not sent at the sign-out either (OFFLINE-12)', async () => {
  isOnline = false;
  const outbox = openTab();
  const task = vi.fn(async () => 'answer');
  const answer = outbox.deliver(outbox.keep('change'), task);
  await everyTurn();
  discardQueuedChanges();
  setSession(null);
  await expect(answer).resolves.toBe(sentElsewhere);
  expect(task).not.toHaveBeenCalled();
});

test('while the session is locked changes wait, and go out with the new token (AUTH-24, OFFLINE-9)', async () => {
  const outbox = openTab();
  const task = vi.fn(async () => 'answer');
  setSession(lockedForm(ada));
  const answer = outbox.deliver(outbox.keep('change'), task);
  await everyTurn();
  expect(task).not.toHaveBeenCalled();
  const unlocked = sessionOf('ada', tokenFor(7200, 'ada'));
  setSession(unlocked);
  await expect(answer).resolves.toBe('answer');
  expect(task).toHaveBeenCalledExactlyOnceWith(unlocked.accessToken);
});

test('with a full storage a change is not stored, but sent (SEC-11)', async () => {
  const outbox = openTab();
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const id = outbox.keep('change');
  await expect(outbox.deliver(id, async () => 'answer')).resolves.toBe('answer');
});
