import * as v from 'valibot';
import type { CallsOf } from '../call.ts';
import { email, filled, link, strictId } from '../internal/strict.ts';
import { presences, roles, user } from '../user.ts';

export const calls = {
  user: { answer: user },
  /**
   * Sets the presence. The whole user may come along, and the server takes nothing else from it: the
   * name and the picture are changed by `updateProfile`, and the sender may know older ones.
   */
  updateUser: {
    body: v.strictObject({
      user: v.strictObject({
        id: v.optional(strictId),
        // Two names of 60 characters and the space between them.
        name: v.optional(filled(121)),
        email: v.optional(email),
        avatar: v.optional(v.nullable(link)),
        status: v.optional(v.picklist(presences)),
        roles: v.optional(v.array(v.picklist(roles))),
        school: v.optional(v.nullable(v.strictObject({ id: strictId, name: filled(120) }))),
      }),
    }),
    answer: user,
  },
} satisfies CallsOf<'user'>;
