import * as v from 'valibot';
import {
  device,
  joinRequest,
  languages,
  profile,
  requestStates,
  requestedRoles,
  staleLink,
} from '../account.ts';
import type { CallsOf } from '../call.ts';
import { idPath, unknownId } from '../internal/byId.ts';
import { changeErrors, conflict, listQuery, pageOf, version } from '../internal/records.ts';
import { personName, picture } from '../internal/fields.ts';
import { email, filled, listed, newPassword, strictId, text } from '../internal/strict.ts';
import { problem } from '../problem.ts';
import { schoolSummary } from '../school.ts';
import { listOf } from '../tolerant.ts';
import { session } from '../user.ts';
import { done, joinCode } from './auth.ts';

/** The code of a link in a mail. */
const code = filled(200);

export const calls = {
  /**
   * The school of a join code, which is compared without case. 404 for an unknown one. The limit is
   * against guessing.
   */
  checkJoinCode: {
    body: v.strictObject({ code: joinCode }),
    answer: schoolSummary,
    limit: { calls: 20, seconds: 60 },
    errors: { 404: problem },
  },
  /** 404 for a code that is none; 410 for one that has expired or was used. */
  verifyAccount: {
    body: v.strictObject({ code }),
    answer: done,
    errors: { 404: problem, 410: staleLink },
  },
  /** Sends a new link, which replaces the old one. True for an unknown address too. */
  resendConfirmation: {
    body: v.strictObject({ email }),
    answer: done,
    limit: { calls: 1, seconds: 60, by: 'email' },
  },
  /** Sets a password by the code of a link; the specified call carries the password alone. */
  resetPasswordByLink: {
    body: v.strictObject({ code, password: newPassword }),
    answer: done,
    errors: { 404: problem, 410: staleLink },
  },
  /** Whether a token of `/ext` signs somebody in. 401 for one that does not. */
  checkExternalToken: {
    body: v.strictObject({ token: filled(4096) }),
    answer: session,
    errors: { 401: problem },
  },
  profile: { answer: profile },
  updateProfile: {
    body: v.strictObject({
      version,
      profile: v.strictObject({
        givenName: v.optional(personName),
        familyName: v.optional(personName),
        language: v.optional(v.picklist(languages)),
        avatar: v.optional(v.nullable(picture)),
        newsletter: v.optional(v.boolean()),
      }),
    }),
    answer: profile,
    errors: conflict(profile),
  },
  /** 400 at `current` for a wrong one. Other devices are signed out. */
  changePassword: {
    body: v.strictObject({ current: filled(1000), password: newPassword }),
    answer: done,
  },
  /** The latest first. */
  devices: { answer: v.object({ items: listOf(device) }) },
  /** 409 for the current one, which the sign-out ends. */
  signOutDevice: {
    path: idPath,
    answer: v.object({ items: listOf(device) }),
    errors: { ...unknownId, 409: problem },
  },
  joinRequests: {
    query: v.strictObject({
      ...listQuery(['name', 'createdAt']),
      state: v.optional(listed(v.picklist(requestStates), requestStates.length)),
      role: v.optional(v.picklist(requestedRoles)),
      schoolId: v.optional(strictId),
    }),
    answer: pageOf(joinRequest),
  },
  /** 409 for one that is decided. Only an Administrator makes school administrators. */
  decideJoinRequest: {
    path: idPath,
    body: v.strictObject({
      version,
      decision: v.picklist(['approved', 'refused']),
      answer: v.optional(v.nullable(text(300))),
    }),
    answer: joinRequest,
    errors: changeErrors(joinRequest),
  },
} satisfies CallsOf<'accounts'>;
