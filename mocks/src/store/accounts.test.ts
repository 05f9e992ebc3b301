import { afterEach, expect, test } from 'vitest';
import { accounts } from '../fixtures/accounts.ts';
import { acceptAccounts, mayUserSignIn, startWithAccounts } from './accounts.ts';
import { reset } from './resets.ts';

const { id } = accounts.administrator.user;

afterEach(() => {
  startWithAccounts(['user']);
});

test('an account that is accepted later cannot sign in after a reset', () => {
  acceptAccounts(['user', 'administrator']);
  expect(mayUserSignIn(id)).toBe(true);
  reset();
  expect(mayUserSignIn(id)).toBe(false);
});

test('an account that is accepted from the start stays after a reset', () => {
  startWithAccounts(['user', 'administrator']);
  expect(mayUserSignIn(id)).toBe(true);
  acceptAccounts(['user']);
  reset();
  expect(mayUserSignIn(id)).toBe(true);
});
