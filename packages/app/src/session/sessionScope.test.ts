import { afterEach, expect, test, vi } from 'vitest';
import { store } from '#platform/store.ts';
import {
  duringSession,
  onSessionEnd,
  sessionScopedAtom,
  currentSessionNumber,
} from '#platform/sessionScope.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { setSession } from './session.atoms.ts';

const ada = sessionOf('ada', 'token of ada');

const scopedAtom = sessionScopedAtom('nothing');

afterEach(() => setSession(null));

test.each([
  { end: 'the person signs out', next: null },
  { end: 'another person signs in', next: sessionOf('bob') },
])('when $end, session-scoped atoms are reset and listeners called (AUTH-14)', ({ next }) => {
  setSession(ada);
  store.set(scopedAtom, 'a secret');
  const listener = vi.fn();
  const unsubscribe = onSessionEnd(listener);
  setSession(next);
  unsubscribe();
  expect(store.get(scopedAtom)).toBe('nothing');
  expect(listener).toHaveBeenCalledExactlyOnceWith({
    reason: 'left',
    userId: 'ada',
    accessToken: 'token of ada',
  });
});

test('a part that fails at the end of a session leaves the others to forget it (AUTH-14)', () => {
  const [broken, failed, later] = [new Error('broken'), vi.fn(), vi.fn()];
  vi.stubGlobal('reportError', failed);
  setSession(ada);
  const stops = [
    onSessionEnd(() => {
      throw broken;
    }),
    onSessionEnd(later),
  ];
  setSession(null);
  for (const stop of stops) stop();
  expect(later).toHaveBeenCalledOnce();
  expect(failed).toHaveBeenCalledExactlyOnceWith(broken);
  vi.unstubAllGlobals();
});

test('a newer token of the same person keeps the session-scoped state', () => {
  setSession(ada);
  store.set(scopedAtom, 'a secret');
  const before = currentSessionNumber();
  setSession(sessionOf('ada', 'newer'));
  expect(store.get(scopedAtom)).toBe('a secret');
  expect(currentSessionNumber()).toBe(before);
});

test('a visitor who signs in keeps the session-scoped state', () => {
  store.set(scopedAtom, 'what a visitor opened');
  setSession(ada);
  expect(store.get(scopedAtom)).toBe('what a visitor opened');
});

test('a promise settles during its session', async () => {
  setSession(ada);
  await expect(duringSession(Promise.resolve('answer'))).resolves.toBe('answer');
  await expect(duringSession(Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test.each([
  { kind: 'answer', request: () => Promise.resolve('late') },
  { kind: 'failure', request: () => Promise.reject(new Error('late')) },
])('a late $kind never settles (AUTH-14)', async ({ request }) => {
  setSession(ada);
  const onSettled = vi.fn();
  duringSession(request()).then(onSettled, onSettled);
  setSession(sessionOf('bob'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(onSettled).not.toHaveBeenCalled();
});
