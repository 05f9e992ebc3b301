import type { Session, User } from '@touchline/contract/user';
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { answer, answerAt, refuse } from '../api.ts';
import { takeTime } from '../delays.ts';
import { signInUser, users } from '../store/accounts.ts';
import { signToken, verifyToken } from '../token.ts';

const credentials = v.object({ email: v.string(), password: v.string() });

async function sessionOf(user: User): Promise<Session> {
  return { user, accessToken: await signToken(user), tokenType: 'bearer' };
}

function wrongCredentials(): Response {
  return HttpResponse.json(false, { status: 404 });
}

export const authHandlers = [
  answer('signIn', async ({ body }) => {
    const { email, password } = await body(credentials);
    await takeTime('signIn');
    const user = signInUser(email, password);
    return user ? sessionOf(user) : wrongCredentials();
  }),
  answer('signInWithToken', async ({ body }) => {
    const { accessToken } = await body(v.object({ accessToken: v.string() }));
    const user = users.find(await verifyToken(accessToken));
    return user ? sessionOf(user) : refuse(401, 'Invalid token');
  }),
  answerAt('POST', 'api/auth/unlock-session', async ({ body }) => {
    const { email, password } = await body(credentials);
    await takeTime('unlockSession');
    const user = signInUser(email, password);
    return user ? sessionOf(user) : wrongCredentials();
  }),
  answerAt('POST', 'api/auth/sign-up', async () => {
    await takeTime('signUp');
    return true;
  }),
  answerAt('POST', 'api/auth/forgot-password', async () => {
    await takeTime('forgotPassword');
    return true;
  }),
  answerAt('POST', 'api/auth/reset-password', async () => {
    await takeTime('resetPassword');
    return true;
  }),
];
