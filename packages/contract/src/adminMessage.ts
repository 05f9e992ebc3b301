import * as v from 'valibot';
import { versioned } from './internal/records.ts';
import { id, instant, listOf, oneOf, optional } from './tolerant.ts';
import { roles } from './user.ts';

export const messageStatuses = [
  'draft',
  'scheduled',
  'sending',
  'sent',
  'failed',
  'recalled',
] as const;

export const importances = ['normal', 'important'] as const;

/** Who gets a message. */
export const audience = v.variant('kind', [
  v.object({ kind: v.literal('all') }),
  v.object({ kind: v.literal('roles'), roles: listOf(v.picklist(roles)) }),
  v.object({ kind: v.literal('schools'), schoolIds: listOf(id) }),
  v.object({ kind: v.literal('teams'), teamIds: listOf(id) }),
]);

/** How many accounts an audience has, and how many schools they belong to. */
export const audienceSize = v.object({
  total: v.number(),
  schools: v.number(),
  byRole: v.object({
    User: v.number(),
    SchoolAdministrator: v.number(),
    Administrator: v.number(),
  }),
});

/** A message that administrators write. Its body is HTML of the allowed elements alone. */
export const adminMessage = v.object({
  id,
  title: v.string(),
  body: v.string(),
  audience,
  link: optional(v.string()),
  /** Whether the link is a page of the app; follows from the link. */
  useRouter: v.boolean(),
  image: optional(v.string()),
  icon: optional(v.string()),
  importance: oneOf(importances, 'normal'),
  status: oneOf(messageStatuses, 'draft'),
  scheduledAt: optional(instant),
  sentAt: optional(instant),
  /** How many have got it. Null before it is sent. */
  sentCount: optional(v.number()),
  /** How many have not got one that failed on its way; null where nobody has got it. */
  failedCount: optional(v.number()),
  readCount: optional(v.number()),
  /** Why it could not be sent. */
  failure: optional(v.string()),
  createdBy: optional(v.string()),
  ...versioned,
});

export type Audience = v.InferOutput<typeof audience>;
export type AudienceSize = v.InferOutput<typeof audienceSize>;
export type AdminMessage = v.InferOutput<typeof adminMessage>;
export type MessageStatus = (typeof messageStatuses)[number];
