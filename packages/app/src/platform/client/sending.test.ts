import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endPersonal } from '../personal.ts';
import { serverNow } from '../serverClock.ts';
import { store } from '../store.ts';
import { call, connectClient, fetchText, prefetchCall } from './client.ts';
import { isAnsweredAtom, isLoadingAtom } from './requests.atoms.ts';

const send = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', send);
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('location', { origin: 'https://touchline.example' });
const page = { api: '/api/' };
vi.stubGlobal('document', { querySelector: () => ({ content: page.api }) });

const onUnauthorized = vi.fn();
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

/** Somebody is signed in, with a token that can be sent or is past its time. */
function signIn(value: string, isUsable = true) {
  connectClient({ getToken: () => ({ value, isUsable }), onUnauthorized });
}

function leave() {
  endPersonal({ reason: 'left', userId: 'ada', accessToken: 'of ada' });
}

function sentHeaders(): Headers {
  return new Headers(send.mock.lastCall?.[1]?.headers);
}

const rest = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  connectClient({ getToken: () => null, onUnauthorized });
  leave();
  onUnauthorized.mockClear();
  store.set(isAnsweredAtom, true);
  send.mockReset().mockImplementation(async () => json({ count: 1 }));
});

describe('the token', () => {
  test('goes along with every call, and no redirect or cookie does (WIRE-3, WIRE-25)', async () => {
    signIn('of ada');
    await call('unreadCount');
    expect(sentHeaders().get('Authorization')).toBe('Bearer of ada');
    expect(send.mock.lastCall?.[1]).toMatchObject({ redirect: 'error', credentials: 'omit' });
  });

  test.each([
    ['past its time', () => signIn('of ada', false)],
    ['nobody has', () => {}],
  ])('that is %s is not sent (WIRE-3)', async (_, begin) => {
    begin();
    await call('unreadCount');
    expect(sentHeaders().has('Authorization')).toBe(false);
  });

  test('of who made the change goes with it, whoever is signed in now (AUTH-15)', async () => {
    signIn('of bob');
    send.mockImplementation(async () => json(true));
    await call('markAllMessagesRead', { token: 'of ada' });
    expect(sentHeaders().get('Authorization')).toBe('Bearer of ada');
  });

  test('does not go with a text of the site (WIRE-25)', async () => {
    signIn('of ada');
    send.mockImplementation(async () => new Response('{}'));
    expect(await fetchText('/i18n/en.json')).toEqual({ status: 200, text: '{}' });
    expect(sentHeaders().has('Authorization')).toBe(false);
    expect(send.mock.lastCall?.[1]?.credentials).toBe('same-origin');
  });
});

describe('a refusal', () => {
  test.each([true, false])(
    'with 401 ends the session of its token, sent or past its time (AUTH-9): usable %s',
    async (isUsable) => {
      signIn('of ada', isUsable);
      send.mockImplementation(async () => json({}, { status: 401 }));
      const answer = call('unreadCount');
      signIn(isUsable ? 'of bob' : 'of ada', isUsable);
      await expect(answer).rejects.toMatchObject({ status: 401 });
      expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('of ada');
    },
  );

  test('with 401 of a call with its own token is not held against another (AUTH-22)', async () => {
    signIn('of bob');
    send.mockImplementation(async () => json({}, { status: 401 }));
    const answer = call('markAllMessagesRead', { token: 'of ada' });
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('of ada');
  });

  test.each([403, 404, 500])('with %i ends no session (ERROR-10)', async (status) => {
    signIn('of ada');
    send.mockImplementation(async () => json({}, { status }));
    await expect(call('unreadCount')).rejects.toMatchObject({ kind: 'http', status });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('has the words of the server, and those of its fields (ERROR-1, ERROR-13)', async () => {
    const errors = { email: ['Taken'] };
    send.mockImplementation(async () => json({ errors }, { status: 400 }));
    const refused = call('forgotPassword', { body: 'ada@touchline.example' });
    await expect(refused).rejects.toMatchObject({ message: 'Taken', fieldErrors: errors });
    expect(console.error).toHaveBeenCalledWith('POST api/auth/forgot-password answered 400');
  });

  test('that is no JSON has the general words (ERROR-2)', async () => {
    send.mockImplementation(async () => new Response('<html>', { status: 500 }));
    await expect(call('unreadCount')).rejects.toMatchObject({
      message: 'An error occurred - Please contact support',
    });
  });
});

test.each([502, 503, 504])('%i is no answer, until one comes (ERROR-3)', async (status) => {
  send.mockImplementation(async () => json({}, { status }));
  await expect(call('unreadCount')).rejects.toMatchObject({ kind: 'offline', status: 0 });
  expect(store.get(isAnsweredAtom)).toBe(false);
  send.mockImplementation(async () => json({ count: 1 }));
  await call('unreadCount');
  expect(store.get(isAnsweredAtom)).toBe(true);
});

describe('a call that failed', () => {
  test.each([500, 503, 429])('with %i is not repeated by itself (WIRE-21)', async (status) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    send.mockImplementation(async () => json({}, { status }));
    await expect(call('unreadCount')).rejects.toMatchObject({ name: 'ApiError' });
    await vi.advanceTimersByTimeAsync(3_600_000);
    vi.useRealTimers();
    expect(send).toHaveBeenCalledOnce();
  });
});

test.each(['markAllMessagesRead', 'markAllNotificationsRead'] as const)(
  '%s is a GET that is sent once per press, past every cache (WIRE-7)',
  async (name) => {
    send.mockImplementation(async () => json(true));
    await call(name);
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.lastCall?.[1]).toMatchObject({ method: 'GET', cache: 'no-store' });
    send.mockImplementation(async () => json({}, { status: 500 }));
    await expect(call(name)).rejects.toMatchObject({ status: 500 });
    expect(send).toHaveBeenCalledTimes(2);
    send.mockImplementation(async () => json({ count: 1 }));
    await call('unreadCount');
    expect(send.mock.lastCall?.[1]).not.toHaveProperty('cache');
  },
);

test('a call that is given up is neither offline nor an answer', async () => {
  const { signal } = new AbortController();
  const gone = new DOMException('gone', 'AbortError');
  send.mockRejectedValueOnce(gone);
  await expect(call('unreadCount', { signal })).rejects.toBe(gone);
  expect(send.mock.lastCall?.[1]?.signal).toBe(signal);
  expect(store.get(isAnsweredAtom)).toBe(true);
  const body = new Response();
  vi.spyOn(body, 'text').mockRejectedValue(gone);
  send.mockResolvedValueOnce(body);
  await expect(call('deleteMessage', { query: { id: 'a' } })).rejects.toBe(gone);
});

test('the time of the server is learned, and kept where an answer tells none (WIRE-22)', async () => {
  const later = new Date(Date.now() + 3_600_000);
  const headers = { Date: later.toUTCString() };
  send.mockImplementation(async () => json({ count: 1 }, { headers }));
  await call('unreadCount');
  const difference = () => Math.abs(serverNow() - later.getTime());
  expect(difference()).toBeLessThan(60_000);
  send.mockImplementation(async () => json({ count: 1 }));
  await call('unreadCount');
  expect(difference()).toBeLessThan(60_000);
});

test('a body is sent as JSON, and said to be', async () => {
  send.mockImplementation(async () => json(true));
  await call('forgotPassword', { body: 'ada@touchline.example' });
  expect(send.mock.lastCall?.[1]).toMatchObject({
    method: 'POST',
    body: '"ada@touchline.example"',
  });
  expect(sentHeaders().get('Content-Type')).toBe('application/json');
});

test.each([
  [undefined, true],
  [false, false],
])('work that is tracked: %s shows the loading bar: %s (SHELL-12)', async (isTracked, isShown) => {
  const answer = call('unreadCount', isTracked === undefined ? {} : { isTracked });
  expect(store.get(isLoadingAtom)).toBe(isShown);
  await answer;
  expect(store.get(isLoadingAtom)).toBe(false);
});

describe('after the end of its session', () => {
  test('an answer is told to nobody (AUTH-14)', async () => {
    signIn('of ada');
    const { promise, resolve } = Promise.withResolvers<Response>();
    send.mockReturnValue(promise);
    const told = vi.fn();
    call('unreadCount').then(told, told);
    leave();
    resolve(json({ count: 1 }));
    await rest();
    await rest();
    expect(told).not.toHaveBeenCalled();
  });

  test('what was done with its own token is told (AUTH-15)', async () => {
    signIn('of ada');
    send.mockImplementation(async () => json(true));
    const answer = call('markAllMessagesRead', { token: 'of ada' });
    leave();
    await expect(answer).resolves.toBe(true);
  });
});

describe('what is asked for ahead', () => {
  test('is asked for once, and shown once', async () => {
    prefetchCall('unreadCount');
    expect(await call('unreadCount')).toEqual({ count: 1 });
    expect(send).toHaveBeenCalledOnce();
    await call('unreadCount');
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('is not found by the next person (AUTH-14)', async () => {
    prefetchCall('unreadCount');
    leave();
    await call('unreadCount');
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('is out of date after 20 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    prefetchCall('unreadCount');
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    await call('unreadCount');
    expect(send).toHaveBeenCalledTimes(2);
  });
});
