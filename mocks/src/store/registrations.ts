import type { RequestedRole } from '@touchline/contract/account';
import type { Profile } from '@touchline/contract/account';
import type { ReceivedBy } from '@touchline/contract/definitions';
import type { User } from '@touchline/contract/user';
import { now, toInstant } from '../clock.ts';
import { accounts } from '../fixtures/accounts.ts';
import { seedJoinRequests } from '../fixtures/joinRequests.ts';
import { resetCodes, verificationCodes } from '../fixtures/links.ts';
import { mayUserSignIn, users } from './accounts.ts';

import { records } from './records.ts';
import { onReset } from './resets.ts';
import { publicSchools, schools } from './schools.ts';

type SignUp = ReceivedBy<'signUp'>['body'];

/** What the back end knows of an account beside the user that it answers. */
export interface Registration {
  /** The id of the user. */
  id: string;
  password: string;
  isVerified: boolean;
  language: Profile['language'];
  givenName: string;
  familyName: string;
  newsletter: boolean;
  requestId: string | null;
  version: number;
  updatedAt: string | null;
  updatedBy: string | null;
}

const seeded = (): Registration[] =>
  Object.values(accounts).map(({ user, password }) => {
    const [givenName = '', ...rest] = user.name.split(' ');
    return {
      id: user.id,
      password,
      isVerified: true,
      language: user.id === 'user-school' ? 'en' : 'tr',
      givenName,
      familyName: rest.join(' '),
      newsletter: false,
      requestId: null,
      version: 1,
      updatedAt: null,
      updatedBy: null,
    };
  });

export const registrations = records<Registration>('user', seeded, ({ id }) => profileOf(id));
export const joinRequests = records('request', seedJoinRequests);

/** Links that were used, and the addresses for which the last links were made. */
const usedCodes = new Set<string>();
let lastSignUp: string | null = null;
let lastForgotten: string | null = null;
let isResent = false;
onReset(() => {
  usedCodes.clear();
  lastSignUp = null;
  lastForgotten = null;
  isResent = false;
});

/** Addresses are compared without case and never changed (SIGNUP-3). */
export function userWithAddress(email: string): User | undefined {
  const wanted = email.trim().toLowerCase();
  return users.list().find((user) => user.email.toLowerCase() === wanted);
}

/** The active school with this join code. */
export function schoolWithCode(code: string) {
  return publicSchools().find(({ joinCode }) => joinCode === code.trim().toUpperCase());
}

/** These belong to the school at once; the others wait for it (SIGNUP-7). */
const isImmediate = (role: RequestedRole) => role === 'guardian' || role === 'pupil';

/**
 * Creates an account that waits for its confirmation. A known address changes nothing, and the
 * answer is the same (SIGNUP-8).
 */
export function register(given: SignUp): void {
  if (userWithAddress(given.email)) return;
  const { email, password, givenName, familyName, language, newsletter = false } = given;
  const name = `${givenName} ${familyName}`;
  const school =
    (given.joinCode && schoolWithCode(given.joinCode)) ||
    (given.schoolId && schools.find(given.schoolId)) ||
    null;
  const role = given.requestedRole ?? 'guardian';
  const place = school && { id: school.id, name: school.name };
  const isMember = place !== null && Boolean(given.joinCode) && isImmediate(role);
  const request =
    place && !isMember
      ? joinRequests.create(
          {
            name,
            email,
            school: place,
            role,
            reason: given.reason ?? null,
            state: 'pending',
            answer: null,
            createdAt: toInstant(now()),
          },
          name,
        )
      : null;
  const registration = registrations.create(
    {
      password,
      isVerified: false,
      language,
      givenName,
      familyName,
      newsletter,
      requestId: request?.id ?? null,
    },
    name,
  );
  users.append({
    id: registration.id,
    name,
    email,
    avatar: null,
    status: 'online',
    roles: ['User'],
    school: isMember ? place : null,
  });
  lastSignUp = registration.id;
  isResent = false;
  usedCodes.delete(verificationCodes.good);
}

/** A new link replaces the old one; nothing happens for an unknown or confirmed address. */
export function resendLink(email: string): void {
  const user = userWithAddress(email);
  if (!user || registrations.find(user.id)?.isVerified) return;
  lastSignUp = user.id;
  isResent = true;
  usedCodes.delete(verificationCodes.resent);
}

export type LinkState = 'good' | 'expired' | 'used' | 'unknown';

/** Confirms the account of a link. */
export function verify(code: string): LinkState {
  if (code === verificationCodes.expired) return 'expired';
  if (code === verificationCodes.used || usedCodes.has(code)) return 'used';
  if (code === verificationCodes.good && isResent) return 'expired';
  const isKnown = code === (isResent ? verificationCodes.resent : verificationCodes.good);
  if (!isKnown) return 'unknown';
  usedCodes.add(code);
  const registration = lastSignUp === null ? undefined : registrations.find(lastSignUp);
  if (registration) registration.isVerified = true;
  return 'good';
}

/** Remembers for whom a link to a new password was asked; an unknown address changes nothing. */
export function forget(email: string): void {
  const user = userWithAddress(email);
  if (!user) return;
  lastForgotten = user.id;
  usedCodes.delete(resetCodes.good);
}

/** Sets the password of the account of a link. */
export function resetByLink(code: string, password: string): LinkState {
  if (code === resetCodes.expired) return 'expired';
  if (code === resetCodes.used || usedCodes.has(code)) return 'used';
  if (code !== resetCodes.good) return 'unknown';
  usedCodes.add(code);
  const registration = registrations.find(lastForgotten ?? accounts.user.user.id);
  if (registration) registration.password = password;
  return 'good';
}

export function profileOf(userId: string): Profile {
  const user = users.find(userId);
  const registration = registrations.get(userId);
  const { givenName, familyName, language, newsletter, version } = registration;
  const request = registration.requestId ? joinRequests.find(registration.requestId) : undefined;
  return {
    id: userId,
    givenName,
    familyName,
    email: user?.email ?? '',
    language,
    avatar: user?.avatar ?? null,
    newsletter,
    roles: user?.roles ?? [],
    school: user?.school ?? null,
    request: request
      ? {
          school: request.school,
          role: request.role,
          state: request.state,
          answer: request.answer,
        }
      : null,
    version,
    updatedAt: registration.updatedAt,
    updatedBy: registration.updatedBy,
  };
}

/**
 * The account with this email address and password, if it may sign in; `unverified` before its
 * address is confirmed.
 */
export function signInRegistered(email: string, password: string): User | 'unverified' | null {
  const user = userWithAddress(email);
  const registration = user && registrations.find(user.id);
  if (!user || registration?.password !== password || !mayUserSignIn(user.id)) return null;
  return registration.isVerified ? user : 'unverified';
}
