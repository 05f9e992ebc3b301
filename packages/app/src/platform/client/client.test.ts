import { beforeEach, describe, expect, test, vi } from 'vitest';
import { flushPromises } from '#testing/flushPromises.ts';
import { languageAtom } from '../language/language.atoms.ts';
import { endSessionScope } from '../sessionScope.ts';
import { serverNow } from '../serverClock.ts';
import { store } from '../store.ts';
import { setAnswerListener } from '../kept/answers.ts';
import { call, connectClient, prefetchCall } from './client.ts';
import { isApiReachableAtom, isLoadingAtom } from './requests.atoms.ts';
import { fetchText } from './transport.ts';

const send = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', send);
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('location', { origin: 'https://touchline.example' });
const page = { api: '/api/' };
vi.stubGlobal('document', { querySelector: () => ({ content: page.api }) });

const onUnauthorized = vi.fn();
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

/** Signs somebody in, with a valid or an expired token. */
function signIn(value: string, isUsable = true) {
  connectClient({ getToken: () => ({ value, isUsable }), onUnauthorized });
}

function endSession() {
  endSessionScope({ reason: 'left', userId: 'ada', accessToken: 'of ada' });
}

function sentHeaders(): Headers {
  return new Headers(send.mock.lastCall?.[1]?.headers);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  connectClient({ getToken: () => null, onUnauthorized });
  endSession();
  onUnauthorized.mockClear();
  store.set(isApiReachableAtom, true);
  send.mockReset().mockImplementation(async () => json({ count: 1 }));
});

describe('the token', () => {
  test('is sent with every call, without cookies or redirects (WIRE-3, WIRE-25)', async () => {
    signIn('of ada');
    await call('unreadCount');
    expect(sentHeaders().get('Authorization')).toBe('Bearer of ada');
    expect(send.mock.lastCall?.[1]).toMatchObject({ redirect: 'error', credentials: 'omit' });
  });

  test.each([
    ['expired', () => signIn('of ada', false)],
    ['missing', () => {}],
  ])('that is %s is not sent (WIRE-3)', async (_, arrange) => {
    arrange();
    await call('unreadCount');
    expect(sentHeaders().has('Authorization')).toBe(false);
  });

  test('given in the options is sent instead of the current one (AUTH-15)', async () => {
    signIn('of bob');
    send.mockImplementation(async () => json(true));
    await call('markAllMessagesRead', { token: 'of ada' });
    expect(sentHeaders().get('Authorization')).toBe('Bearer of ada');
  });

  test('is not sent with a text file of the site (WIRE-25)', async () => {
    signIn('of ada');
    send.mockImplementation(async () => new Response('{}'));
    expect(await fetchText('/i18n/en.json')).toMatchObject({ status: 200, text: '{}' });
    expect(sentHeaders().has('Authorization')).toBe(false);
    expect(send.mock.lastCall?.[1]?.credentials).toBe('same-origin');
  });
});

test('each call names the language in which the server says why it refuses (ERROR-21)', async () => {
  await call('unreadCount');
  expect(sentHeaders().get('Accept-Language')).toBe('en');
  store.set(languageAtom, 'tr');
  await call('unreadCount');
  expect(sentHeaders().get('Accept-Language')).toBe('tr');
  store.set(languageAtom, 'en');
});

describe('an error response', () => {
  test.each([true, false])(
    'with 401 reports the token of its request, sent or expired (AUTH-9): usable %s',
    async (isUsable) => {
      signIn('of ada', isUsable);
      send.mockImplementation(async () => json({}, { status: 401 }));
      const answer = call('unreadCount');
      signIn(isUsable ? 'of bob' : 'of ada', isUsable);
      await expect(answer).rejects.toMatchObject({ status: 401 });
      expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('of ada');
    },
  );

  test('with 401 to a call with a token in the options reports that token only (AUTH-22)', async () => {
    signIn('of bob');
    send.mockImplementation(async () => json({}, { status: 401 }));
    const answer = call('markAllMessagesRead', { token: 'of ada' });
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('of ada');
  });

  test('with 401 to a call that goes without the token leaves the session alone (AUTH-9)', async () => {
    signIn('of ada');
    send.mockImplementation(async () => json({}, { status: 401 }));
    const answer = call('checkExternalToken', { body: { token: 'foreign' }, token: null });
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test.each([403, 404, 500])('with %i does not end the session (ERROR-10)', async (status) => {
    signIn('of ada');
    send.mockImplementation(async () => json({}, { status }));
    await expect(call('unreadCount')).rejects.toMatchObject({ kind: 'http', status });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('has the message of the server and its field errors (ERROR-1, ERROR-13)', async () => {
    const errors = { email: ['Taken'] };
    send.mockImplementation(async () => json({ errors }, { status: 400 }));
    const refused = call('forgotPassword', { body: 'ada@touchline.example' });
    await expect(refused).rejects.toMatchObject({ message: 'Taken', fieldErrors: errors });
    expect(console.error).toHaveBeenCalledWith('POST api/auth/forgot-password answered 400');
  });

  test('without JSON has the generic message (ERROR-2)', async () => {
    send.mockImplementation(async () => new Response('<html>', { status: 500 }));
    await expect(call('unreadCount')).rejects.toMatchObject({
      message: 'An error occurred - Please contact support',
    });
  });
});

test.each([502, 503, 504])(
  '%i counts as unreachable until the next response (ERROR-3)',
  async (status) => {
    send.mockImplementation(async () => json({}, { status }));
    await expect(call('unreadCount')).rejects.toMatchObject({ kind: 'offline', status: 0 });
    expect(store.get(isApiReachableAtom)).toBe(false);
    const told = vi.fn();
    const stop = store.sub(isApiReachableAtom, told);
    await expect(call('unreadCount')).rejects.toMatchObject({ kind: 'offline' });
    stop();
    expect(told).not.toHaveBeenCalled();
    send.mockImplementation(async () => json({ count: 1 }));
    await call('unreadCount');
    expect(store.get(isApiReachableAtom)).toBe(true);
  },
);

test.each([502, 503, 504])(
  '%i with words of the server shows them, and counts as an answer (ERROR-1, ERROR-3)',
  async (status) => {
    send.mockImplementation(async () => json({ detail: 'Back at noon' }, { status }));
    store.set(isApiReachableAtom, false);
    await expect(call('unreadCount')).rejects.toMatchObject({
      kind: 'http',
      status,
      message: 'Back at noon',
    });
    expect(store.get(isApiReachableAtom)).toBe(true);
  },
);

test.each([
  [502, 'offline'],
  [503, 'offline'],
  [504, 'unsure'],
])(
  'a change that a proxy answered with %i is told as %s (WIRE-21, ERROR-3)',
  async (status, kind) => {
    send.mockImplementation(async () => new Response('<html>', { status }));
    await expect(call('deleteMessage', { query: { id: 'a' } })).rejects.toMatchObject({ kind });
    await expect(call('markAllMessagesRead')).rejects.toMatchObject({ kind });
  },
);

test('a call that reads by POST is told as one without an answer (WIRE-21)', async () => {
  send.mockImplementation(async () => new Response('<html>', { status: 504 }));
  const credentials = { email: 'ada@touchline.example', password: 'touchline' };
  for (const name of ['signIn', 'unlockSession'] as const)
    await expect(call(name, { body: credentials })).rejects.toMatchObject({ kind: 'offline' });
});

test('what a GET that changes something answers is not kept (WIRE-7)', async () => {
  const kept: string[] = [];
  setAnswerListener(({ name }) => void kept.push(name));
  send.mockImplementation(async () => json(true));
  await call('markAllMessagesRead');
  send.mockImplementation(async () => json({ count: 1 }));
  await call('unreadCount');
  expect(kept).toEqual(['unreadCount']);
  setAnswerListener(() => {});
});

test.each([500, 503, 429])(
  'a call that failed with %i is not repeated (WIRE-21)',
  async (status) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    send.mockImplementation(async () => json({}, { status }));
    await expect(call('unreadCount')).rejects.toMatchObject({ name: 'ApiError' });
    await vi.advanceTimersByTimeAsync(3_600_000);
    vi.useRealTimers();
    expect(send).toHaveBeenCalledOnce();
  },
);

test('an answer with 429 brings along how long to wait (ERROR-17)', async () => {
  const headers = { 'Retry-After': '42' };
  send.mockImplementation(async () => json({}, { status: 429, headers }));
  await expect(call('unreadCount')).rejects.toMatchObject({ status: 429, secondsToWait: 42 });
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

test('an aborted call changes nothing about the connectivity', async () => {
  const aborted = new DOMException('aborted', 'AbortError');
  send.mockRejectedValueOnce(aborted);
  await expect(call('unreadCount')).rejects.toBe(aborted);
  expect(store.get(isApiReachableAtom)).toBe(true);
  const body = new ReadableStream({ start: (controller) => controller.error(aborted) });
  send.mockResolvedValueOnce(new Response(body));
  await expect(call('deleteMessage', { query: { id: 'a' } })).rejects.toBe(aborted);
  expect(store.get(isApiReachableAtom)).toBe(true);
});

test('the clock of the server is read from the Date header, and kept without one (WIRE-22)', async () => {
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

test('a body is sent as JSON with its content type', async () => {
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
  test('a call never settles (AUTH-14)', async () => {
    signIn('of ada');
    const { promise, resolve } = Promise.withResolvers<Response>();
    send.mockReturnValue(promise);
    const told = vi.fn();
    call('unreadCount').then(told, told);
    endSession();
    resolve(json({ count: 1 }));
    await flushPromises();
    await flushPromises();
    expect(told).not.toHaveBeenCalled();
  });

  test('a call with a token in the options settles (AUTH-15)', async () => {
    signIn('of ada');
    send.mockImplementation(async () => json(true));
    const answer = call('markAllMessagesRead', { token: 'of ada' });
    endSession();
    await expect(answer).resolves.toBe(true);
  });
});

describe('a prefetched call', () => {
  test('is sent once and used once', async () => {
    prefetchCall('unreadCount');
    expect(await call('unreadCount')).toEqual({ count: 1 });
    expect(send).toHaveBeenCalledOnce();
    await call('unreadCount');
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('is not used for the next person (AUTH-14)', async () => {
    prefetchCall('unreadCount');
    endSession();
    await call('unreadCount');
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('expires after 20 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    prefetchCall('unreadCount');
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    await call('unreadCount');
    expect(send).toHaveBeenCalledTimes(2);
  });
});
