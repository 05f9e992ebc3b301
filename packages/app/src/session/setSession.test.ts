import { beforeEach, expect, test, vi } from 'vitest';
import { onSessionEnd } from '#platform/personal.ts';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { sessionOf, tokenFor } from '#testing/sessionOf.ts';
import { currentToken, sessionToken, setSession } from './session.atoms.ts';

let storage: ReturnType<typeof stubStorage>;
const { session: sessionKey, sessionExpired, contactDraft } = storageKeys;

beforeEach(() => {
  storage = stubStorage();
  setSession(null, { isKept: false });
  writeStored(contactDraft, null);
  storage.changes.length = 0;
});

test('a session is kept for the next visit and the other tabs, and goes with its end (AUTH-11)', () => {
  const session = sessionOf('ada');
  setSession(session);
  expect(readStored(sessionKey)).toEqual(session);
  setSession(null);
  expect(storage.values.has(sessionKey)).toBe(false);
});

test('a draft goes with the person who leaves, out of the browser and this tab (AUTH-13, AUTH-14)', () => {
  setSession(sessionOf('ada'));
  writeStored(contactDraft, 'a draft');
  setSession(null);
  expect(storage.values.has(contactDraft)).toBe(false);
  expect(readStored(contactDraft)).toBeNull();
});

test('a draft of a session that ran out leaves the browser and stays in this tab', () => {
  setSession(sessionOf('ada'));
  writeStored(contactDraft, 'a draft');
  setSession(null, { reason: 'expired' });
  expect(storage.values.has(contactDraft)).toBe(false);
  expect(readStored(contactDraft)).toBe('a draft');
});

test('other tabs read why before they see that it is gone (AUTH-11)', () => {
  setSession(sessionOf('ada'));
  storage.changes.length = 0;
  setSession(null, { reason: 'expired' });
  expect(readStored(sessionExpired)).toBe(true);
  expect(storage.changes.slice(-2)).toEqual([sessionExpired, sessionKey]);
  setSession(sessionOf('ada'));
  expect(readStored(sessionExpired)).toBeNull();
});

test('what another tab did is not written again (AUTH-11)', () => {
  setSession(sessionOf('ada'), { isKept: false });
  setSession(null, { isKept: false });
  expect(storage.changes).toEqual([]);
});

test('the end is told with the token that ended, also to the next person (AUTH-15)', () => {
  const ada = sessionOf('ada');
  setSession(ada);
  const told = vi.fn();
  const forget = onSessionEnd(told);
  setSession(sessionOf('bob'));
  forget();
  setSession(null);
  expect(told).toHaveBeenCalledExactlyOnceWith({
    reason: 'left',
    userId: 'ada',
    accessToken: ada.accessToken,
  });
});

test('a token is given out only while it can be used (AUTH-10)', () => {
  expect(sessionToken()).toBeNull();
  expect(currentToken()).toBeNull();
  const { accessToken } = sessionOf('ada');
  setSession(sessionOf('ada', accessToken));
  expect(sessionToken()).toEqual({ value: accessToken, isUsable: true });
  expect(currentToken()).toBe(accessToken);
  const past = tokenFor(-1);
  setSession(sessionOf('ada', past));
  expect(sessionToken()).toEqual({ value: past, isUsable: false });
  expect(currentToken()).toBeNull();
});
