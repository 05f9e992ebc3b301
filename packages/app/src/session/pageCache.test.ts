import { beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '#testing/fakeWindow.ts';
import type { SessionState } from './session.atoms.ts';

let dispatch: ReturnType<typeof stubWindow>;

interface Kept {
  accessToken: string;
  user: { id: string };
  lockedUntil?: number;
}

const ada: Kept = { accessToken: 'first', user: { id: 'ada' } };
const bob: Kept = { accessToken: 'other', user: { id: 'bob' } };
const locked: Kept = { accessToken: '', user: { id: 'ada' }, lockedUntil: 1 };

let session: Kept | null;
let stored: Kept | null;
let isStored: boolean;
let answer: () => void;
const reload = vi.fn();
const sync = vi.fn(async () => {
  session = stored;
});
const readSession = () =>
  new Promise<SessionState | null>((resolve) => {
    answer = () => resolve(stored as SessionState | null);
  });
const setSession = vi.fn((next: Kept | null) => {
  session = next;
});
vi.mock('./session.atoms.ts', () => ({
  isSessionStored: () => isStored,
  currentSession: () => session,
  setSession,
}));

/** Lets promises settle and two frames pass. */
async function flush() {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(async () => {
  dispatch = stubWindow();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setImmediate(callback));
  vi.stubGlobal('location', { reload });
  reload.mockClear();
  sync.mockClear();
  setSession.mockClear();
  isStored = true;
  session = ada;
  stored = ada;
  answer = () => {};
  // As after the page was loaded.
  vi.resetModules();
  const { watchPageCache } = await import('./pageCache.ts');
  watchPageCache({ readSession, sync });
  watchPageCache({ readSession, sync });
});

/** Puts the page into the back/forward cache, makes a change, and restores the page. */
async function comeBack(change: () => void = () => {}) {
  dispatch('pagehide', { persisted: true });
  expect(document.documentElement.hidden).toBe(true);
  change();
  // Some browsers fire this before they restore a page.
  dispatch('visibilitychange');
  dispatch('pageshow', { persisted: true });
  await flush();
}

test('a page put aside is seen again only when it knows who is signed in (AUTH-14)', async () => {
  await comeBack();
  expect(document.documentElement.hidden).toBe(true);
  answer();
  await flush();
  expect(document.documentElement.hidden).toBe(false);
  expect(sync).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('it takes over a new token of its person without being loaded again (AUTH-11)', async () => {
  await comeBack(() => (stored = { ...ada, accessToken: 'second' }));
  answer();
  await flush();
  expect(session?.accessToken).toBe('second');
  expect(document.documentElement.hidden).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each<[string, Kept | null, Kept | null]>([
  ['of somebody who has signed out', ada, null],
  ['of another person', ada, bob],
  ['that was locked meanwhile', ada, locked],
  ['that was unlocked meanwhile', locked, ada],
  ['of a person who signed out just before', null, null],
  ['of a visitor where somebody has signed in', null, ada],
])('a page %s stays hidden and is loaded again (AUTH-14)', async (_, before, after) => {
  session = before;
  isStored = before !== null;
  await comeBack(() => (stored = after));
  answer();
  await flush();
  expect(document.documentElement.hidden).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  // The session has ended, and no form prevents the reload of the hidden page.
  expect(session).toBeNull();
  if (before) expect(setSession).toHaveBeenCalledExactlyOnceWith(null, { storedBy: 'otherTab' });
  const stopImmediatePropagation = vi.fn();
  dispatch('beforeunload', { stopImmediatePropagation });
  expect(stopImmediatePropagation).toHaveBeenCalledOnce();
});

test('what the page learns before it is given back does not show it (AUTH-14)', async () => {
  await comeBack(() => {
    [session, stored, isStored] = [null, null, false];
  });
  answer();
  await flush();
  expect(document.documentElement.hidden).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that is only left is not hidden', () => {
  dispatch('pagehide', { persisted: false });
  dispatch('pageshow', { persisted: false });
  expect(document.documentElement.hidden).toBe(false);
  expect(sync).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('a tab that is looked at again asks as well (AUTH-11)', () => {
  dispatch('visibilitychange');
  expect(sync).toHaveBeenCalledOnce();
});

test('a session that the storage could not take stays that of its tab (AUTH-11)', async () => {
  isStored = false;
  stored = null;
  dispatch('visibilitychange');
  await comeBack();
  expect(sync).not.toHaveBeenCalled();
  expect(document.documentElement.hidden).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
