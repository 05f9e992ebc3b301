import * as v from 'valibot';
import { link, strictId, strictInstant, text } from './strict.ts';

/** The writable fields of a message or a notification. */
const fields = {
  id: v.optional(strictId),
  read: v.optional(v.boolean()),
  seen: v.optional(v.boolean()),
  link: v.optional(v.nullable(link)),
  useRouter: v.optional(v.boolean()),
  icon: v.optional(v.nullable(text(64))),
  image: v.optional(v.nullable(link)),
  title: v.optional(v.nullable(text(200))),
  description: v.optional(v.nullable(text(2000))),
  time: v.optional(v.nullable(strictInstant)),
};

export const entry = v.strictObject(fields);

/** For the call that changes only `read`. */
export const readEntry = v.strictObject({ ...fields, id: strictId, read: v.boolean() });
