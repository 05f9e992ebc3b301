import * as v from 'valibot';
import type { CallsOf } from '../call.ts';
import { problem } from '../problem.ts';
import { between, personName } from '../internal/fields.ts';
import { languages } from '../internal/languages.ts';
import { email, filled, newPassword, strictId, text } from '../internal/strict.ts';
import { session } from '../user.ts';
import { wire } from '../wire.ts';

/** Not validated further, because the server only compares credentials. */
const credentials = v.strictObject({ email: filled(254), password: filled(1000) });

/** What a person can ask to be at a school (SIGNUP-6). */
export const requestedRoles = ['guardian', 'pupil', 'staff', 'schoolAdministrator'] as const;

/** The code by which people join a school, compared without case. */
export const joinCode = between(4, 12);

/** The answer to wrong credentials (MOCK-4). */
const refused = v.literal(false);

/**
 * The answer to a change of which nobody reads more than that it is done. `false` says that it is
 * not.
 */
export const done = v.pipe(
  v.unknown(),
  wire({ schema: v.literal(true) }),
  v.check((answer) => answer !== false, 'Refused'),
  v.transform(() => true as const),
);

export const calls = {
  /** 403 for the right words before the address is confirmed. */
  signIn: { body: credentials, answer: session, errors: { 403: problem, 404: refused } },
  signInWithToken: {
    body: v.strictObject({ accessToken: filled(4096) }),
    answer: session,
    errors: { 401: problem },
  },
  /** The specification gives only the path; the fields are our proposal. */
  signUp: {
    body: v.strictObject({
      email,
      password: newPassword,
      givenName: personName,
      familyName: personName,
      language: v.picklist(languages),
      /** The versions of the terms that the person accepted. */
      terms: filled(20),
      privacyNotice: filled(20),
      newsletter: v.optional(v.boolean()),
      /** From the captcha of the deployment, where there is one (SIGNUP-4). */
      captchaToken: v.optional(filled(4096)),
      schoolId: v.optional(strictId),
      joinCode: v.optional(joinCode),
      requestedRole: v.optional(v.picklist(requestedRoles)),
      reason: v.optional(text(300)),
    }),
    answer: done,
  },
  /** The body is only the address, as a JSON string. */
  forgotPassword: { body: email, answer: done },
  /** The body is only the new password, as a JSON string. */
  resetPassword: { body: newPassword, answer: done },
  unlockSession: { body: credentials, answer: session, errors: { 404: refused } },
} satisfies CallsOf<'auth'>;
