import { beforeEach, expect, test, vi } from 'vitest';
import { onSessionEnd } from '#platform/sessionScope.ts';
import { clearUserData, readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import {
  readQueuedChanges,
  removeQueuedChange,
  writeQueuedChange,
} from '#platform/storage/queuedChanges.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { showToast } from '#platform/toasts.ts';
import { sessionOf, tokenFor } from '#testing/sessionOf.ts';
import {
  currentSession,
  currentToken,
  freshSession,
  isSessionStored,
  sessionToken,
  setSession,
} from './session.atoms.ts';

vi.mock('#platform/toasts.ts', () => ({ showToast: vi.fn() }));

let storage: ReturnType<typeof stubStorage>;
const { session: sessionKey, sessionExpired, supportDraft } = storageKeys;

beforeEach(() => {
  storage = stubStorage();
  setSession(null, { storedBy: 'nobody' });
  writeStored(supportDraft, null);
  storage.changes.length = 0;
});

test('a session is stored, and removed at its end (AUTH-11)', () => {
  const session = sessionOf('ada');
  setSession(session);
  expect(readStored(sessionKey)).toEqual(session);
  setSession(null);
  expect(storage.values.has(sessionKey)).toBe(false);
});

test('signing out removes the draft from the storage and from this tab (AUTH-13, AUTH-14)', () => {
  setSession(sessionOf('ada'));
  writeStored(supportDraft, 'a draft');
  setSession(null);
  expect(storage.values.has(supportDraft)).toBe(false);
  expect(readStored(supportDraft)).toBeNull();
});

test.each([true, false])(
  'a browser that removes nothing ends the session whole, also with changes that wait; it overwrites: %s (AUTH-13, AUTH-14, AUTH-26)',
  (overwrites) => {
    setSession(sessionOf('ada'));
    const waiting = { id: '1', owner: 'ada', queue: 'q', change: 'an address' };
    writeQueuedChange(waiting);
    const refuse = () => {
      throw new DOMException('no', 'InvalidStateError');
    };
    localStorage.removeItem = refuse;
    if (!overwrites) localStorage.setItem = refuse;
    vi.spyOn(console, 'error').mockReturnValue();
    const hasEnded = vi.fn();
    const unsubscribe = onSessionEnd(hasEnded);
    setSession(null);
    unsubscribe();
    expect(currentSession()).toBeNull();
    expect(hasEnded).toHaveBeenCalledOnce();
    expect(readStored(sessionKey)).toEqual(overwrites ? null : sessionOf('ada'));
    expect(readQueuedChanges()).toEqual(overwrites ? [] : [waiting]);
    if (!overwrites) return;
    writeQueuedChange(waiting);
    removeQueuedChange(waiting.id);
    expect(readQueuedChanges()).toEqual([]);
  },
);

test('whoever signs in takes the draft of a sign-up out of the storage and out of this tab (SIGNUP-16)', () => {
  const { signUpDraft } = storageKeys;
  writeStored(signUpDraft, { savedAt: Date.now(), draft: {} });
  setSession(sessionOf('ada'));
  expect(storage.values.has(signUpDraft)).toBe(false);
  setSession(null);
  writeStored(signUpDraft, 'typed');
  clearUserData({ isKeptInMemory: true }, [signUpDraft]);
  setSession(sessionOf('ada'));
  expect(readStored(signUpDraft)).toBeNull();
});

test('an expired session removes the draft from the storage and keeps it in this tab', () => {
  setSession(sessionOf('ada'));
  writeStored(supportDraft, 'a draft');
  setSession(null, { reason: 'expired' });
  expect(storage.values.has(supportDraft)).toBe(false);
  expect(readStored(supportDraft)).toBe('a draft');
});

test('the reason is written before the session is removed, for other tabs (AUTH-11)', () => {
  setSession(sessionOf('ada'));
  storage.changes.length = 0;
  setSession(null, { reason: 'expired' });
  expect(readStored(sessionExpired)).toBe(true);
  expect(storage.changes.slice(-2)).toEqual([sessionExpired, sessionKey]);
  setSession(sessionOf('ada'));
  expect(readStored(sessionExpired)).toBeNull();
});

test('a change made by another tab is not written again (AUTH-11)', () => {
  setSession(sessionOf('ada'), { storedBy: 'otherTab' });
  setSession(null, { storedBy: 'nobody' });
  expect(storage.changes).toEqual([]);
});

test('a late answer does not bring back a session that another tab has ended (AUTH-11)', () => {
  const ada = sessionOf('ada');
  setSession(ada);
  localStorage.removeItem(sessionKey);
  setSession({ ...ada, user: { ...ada.user, name: 'Ada renewed' } });
  expect(storage.values.has(sessionKey)).toBe(false);
  expect(currentSession()).toBe(ada);
});

test.each(['7', '"text"', '[]', '{"user":"ada"}', '{"user":{"id":7}}'])(
  'a sign-out ends the session where %s is stored in its place (SEC-7)',
  (text) => {
    setSession(sessionOf('ada'));
    localStorage.setItem(sessionKey, text);
    setSession(null);
    expect(currentSession()).toBeNull();
    expect(storage.values.has(sessionKey)).toBe(false);
  },
);

test('a session that nobody has stored is renewed and stored', () => {
  setSession(sessionOf('ada'), { storedBy: 'nobody' });
  expect(isSessionStored()).toBe(false);
  setSession(sessionOf('ada'));
  expect(readStored(sessionKey)).toEqual(sessionOf('ada'));
});

test.each(['a late answer', 'a late 401'])(
  '%s leaves the session of the person who has signed in in another tab (AUTH-11, AUTH-22)',
  (what) => {
    const ada = sessionOf('ada');
    setSession(ada);
    const stored = JSON.stringify(sessionOf('bob'));
    localStorage.setItem(sessionKey, stored);
    setSession(what === 'a late 401' ? null : { ...ada }, { reason: 'expired' });
    expect(storage.values.get(sessionKey)).toBe(stored);
  },
);

test('whoever signs in replaces a session that another tab has written (AUTH-11)', () => {
  setSession(sessionOf('ada'));
  localStorage.setItem(sessionKey, JSON.stringify(sessionOf('bob')));
  setSession(sessionOf('cem'));
  expect(readStored(sessionKey)).toEqual(sessionOf('cem'));
});

test('listeners get the access token of the session that ended (AUTH-15)', () => {
  const ada = sessionOf('ada');
  setSession(ada);
  const listener = vi.fn();
  const unsubscribe = onSessionEnd(listener);
  setSession(sessionOf('bob'));
  unsubscribe();
  setSession(null);
  expect(listener).toHaveBeenCalledExactlyOnceWith({
    reason: 'left',
    userId: 'ada',
    accessToken: ada.accessToken,
  });
});

test('the current token is null once it has expired (AUTH-10)', () => {
  expect(sessionToken()).toBeNull();
  expect(currentToken()).toBeNull();
  const { accessToken } = sessionOf('ada');
  setSession(sessionOf('ada', accessToken));
  expect(sessionToken()).toEqual({ value: accessToken, isUsable: true });
  expect(currentToken()).toBe(accessToken);
  const expired = tokenFor(-1);
  setSession(sessionOf('ada', expired));
  expect(sessionToken()).toEqual({ value: expired, isUsable: false });
  expect(currentToken()).toBeNull();
});

test('a person whose session the browser could not delete is told (AUTH-26)', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  setSession(sessionOf('ada'));
  const refuse = () => {
    throw new DOMException('no', 'InvalidStateError');
  };
  vi.stubGlobal('localStorage', { ...localStorage, removeItem: refuse, setItem: refuse });
  setSession(null);
  expect(showToast).toHaveBeenCalledExactlyOnceWith('signOut.notForgotten', { tone: 'danger' });
});

test('a person whose session the storage could not take leaves none of the person before in it (AUTH-14, SEC-11)', () => {
  setSession(sessionOf('ada'));
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  setSession(sessionOf('bob'));
  expect(currentSession()?.user.id).toBe('bob');
  expect(storage.values.has(sessionKey)).toBe(false);
});

test('a session that the storage could not take is of this tab alone (SEC-11)', () => {
  setSession(sessionOf('ada'));
  expect(isSessionStored()).toBe(true);
  setSession(null);
  vi.stubGlobal('localStorage', undefined);
  setSession(sessionOf('ada'));
  expect(isSessionStored()).toBe(false);
  expect(currentToken()).not.toBeNull();
});

test('the skew of the clock is found when a token comes, and counts from then on (AUTH-25)', () => {
  const now = Date.now();
  const day = 86_400;
  const claims = { iat: now / 1000 - day, exp: now / 1000 - day + 3_600 };
  const accessToken = `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.c2ln`;
  const { user } = sessionOf('ada');
  setSession({ accessToken, user });
  expect(currentToken()).toBeNull();
  setSession(freshSession({ accessToken, user }));
  expect(currentToken()).toBe(accessToken);
  expect(readStored(sessionKey)).toMatchObject({ clockSkew: expect.closeTo(day * 1000, -4) });
});
