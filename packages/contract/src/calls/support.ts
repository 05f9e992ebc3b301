import * as v from 'valibot';
import type { CallsOf } from '../call.ts';
import { email, text, written } from '../internal/strict.ts';
import { orDone } from '../tolerant.ts';

export const calls = {
  /** 204 without a body. */
  contactSupport: {
    body: v.strictObject({
      name: written(120, 'Please give your name'),
      email,
      subject: written(120, 'Please give a subject'),
      message: written(4000, 'Please write a message'),
      /** Where the person was, if they left it in. */
      page: v.optional(text(300)),
      version: v.optional(text(40)),
    }),
    answer: orDone(v.null()),
  },
} satisfies CallsOf<'support'>;
