import { expect, test } from 'vitest';
import { authorize } from './api.ts';
import { accounts } from './fixtures/accounts.ts';

test('a call for some roles refuses visitors and the others', () => {
  const { user } = accounts.user;
  const statusOf = (work: () => unknown) => {
    try {
      work();
      return 200;
    } catch (error) {
      return (error as { status: number }).status;
    }
  };
  expect(statusOf(() => authorize(['Administrator'], null))).toBe(401);
  expect(statusOf(() => authorize(['Administrator'], 'invalid'))).toBe(401);
  expect(statusOf(() => authorize(['Administrator', 'SchoolAdministrator'], user))).toBe(403);
  expect(authorize(['Administrator', 'User'], user)).toBe(user);
});
