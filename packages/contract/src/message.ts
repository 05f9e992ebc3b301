import * as v from 'valibot';
import { id, instant, listOf, omittable, optional } from './tolerant.ts';

/**
 * An in-app message or notification (INBOX-1). Titles and descriptions contain HTML, which must be
 * sanitised.
 */
export const message = v.object({
  id,
  read: v.fallback(v.boolean(), false),
  seen: omittable(v.boolean()),
  link: optional(v.string()),
  /** True: `link` is a path of the app. False: an external address. */
  useRouter: v.fallback(v.boolean(), false),
  icon: optional(v.string()),
  image: optional(v.string()),
  title: optional(v.string()),
  description: optional(v.string()),
  time: optional(instant),
});

export const messages = listOf(message);

export const unreadCount = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type Message = v.InferOutput<typeof message>;
export type UnreadCount = v.InferOutput<typeof unreadCount>;
