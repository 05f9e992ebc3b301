import type { User } from '@touchline/contract/user';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, connectClient } from '#platform/client/client.ts';
import { storageKeys, writeStored } from '#platform/storage/storage.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { flushPromises } from '#testing/flushPromises.ts';
import { tokenFor } from '#testing/sessionOf.ts';
import { currentSession, sessionToken, setSession } from './session.atoms.ts';
import { endSession, restoreSession, setForcedSignOutListener } from './session.ts';

vi.mock('./pageCache.ts', () => ({ watchPageCache: vi.fn() }));

const user: User = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@touchline.example',
  avatar: null,
  status: 'online',
  roles: ['User'],
  school: null,
};
const onForcedSignOut = vi.fn();

beforeEach(() => {
  onForcedSignOut.mockClear();
  setForcedSignOutListener(onForcedSignOut);
});

afterEach(() => setSession(null));

test('several 401s of one token end the session once (AUTH-22)', () => {
  setSession({ accessToken: 'first', user });
  endSession('first');
  endSession('first');
  expect(onForcedSignOut).toHaveBeenCalledExactlyOnceWith('expired');
  expect(currentSession()).toBeNull();
});

test('a late 401 of an older token does not end the new session (AUTH-22)', () => {
  setSession({ accessToken: 'second', user });
  endSession('first');
  expect(onForcedSignOut).not.toHaveBeenCalled();
  expect(currentSession()?.accessToken).toBe('second');
});

const supportMessage = {
  name: 'Ada',
  email: 'ada@touchline.example',
  subject: 'Saturday',
  message: 'Hi',
};
const send = vi.fn<typeof fetch>();
const refused = (init?: ResponseInit) => new Response('{}', { status: 401, ...init });
const tokens = () =>
  send.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization'));

describe('calls that fail with 401', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', send.mockReset());
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('location', { origin: 'https://touchline.example' });
    vi.stubGlobal('document', { querySelector: () => null });
    vi.spyOn(console, 'error').mockReturnValue();
    stubStorage();
    connectClient({ getToken: sessionToken, onUnauthorized: endSession });
    setSession(null);
  });

  /** @param end ends the session as the client's 401 does */
  async function failTogether(end: (token: string) => boolean) {
    connectClient({ getToken: sessionToken, onUnauthorized: end });
    setSession({ accessToken: tokenFor(60), user });
    const answers: ((response: Response) => void)[] = [];
    send.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const settled = vi.fn();
    for (let count = 0; count < 20; count += 1) call('unreadCount').then(settled, settled);
    await vi.waitFor(() => expect(answers).toHaveLength(20));
    const [last, ...first] = answers;
    for (const answer of first) answer(refused());
    await flushPromises();
    const next = { accessToken: tokenFor(3600), user: { ...user, id: 'bob' } };
    setSession(next);
    last?.(refused());
    await flushPromises();
    return { next, settled };
  }

  test('twenty at once and one late end one session once (AUTH-22)', async () => {
    const { next, settled } = await failTogether(endSession);
    expect(onForcedSignOut).toHaveBeenCalledExactlyOnceWith('expired');
    expect(currentSession()).toEqual(next);
    expect(settled).not.toHaveBeenCalled();
  });

  test('the test notices a sign-out that does not look whose token was refused', async () => {
    const { next } = await failTogether(() => {
      setSession(null, { reason: 'expired' });
      onForcedSignOut('expired');
      return false;
    });
    expect(onForcedSignOut.mock.calls.length).toBeGreaterThan(1);
    expect(currentSession()).not.toEqual(next);
  });

  /** A visit that begins with a token which has expired for the server, but not for the device. */
  async function beginWithStaleToken() {
    const accessToken = tokenFor(60);
    writeStored(storageKeys.session, { accessToken, user });
    await restoreSession();
    const later = new Date(Date.now() + 86_400_000).toUTCString();
    send.mockImplementation(async (_, init) =>
      new Headers(init?.headers).has('Authorization')
        ? refused({ headers: { Date: later } })
        : Response.json({ id: null, imageUrl: null, description: 'For a visitor' }),
    );
    return `Bearer ${accessToken}`;
  }

  test('with the expired token of a visitor are repeated once without it (AUTH-27)', async () => {
    const sent = await beginWithStaleToken();
    await expect(call('advertisement')).resolves.toMatchObject({ description: 'For a visitor' });
    expect(tokens()).toEqual([sent, null]);
    expect(currentSession()).toBeNull();
    expect(onForcedSignOut).toHaveBeenCalledExactlyOnceWith('stale');
    // What is fetched again because the session has ended uses that answer.
    await call('advertisement');
    expect(send).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['need a person', () => call('messages')],
    ['change something', () => call('sendSupportMessage', { body: supportMessage })],
  ])('are not repeated when they %s (AUTH-27)', async (_, send401) => {
    await beginWithStaleToken();
    const settled = vi.fn();
    send401().then(settled, settled);
    await vi.waitFor(() => expect(currentSession()).toBeNull());
    await flushPromises();
    expect(send).toHaveBeenCalledOnce();
    expect(settled).not.toHaveBeenCalled();
  });

  test('and were refused without a token are not repeated', async () => {
    send.mockImplementation(async () => refused());
    await expect(call('advertisement')).rejects.toMatchObject({ status: 401 });
    expect(send).toHaveBeenCalledOnce();
  });
});
