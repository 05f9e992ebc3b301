import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connectClient } from '#platform/client/client.ts';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { sessionOf, tokenFor } from '#testing/sessionOf.ts';
import { currentSession, sessionToken, setSession } from './session.atoms.ts';
import {
  endSession,
  listenForSessionEnd,
  restoreSession,
  signInPath,
  signOut,
  watchSession,
} from './session.ts';

vi.mock('#platform/client/client.ts', () => ({ connectClient: vi.fn() }));

const { session: sessionKey, sessionExpired, contactDraft } = storageKeys;
const onEnded = vi.fn();
let storage: ReturnType<typeof stubStorage>;
let tellTab: (event: { key: string | null }) => void;

beforeEach(() => {
  storage = stubStorage();
  setSession(null, { isKept: false });
  writeStored(contactDraft, null);
  storage.changes.length = 0;
  onEnded.mockClear();
  listenForSessionEnd(onEnded);
  vi.stubGlobal('addEventListener', (_: 'storage', listener: typeof tellTab) => {
    tellTab = listener;
  });
});

describe('a kept session', () => {
  test('is taken up at the next visit (AUTH-11)', async () => {
    const session = sessionOf('ada');
    writeStored(sessionKey, session);
    await restoreSession();
    expect(currentSession()).toEqual(session);
  });

  test('that ran out meanwhile is gone, and a draft with it (AUTH-10, AUTH-14)', async () => {
    writeStored(sessionKey, sessionOf('ada', tokenFor(-1)));
    writeStored(contactDraft, 'a draft');
    await restoreSession();
    expect(currentSession()).toBeNull();
    expect([...storage.values.keys()]).toEqual([]);
    expect(readStored(contactDraft)).toBe('a draft');
  });

  test('of another shape is none', async () => {
    writeStored(sessionKey, { accessToken: tokenFor(60) });
    await restoreSession();
    expect(currentSession()).toBeNull();
  });
});

test('signing out ends the session by the will of the person (AUTH-13)', () => {
  setSession(sessionOf('ada'));
  signOut();
  expect(currentSession()).toBeNull();
  expect(readStored(sessionExpired)).toBeNull();
  expect(onEnded).not.toHaveBeenCalled();
});

test('a session that the server refused ran out, for other tabs too (AUTH-9, AUTH-11)', () => {
  const { accessToken, user } = sessionOf('ada');
  setSession({ accessToken, user });
  endSession(accessToken);
  expect(readStored(sessionExpired)).toBe(true);
});

test('the client has the token, and ends the session that a 401 belongs to (AUTH-9)', () => {
  watchSession();
  expect(connectClient).toHaveBeenLastCalledWith({
    getToken: sessionToken,
    onUnauthorized: endSession,
  });
});

describe('another tab', () => {
  /** What was done there, and that it was done. */
  function tell(key: string | null, values: Record<string, unknown>) {
    storage.values.clear();
    for (const [name, value] of Object.entries(values)) {
      storage.values.set(name, JSON.stringify(value));
    }
    tellTab({ key });
  }

  beforeEach(() => watchSession());

  test('signs in here too (AUTH-11)', async () => {
    const session = sessionOf('ada');
    tell(sessionKey, { [sessionKey]: session });
    await vi.waitFor(() => expect(currentSession()).toEqual(session));
    expect(onEnded).not.toHaveBeenCalled();
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
  ])('$how: here too, and the page is told (AUTH-11)', async ({ key, values, reason }) => {
    setSession(sessionOf('ada'));
    storage.changes.length = 0;
    tell(key, values);
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledExactlyOnceWith(reason));
    expect(currentSession()).toBeNull();
    expect(storage.changes).toEqual([]);
  });

  test('that changes something else, or signs nobody out, is not followed', async () => {
    const followed = () => new Promise((resolve) => setImmediate(resolve));
    tell(sessionKey, {});
    await followed();
    setSession(sessionOf('ada'), { isKept: false });
    tell(storageKeys.language, {});
    await followed();
    expect(currentSession()?.user.id).toBe('ada');
    expect(onEnded).not.toHaveBeenCalled();
  });
});

test.each([
  ['/matches?sport=football#top', '/sign-in?redirectURL=%2Fmatches%3Fsport%3Dfootball%23top'],
  ['/sign-out', '/sign-in'],
])('the sign-in for %s is %s (AUTH-4)', (from, path) => {
  expect(signInPath(from)).toBe(path);
});
