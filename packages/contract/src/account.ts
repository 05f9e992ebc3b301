import * as v from 'valibot';
import { requestedRoles } from './calls/auth.ts';
import { languages } from './internal/languages.ts';
import { versioned } from './internal/records.ts';
import { problem } from './problem.ts';
import { id, instant, listOf, oneOf, optional } from './tolerant.ts';
import { roles } from './user.ts';

export const requestStates = ['pending', 'approved', 'refused'] as const;

export { languages, requestedRoles };

/** A request to belong to a school, as its person sees it (SIGNUP-7). */
const ownRequest = v.object({
  school: v.object({ id, name: v.string() }),
  role: oneOf(requestedRoles, 'guardian'),
  state: oneOf(requestStates, 'pending'),
  /** Why it was refused. */
  answer: optional(v.string()),
});

/** The account of the calling person. */
export const profile = v.object({
  id,
  givenName: v.string(),
  familyName: v.string(),
  email: v.string(),
  language: oneOf(languages, 'en'),
  avatar: optional(v.string()),
  newsletter: v.boolean(),
  roles: listOf(v.picklist(roles)),
  school: optional(v.object({ id, name: v.string() })),
  request: optional(ownRequest),
  ...versioned,
});

/** A browser in which the person is signed in. */
export const device = v.object({
  id,
  name: v.string(),
  place: optional(v.string()),
  lastUsedAt: instant,
  isCurrent: v.boolean(),
});

/** A request to belong to a school, as its staff see it. */
export const joinRequest = v.object({
  id,
  name: v.string(),
  email: v.string(),
  school: v.object({ id, name: v.string() }),
  role: oneOf(requestedRoles, 'guardian'),
  reason: optional(v.string()),
  state: oneOf(requestStates, 'pending'),
  answer: optional(v.string()),
  createdAt: instant,
  ...versioned,
});

/** The refusal of a link that was good once (SIGNUP-10). */
export const staleLink = v.object({
  ...problem.entries,
  reason: v.picklist(['expired', 'used']),
});

export type Profile = v.InferOutput<typeof profile>;
export type Device = v.InferOutput<typeof device>;
export type JoinRequest = v.InferOutput<typeof joinRequest>;
export type RequestedRole = (typeof requestedRoles)[number];
