import type { ReceivedBy } from '@touchline/contract/definitions';
import type { Session, User } from '@touchline/contract/user';
import { HttpResponse } from 'msw';
import { answer, refuse } from '../api.ts';
import { type Delayed, simulateDelay } from '../delays.ts';
import { refuseField } from '../problems.ts';
import { users } from '../store/accounts.ts';
import { forget, register, schoolWithCode, signInRegistered } from '../store/registrations.ts';
import { publicSchools } from '../store/schools.ts';
import { signToken, verifyToken } from '../token.ts';

async function sessionOf(user: User): Promise<Session> {
  return { user, accessToken: await signToken(user), tokenType: 'bearer' };
}

function wrongCredentials(): Response {
  return HttpResponse.json(false, { status: 404 });
}

/** The same answer whatever the address (SIGNUP-8); nothing is mailed. */
async function accepted(call: Delayed): Promise<true> {
  await simulateDelay(call);
  return true;
}

/** The session of an account; 403 while its address is not confirmed. */
function signIn(email: string, password: string): Promise<Session> | Response {
  const user = signInRegistered(email, password);
  if (user === 'unverified') return refuse(403, 'Please confirm your address first');
  return user ? sessionOf(user) : wrongCredentials();
}

/** Refuses a school or a join code that is none, by its field. */
function requireSchool({ schoolId, joinCode }: ReceivedBy<'signUp'>['body']): void {
  if (schoolId && !publicSchools().some(({ id }) => id === schoolId))
    refuseField('schoolId', 'There is no school with this id');
  if (joinCode && !schoolWithCode(joinCode))
    refuseField('joinCode', 'There is no school with this code');
}

export const authHandlers = [
  answer('signIn', async ({ body: { email, password } }) => {
    await simulateDelay('signIn');
    return signIn(email, password);
  }),
  answer('signInWithToken', async ({ body: { accessToken } }) => {
    const user = users.find(await verifyToken(accessToken));
    return user ? sessionOf(user) : refuse(401, 'Invalid token');
  }),
  answer('unlockSession', async ({ body: { email, password } }) => {
    await simulateDelay('unlockSession');
    return signIn(email, password);
  }),
  answer('signUp', ({ body }) => {
    requireSchool(body);
    register(body);
    return accepted('signUp');
  }),
  answer('forgotPassword', ({ body }) => {
    forget(body);
    return accepted('forgotPassword');
  }),
  answer('resetPassword', () => accepted('resetPassword')),
];
