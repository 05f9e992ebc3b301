import * as v from 'valibot';
import type { CallsOf } from '../../call.ts';
import { id, instant, listOf, optional } from '../../tolerant.ts';

/** An activity has an icon or an image, never both (MOCK-14). */
const activity = v.object({
  id,
  icon: optional(v.string()),
  image: optional(v.string()),
  description: v.string(),
  date: instant,
  /** HTML. */
  extraContent: optional(v.string()),
  linkedContent: optional(v.string()),
  link: optional(v.string()),
  /** Whether the link is a path of the app. */
  useRouter: v.fallback(v.boolean(), false),
});

export const calls = {
  /** Newest first. */
  activities: { answer: listOf(activity) },
} satisfies CallsOf<'activities'>;

export type Activity = v.InferOutput<typeof activity>;
