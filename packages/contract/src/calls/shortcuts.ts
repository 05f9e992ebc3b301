import * as v from 'valibot';
import type { CallsOf } from '../call.ts';
import { shortcut, shortcuts } from '../shortcut.ts';
import { filled, strictId, text } from '../internal/strict.ts';
import { orDone } from '../tolerant.ts';

const fields = v.strictObject({
  label: filled(60),
  description: v.optional(v.nullable(text(120))),
  icon: v.optional(v.nullable(text(64))),
  link: filled(300),
  /** Omitted: true. */
  useRouter: v.optional(v.boolean()),
});

export const calls = {
  shortcuts: { answer: shortcuts },
  createShortcut: { body: v.strictObject({ shortcut: fields }), answer: shortcut },
  /** Null for an unknown id. */
  updateShortcut: {
    body: v.strictObject({
      id: strictId,
      shortcut: v.strictObject({ ...v.partial(fields).entries, id: v.optional(strictId) }),
    }),
    answer: v.nullable(shortcut),
  },
  /** Answers the deleted shortcut, or null. */
  deleteShortcut: { query: v.strictObject({ id: strictId }), answer: orDone(v.nullable(shortcut)) },
} satisfies CallsOf<'shortcuts'>;
