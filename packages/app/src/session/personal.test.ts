import type { User } from '@touchline/contract/user';
import { afterEach, expect, test, vi } from 'vitest';
import { store } from '#platform/store.ts';
import { duringSession, onSessionEnd, personalAtom, sessionNumber } from '#platform/personal.ts';
import { setSession, type Session } from './session.atoms.ts';

function sessionOf(id: string, accessToken = `token of ${id}`): Session {
  const user: User = {
    id,
    name: id,
    email: `${id}@touchline.example`,
    avatar: null,
    status: 'online',
    roles: ['User'],
    school: null,
  };
  return { accessToken, user };
}

const personal = personalAtom('nothing');

afterEach(() => setSession(null));

test.each([
  { end: 'the person leaves', next: null },
  { end: 'another person comes', next: sessionOf('bob') },
])('when $end, everything personal is forgotten', ({ next }) => {
  setSession(sessionOf('ada'));
  store.set(personal, 'a secret');
  const listener = vi.fn();
  const forget = onSessionEnd(listener);
  setSession(next);
  forget();
  expect(store.get(personal)).toBe('nothing');
  expect(listener).toHaveBeenCalledExactlyOnceWith({
    reason: 'left',
    userId: 'ada',
    accessToken: 'token of ada',
  });
});

test('the same person with a newer token goes on', () => {
  setSession(sessionOf('ada'));
  store.set(personal, 'a secret');
  const before = sessionNumber();
  setSession(sessionOf('ada', 'newer'));
  expect(store.get(personal)).toBe('a secret');
  expect(sessionNumber()).toBe(before);
});

test('a visitor who signs in keeps what they did', () => {
  store.set(personal, 'what a visitor opened');
  setSession(sessionOf('ada'));
  expect(store.get(personal)).toBe('what a visitor opened');
});

test('an answer is told during its session', async () => {
  setSession(sessionOf('ada'));
  await expect(duringSession(Promise.resolve('answer'))).resolves.toBe('answer');
  await expect(duringSession(Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test.each([
  { kind: 'answer', asked: () => Promise.resolve('late') },
  { kind: 'failure', asked: () => Promise.reject(new Error('late')) },
])('a late $kind is told to nobody', async ({ asked }) => {
  setSession(sessionOf('ada'));
  const told = vi.fn();
  duringSession(asked()).then(told, told);
  setSession(sessionOf('bob'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).not.toHaveBeenCalled();
});
