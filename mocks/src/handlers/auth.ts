import type { Session, User } from '@touchline/contract/user';
import { HttpResponse } from 'msw';
import { answer, refuse } from '../api.ts';
import { type Delayed, simulateDelay } from '../delays.ts';
import { signInUser, users } from '../store/accounts.ts';
import { signToken, verifyToken } from '../token.ts';

async function sessionOf(user: User): Promise<Session> {
  return { user, accessToken: await signToken(user), tokenType: 'bearer' };
}

function wrongCredentials(): Response {
  return HttpResponse.json(false, { status: 404 });
}

/** Accepts any valid request; nothing is stored or mailed. */
async function accepted(call: Delayed): Promise<true> {
  await simulateDelay(call);
  return true;
}

export const authHandlers = [
  answer('signIn', async ({ body: { email, password } }) => {
    await simulateDelay('signIn');
    const user = signInUser(email, password);
    return user ? sessionOf(user) : wrongCredentials();
  }),
  answer('signInWithToken', async ({ body: { accessToken } }) => {
    const user = users.find(await verifyToken(accessToken));
    return user ? sessionOf(user) : refuse(401, 'Invalid token');
  }),
  answer('unlockSession', async ({ body: { email, password } }) => {
    await simulateDelay('unlockSession');
    const user = signInUser(email, password);
    return user ? sessionOf(user) : wrongCredentials();
  }),
  answer('signUp', () => accepted('signUp')),
  answer('forgotPassword', () => accepted('forgotPassword')),
  answer('resetPassword', () => accepted('resetPassword')),
];
