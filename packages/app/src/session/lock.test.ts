import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call, connectClient } from '#platform/client/client.ts';
import { onSessionEnd } from '#platform/sessionScope.ts';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { flushPromises } from '#testing/flushPromises.ts';
import { sessionOf, tokenFor } from '#testing/sessionOf.ts';
import { idleLimit } from './idle.ts';
import {
  currentSession,
  currentToken,
  sessionToken,
  setSession,
  whenUnlocked,
} from './session.atoms.ts';
import {
  connectSession,
  endSession,
  expireSession,
  lockSession,
  restoreSession,
  setForcedSignOutListener,
  signOut,
} from './session.ts';
import { unlockSession } from './signIn.ts';

vi.mock('./pageCache.ts', () => ({ watchPageCache: vi.fn() }));

const send = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', send);
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('location', { origin: 'https://touchline.example' });
vi.stubGlobal('document', { querySelector: () => null });

const ada = sessionOf('ada');
const { session: sessionKey, lastActivity } = storageKeys;
const onForcedSignOut = vi.fn();
let storage: ReturnType<typeof stubStorage>;
let dispatchStorageEvent: (event: { key: string | null }) => void;

beforeEach(() => {
  storage = stubStorage();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('addEventListener', (_: string, listener: typeof dispatchStorageEvent) => {
    dispatchStorageEvent = listener;
  });
  connectSession();
  setForcedSignOutListener(onForcedSignOut);
  onForcedSignOut.mockClear();
  setSession(null);
  setSession(ada);
  send.mockReset();
});

const kept = () => JSON.stringify([...storage.values]);

describe('a locked session', () => {
  test('has its token nowhere and its person still (AUTH-16, AUTH-24)', () => {
    const ended = vi.fn();
    const unsubscribe = onSessionEnd(ended);
    expect(kept()).toContain(ada.accessToken);
    lockSession();
    unsubscribe();
    expect(kept()).not.toContain(ada.accessToken);
    expect([sessionToken(), currentToken()]).toEqual([null, null]);
    expect(currentSession()?.user).toEqual(ada.user);
    expect(ended).not.toHaveBeenCalled();
  });

  test('is still locked after a reload (AUTH-24)', async () => {
    lockSession();
    setSession(null, { storedBy: 'nobody' });
    await restoreSession();
    expect(currentSession()).toMatchObject({ accessToken: '', user: ada.user });
    expect(whenUnlocked()).toBeInstanceOf(Promise);
  });

  test('locks and unlocks other tabs (AUTH-24)', async () => {
    lockSession();
    const locked = storage.values.get(sessionKey) ?? '';
    setSession(ada);
    const open = storage.values.get(sessionKey) ?? '';
    storage.values.set(sessionKey, locked);
    dispatchStorageEvent({ key: sessionKey });
    await vi.waitFor(() => expect(currentToken()).toBeNull());
    expect(currentSession()?.user.id).toBe('ada');
    storage.values.set(sessionKey, open);
    dispatchStorageEvent({ key: sessionKey });
    await vi.waitFor(() => expect(currentToken()).toBe(ada.accessToken));
    expect(onForcedSignOut).not.toHaveBeenCalled();
  });

  test('ends for another person like any session', () => {
    lockSession();
    const ended = vi.fn();
    const unsubscribe = onSessionEnd(ended);
    signOut();
    unsubscribe();
    expect(ended).toHaveBeenCalledOnce();
    expect(storage.values.has(sessionKey)).toBe(false);
  });

  test('ends with the time of its token (AUTH-25)', async () => {
    lockSession();
    writeStored(sessionKey, { ...currentSession(), lockedUntil: Date.now() - 1 });
    await restoreSession();
    expect(currentSession()).toBeNull();
    setSession(ada);
    lockSession();
    expireSession();
    expect(onForcedSignOut).toHaveBeenCalledExactlyOnceWith('expired');
  });

  test('is not ended by a late 401 of its token', () => {
    lockSession();
    endSession(ada.accessToken);
    expect(currentSession()?.user.id).toBe('ada');
  });
});

describe('a call that is made while the session is locked', () => {
  beforeEach(() => {
    lockSession();
    send.mockImplementation(async () => new Response('{"count":1}'));
  });

  test('waits, and is sent with the new token (AUTH-24)', async () => {
    const answer = call('unreadCount');
    await flushPromises();
    expect(send).not.toHaveBeenCalled();
    const accessToken = tokenFor(7200);
    setSession({ accessToken, user: ada.user });
    await expect(answer).resolves.toEqual({ count: 1 });
    const headers = new Headers(send.mock.lastCall?.[1]?.headers);
    expect(headers.get('Authorization')).toBe(`Bearer ${accessToken}`);
  });

  test.each([
    ['nobody', () => setSession(null)],
    ['another person', () => setSession(sessionOf('bob'))],
  ])('is never sent when it is followed by %s (AUTH-14)', async (_, follow) => {
    const settled = vi.fn();
    call('unreadCount').then(settled, settled);
    follow();
    await flushPromises();
    expect(send).not.toHaveBeenCalled();
    expect(settled).not.toHaveBeenCalled();
  });
});

test('a call that waited for the unlocking belongs to the session that was unlocked (AUTH-14)', async () => {
  lockSession();
  let answer = (_response: Response) => {};
  send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const settled = vi.fn();
  call('unreadCount').then(settled, settled);
  setSession({ accessToken: tokenFor(7200), user: ada.user });
  await flushPromises();
  expect(send).toHaveBeenCalledOnce();
  setSession(null);
  answer(new Response('{"count":1}'));
  await flushPromises();
  expect(settled).not.toHaveBeenCalled();
});

describe('unlocking', () => {
  beforeEach(() => lockSession());

  test('asks with the address of the person and the password (AUTH-16, WIRE-16)', async () => {
    const accessToken = tokenFor(7200);
    send.mockImplementation(async () =>
      Response.json({ user: ada.user, accessToken, tokenType: 'bearer' }),
    );
    await unlockSession('touchline');
    const [url, init] = send.mock.lastCall ?? [];
    expect(url).toBe('/api/auth/unlock-session');
    expect(JSON.parse(String(init?.body))).toEqual({
      email: ada.user.email,
      password: 'touchline',
    });
    expect(new Headers(init?.headers).has('Authorization')).toBe(false);
    expect(currentToken()).toBe(accessToken);
    expect(whenUnlocked()).toBeUndefined();
  });

  test('with a wrong password stays locked (AUTH-16)', async () => {
    send.mockImplementation(async () => new Response('false', { status: 404 }));
    await expect(unlockSession('wrong')).rejects.toMatchObject({ status: 404 });
    expect(currentToken()).toBeNull();
    expect(currentSession()?.user.id).toBe('ada');
    expect(onForcedSignOut).not.toHaveBeenCalled();
  });

  test('is not lost over a late answer that changed the user meanwhile (AUTH-24)', async () => {
    const accessToken = tokenFor(7200);
    send.mockImplementation(async () => {
      const locked = currentSession();
      if (locked) setSession({ ...locked, user: { ...locked.user, status: 'busy' } });
      return Response.json({ user: ada.user, accessToken, tokenType: 'bearer' });
    });
    await unlockSession('touchline');
    expect(currentToken()).toBe(accessToken);
  });

  test('does not bring back a session that was left meanwhile', async () => {
    send.mockImplementation(async () => {
      setSession(null);
      return Response.json({ user: ada.user, accessToken: tokenFor(7200), tokenType: 'bearer' });
    });
    await unlockSession('touchline');
    expect(currentSession()).toBeNull();
  });
});

describe('a visit that begins', () => {
  const begin = async (idle: unknown) => {
    writeStored(lastActivity, idle);
    setSession(null, { storedBy: 'nobody' });
    await restoreSession();
    return currentToken();
  };

  test.each([idleLimit, 86_400_000])('%i ms after the last activity is locked', async (idle) => {
    expect(await begin(Date.now() - idle)).toBeNull();
    expect(currentSession()?.user.id).toBe('ada');
    expect(readStored(sessionKey)).not.toHaveProperty('accessToken', ada.accessToken);
  });

  test.each([Date.now() - idleLimit + 60_000, null, 'yesterday', {}])(
    'after %j is not locked (AUTH-11)',
    async (idle) => {
      expect(await begin(idle)).toBe(ada.accessToken);
    },
  );
});

test('a last activity before the token came is of a wrong clock and locks nothing', async () => {
  const [iat, exp] = [Date.now() / 1000 - 60, Date.now() / 1000 + 3_600];
  const accessToken = `e30.${btoa(JSON.stringify({ iat, exp })).replaceAll('=', '')}.c2ln`;
  setSession({ accessToken, user: ada.user });
  writeStored(lastActivity, 30);
  setSession(null, { storedBy: 'nobody' });
  await restoreSession();
  expect(currentToken()).toBe(accessToken);
});

test('the test notices a lock that keeps the token', () => {
  const naiveLock = () => setSession({ ...ada, lockedUntil: Date.now() + 1_000 });
  naiveLock();
  expect(kept()).toContain(ada.accessToken);
  connectClient({ getToken: () => null });
});
