import type { User } from '@touchline/contract/user';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSession, setSession } from './session.atoms.ts';
import { endSession, setForcedSignOutListener } from './session.ts';

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
