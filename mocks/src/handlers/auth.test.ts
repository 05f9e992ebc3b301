import { SignJWT, decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, test } from 'vitest';
import { accounts } from '../fixtures/accounts.ts';
import { acceptAccounts } from '../store/accounts.ts';
import { reset } from '../store/resets.ts';
import { call } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';
import { signToken } from '../token.ts';

setUpMockBackEnd();

function credentialsOf(name: keyof typeof accounts) {
  const { email, password } = accounts[name];
  return { email, password };
}

test('one pair of credentials signs in (AUTH-18, WIRE-14)', async () => {
  const { status, body } = await call('POST', 'api/auth/sign-in', { body: credentialsOf('user') });
  expect(status).toBe(200);
  expect(body).toEqual({
    user: accounts.user.user,
    accessToken: expect.any(String),
    tokenType: 'bearer',
  });
});

test('every other pair is answered with 404 and false (AUTH-18, MOCK-4)', async () => {
  const wrong = { ...credentialsOf('user'), password: 'Touchline' };
  expect(await call('POST', 'api/auth/sign-in', { body: wrong })).toMatchObject({
    status: 404,
    body: false,
  });
  const admin = { body: credentialsOf('administrator') };
  expect(await call('POST', 'api/auth/sign-in', admin)).toMatchObject({ status: 404, body: false });
});

test('a session is unlocked by the right pair, and by no other (MOCK-18)', async () => {
  const unlock = (body: object) => call('POST', 'api/auth/unlock-session', { body });
  const right = credentialsOf('user');
  expect((await unlock(right)).status).toBe(200);
  expect(await unlock({ ...right, password: 'Touchline' })).toMatchObject({
    status: 404,
    body: false,
  });
});

test('the accounts of other roles sign in once they are asked for', async () => {
  acceptAccounts(['user', 'administrator']);
  const { body } = await call('POST', 'api/auth/sign-in', { body: credentialsOf('administrator') });
  expect(body).toMatchObject({ user: { roles: ['Administrator'] } });
});

test('a token lasts seven days (MOCK-5)', async () => {
  const { iat = 0, exp = 0 } = decodeJwt(await signToken(accounts.user.user));
  expect(exp - iat).toBe(7 * 24 * 60 * 60);
});

test('a token signs in again, with a new token', async () => {
  const accessToken = await signToken(accounts.user.user);
  const { body } = await call('POST', 'api/auth/sign-in-with-token', { body: { accessToken } });
  expect(body).toMatchObject({ user: { id: 'user-user' } });
});

test.each([
  ['expired', () => signToken(accounts.user.user, 1)],
  ['forged', async () => `${(await signToken(accounts.user.user)).slice(0, -4)}AAAA`],
  ['no token at all', async () => 'x'],
])('a token that is %s is refused (MOCK-4)', async (_, token) => {
  const accessToken = await token();
  const signIn = await call('POST', 'api/auth/sign-in-with-token', { body: { accessToken } });
  expect(signIn).toMatchObject({ status: 401, body: { detail: 'Invalid token' } });
  const messages = await call('GET', 'api/common/messages', { token: accessToken });
  expect(messages.status).toBe(401);
});

test('a token signs in again with one that lasts seven days anew (AUTH-12, WIRE-15, MOCK-5)', async () => {
  const { iat = 0 } = decodeJwt(await signToken(accounts.user.user));
  const inAMinute = iat + 60;
  const given = await signToken(accounts.user.user, inAMinute);
  const body = { accessToken: given };
  const { body: answer } = await call('POST', 'api/auth/sign-in-with-token', { body });
  const { accessToken } = answer as { accessToken: string };
  expect(accessToken).not.toBe(given);
  expect(decodeJwt(accessToken).exp).toBeGreaterThan(inAMinute);
  expect(answer).toMatchObject({ tokenType: 'bearer' });
});

test('a token is signed with HS256 (MOCK-17)', async () => {
  expect(decodeProtectedHeader(await signToken(accounts.user.user)).alg).toBe('HS256');
});

test('a token of another issuer is refused, although the key is the same (MOCK-4)', async () => {
  const key = new TextEncoder().encode('touchline mock back end, no secret');
  const accessToken = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('user-user')
    .setIssuer('somebody else')
    .setExpirationTime('7 days')
    .sign(key);
  const { status } = await call('POST', 'api/auth/sign-in-with-token', { body: { accessToken } });
  expect(status).toBe(401);
});

test('after a reset there is one pair again, and people are as they were (AUTH-18, MOCK-6)', async () => {
  acceptAccounts(['user', 'administrator']);
  await call('PATCH', 'api/common/user', { as: 'user', body: { user: { status: 'busy' } } });
  reset();
  const body = credentialsOf('administrator');
  expect(await call('POST', 'api/auth/sign-in', { body })).toMatchObject({ status: 404 });
  const { body: user } = await call('GET', 'api/common/user', { as: 'user' });
  expect(user).toMatchObject({ status: 'online' });
});
