import * as v from 'valibot';
import type { CallsOf } from '../call.ts';
import { email, text, written } from '../internal/strict.ts';
import { orDone } from '../tolerant.ts';

export const calls = {
  sendSupportMessage: {
    body: v.strictObject({
      // The whole name of a person, as in `updateUser`.
      name: written(121, 'Please give your name'),
      email,
      subject: written(120, 'Please give a subject'),
      message: written(4000, 'Please write a message'),
      /** The page the person was on, unless they removed it. */
      page: v.optional(text(300)),
      version: v.optional(text(40)),
      /** How the live connection stood: `off`, `connecting` or `connected`. */
      connection: v.optional(text(40)),
    }),
    answer: orDone(v.null()),
    status: 204,
    limit: { calls: 5, seconds: 600, by: 'email' },
  },
} satisfies CallsOf<'support'>;
