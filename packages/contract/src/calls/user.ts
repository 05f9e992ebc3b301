import * as v from 'valibot';
import type { CallsOf } from '../call.ts';
import { email, filled, id, link } from '../internal/strict.ts';
import { presences, roles, user } from '../user.ts';

export const calls = {
  user: { answer: user },
  /** Merges the given fields into the user. The server ignores changes to id, roles and school. */
  updateUser: {
    body: v.strictObject({
      user: v.strictObject({
        id: v.optional(id),
        name: v.optional(filled(120)),
        email: v.optional(email),
        avatar: v.optional(v.nullable(link)),
        status: v.optional(v.picklist(presences)),
        roles: v.optional(v.array(v.picklist(roles))),
        school: v.optional(v.nullable(v.strictObject({ id, name: filled(120) }))),
      }),
    }),
    answer: user,
  },
} satisfies CallsOf<'user'>;
