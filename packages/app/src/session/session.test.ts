import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connectClient } from '#platform/client/client.ts';
import { externalToken, takeExternalToken } from '#platform/location/externalToken.ts';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { flushPromises } from '#testing/flushPromises.ts';
import { sessionOf, tokenFor } from '#testing/sessionOf.ts';
import { watchPageCache } from './pageCache.ts';
import { currentSession, sessionToken, setSession, whenUnlocked } from './session.atoms.ts';
import {
  endSession,
  setForcedSignOutListener,
  restoreSession,
  signInPath,
  signOut,
  connectSession,
  syncFromOtherTab,
} from './session.ts';

vi.mock('#platform/client/client.ts', () => ({ connectClient: vi.fn() }));
vi.mock('./pageCache.ts', () => ({ watchPageCache: vi.fn() }));

const { session: sessionKey, sessionExpired, supportDraft } = storageKeys;
const onForcedSignOut = vi.fn();
let storage: ReturnType<typeof stubStorage>;
let dispatchStorageEvent: (event: { key: string | null }) => void;

beforeEach(() => {
  storage = stubStorage();
  setSession(null, { storedBy: 'nobody' });
  writeStored(supportDraft, null);
  storage.changes.length = 0;
  onForcedSignOut.mockClear();
  vi.mocked(watchPageCache).mockClear();
  setForcedSignOutListener(onForcedSignOut);
  vi.stubGlobal('addEventListener', (_: 'storage', listener: typeof dispatchStorageEvent) => {
    dispatchStorageEvent = listener;
  });
});

describe('a stored session', () => {
  test('is restored at the next visit (AUTH-11)', async () => {
    const session = sessionOf('ada');
    writeStored(sessionKey, session);
    await restoreSession();
    expect(currentSession()).toEqual(session);
  });

  test('is that of a page which asks who is signed in when "back" brings it (AUTH-14)', async () => {
    await restoreSession();
    expect(watchPageCache).not.toHaveBeenCalled();
    writeStored(sessionKey, sessionOf('ada'));
    vi.mocked(watchPageCache).mockImplementationOnce(() => expect(currentSession()).toBeNull());
    await restoreSession();
    expect(watchPageCache).toHaveBeenCalledOnce();
  });

  test('that has expired is removed together with the draft (AUTH-10, AUTH-14)', async () => {
    writeStored(sessionKey, sessionOf('ada', tokenFor(-1)));
    writeStored(supportDraft, 'a draft');
    await restoreSession();
    expect(currentSession()).toBeNull();
    expect([...storage.values.keys()]).toEqual([]);
    expect(readStored(supportDraft)).toBe('a draft');
  });

  test('of another shape is ignored', async () => {
    writeStored(sessionKey, { accessToken: tokenFor(60) });
    await restoreSession();
    expect(currentSession()).toBeNull();
  });
});

test('signing out ends the session without calling the listener (AUTH-13)', () => {
  setSession(sessionOf('ada'));
  signOut();
  expect(currentSession()).toBeNull();
  expect(readStored(sessionExpired)).toBeNull();
  expect(onForcedSignOut).not.toHaveBeenCalled();
});

test('a session that the server rejected is stored as expired for other tabs (AUTH-9, AUTH-11)', () => {
  const { accessToken, user } = sessionOf('ada');
  setSession({ accessToken, user });
  endSession(accessToken);
  expect(readStored(sessionExpired)).toBe(true);
});

test('the client gets the token and ends the session on a 401 (AUTH-9)', () => {
  connectSession();
  expect(connectClient).toHaveBeenLastCalledWith({
    getToken: sessionToken,
    getUserId: expect.any(Function) as unknown,
    onUnauthorized: endSession,
    whenUnlocked,
  });
});

describe('another tab', () => {
  /** Writes the storage as another tab would, and dispatches its `storage` event. */
  function changeStorage(key: string | null, values: Record<string, unknown>) {
    storage.values.clear();
    for (const [name, value] of Object.entries(values)) {
      storage.values.set(name, JSON.stringify(value));
    }
    dispatchStorageEvent({ key });
  }

  beforeEach(() => connectSession());

  test('that signs in signs in this one (AUTH-11)', async () => {
    const session = sessionOf('ada');
    changeStorage(sessionKey, { [sessionKey]: session });
    await vi.waitFor(() => expect(currentSession()).toEqual(session));
    expect(watchPageCache).toHaveBeenCalledOnce();
    expect(onForcedSignOut).not.toHaveBeenCalled();
  });

  test.each([
    { how: 'signs out', key: sessionKey, values: {}, reason: 'elsewhere' },
    { how: 'clears the storage', key: null, values: {}, reason: 'elsewhere' },
    {
      how: 'is signed out by the server',
      key: sessionKey,
      values: { [sessionExpired]: true },
      reason: 'expired',
    },
  ])(
    'that $how ends the session here and calls the listener (AUTH-11)',
    async ({ key, values, reason }) => {
      setSession(sessionOf('ada'));
      storage.changes.length = 0;
      changeStorage(key, values);
      await vi.waitFor(() => expect(onForcedSignOut).toHaveBeenCalledExactlyOnceWith(reason));
      expect(currentSession()).toBeNull();
      expect(storage.changes).toEqual([]);
    },
  );

  test('that changes the presence changes it here (USER-7)', async () => {
    const ada = sessionOf('ada');
    setSession(ada);
    const busy = { ...ada, user: { ...ada.user, status: 'busy' } };
    changeStorage(sessionKey, { [sessionKey]: busy });
    await vi.waitFor(() => expect(currentSession()?.user.status).toBe('busy'));
  });

  test('that left everything as it was renders nothing again', async () => {
    const ada = sessionOf('ada');
    setSession(ada);
    const before = currentSession();
    changeStorage(sessionKey, { [sessionKey]: ada });
    await syncFromOtherTab();
    expect(currentSession()).toBe(before);
  });

  test('that writes another key changes nothing here', async () => {
    changeStorage(sessionKey, {});
    await flushPromises();
    setSession(sessionOf('ada'), { storedBy: 'nobody' });
    changeStorage(storageKeys.language, {});
    await flushPromises();
    expect(currentSession()?.user.id).toBe('ada');
    expect(onForcedSignOut).not.toHaveBeenCalled();
  });
});

test.each([
  ['/matches?sport=football#top', '/sign-in?redirectURL=%2Fmatches%3Fsport%3Dfootball%23top'],
  ['/sign-out', '/sign-in'],
  ['/Sign-Out/?a=b', '/sign-in'],
  ['/unlock-session', '/sign-in?redirectURL=%2Funlock-session'],
])('the sign-in for %s is %s (AUTH-4)', (from, path) => {
  expect(signInPath(from)).toBe(path);
});

test.each([
  ['left', null],
  ['expired', 'token'],
] as const)(
  'of a session that was %s the token of a link is then %s (AUTH-14)',
  async (reason, rest) => {
    await import('./storedSession.ts');
    takeExternalToken('/ext?token=token');
    setSession(sessionOf('ada'));
    setSession(null, { reason });
    expect(externalToken()).toBe(rest);
  },
);
