import type { User } from '@touchline/contract/user';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSession, setSession } from './session.atoms.ts';
import { endSession, listenForSessionEnd } from './session.ts';

const user: User = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@touchline.example',
  avatar: null,
  status: 'online',
  roles: ['User'],
  school: null,
};
const onEnded = vi.fn();

beforeEach(() => {
  onEnded.mockClear();
  listenForSessionEnd(onEnded);
});

afterEach(() => setSession(null));

test('many refusals of one token end the session once (AUTH-22)', () => {
  setSession({ accessToken: 'first', user });
  endSession('first');
  endSession('first');
  expect(onEnded).toHaveBeenCalledExactlyOnceWith('expired');
  expect(currentSession()).toBeNull();
});

test('a late refusal of an older token leaves the new session alone (AUTH-22)', () => {
  setSession({ accessToken: 'second', user });
  endSession('first');
  expect(onEnded).not.toHaveBeenCalled();
  expect(currentSession()?.accessToken).toBe('second');
});
