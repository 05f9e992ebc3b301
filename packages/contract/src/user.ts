import * as v from 'valibot';
import { id, listOf, oneOf, optional } from './tolerant.ts';

export const roles = ['User', 'Administrator', 'SchoolAdministrator'] as const;

export const presences = ['online', 'away', 'busy', 'not-visible'] as const;

export const user = v.object({
  id,
  name: v.string(),
  email: v.string(),
  avatar: optional(v.string()),
  status: oneOf(presences, 'online'),
  /** Unknown roles are omitted. */
  roles: v.fallback(listOf(v.picklist(roles)), []),
  school: optional(v.object({ id, name: v.string() })),
});

export const session = v.object({
  user,
  accessToken: v.pipe(v.string(), v.minLength(1)),
  tokenType: v.fallback(v.string(), 'bearer'),
});

export type Role = (typeof roles)[number];
export type Presence = (typeof presences)[number];
export type User = v.InferOutput<typeof user>;
export type Session = v.InferOutput<typeof session>;
