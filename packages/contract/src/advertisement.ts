import * as v from 'valibot';
import { id, oneOf, optional } from './tolerant.ts';

export const advertisementTypes = ['Standard'] as const;

export const advertisement = v.object({
  id: optional(id),
  schoolId: optional(id),
  advertisementType: oneOf(advertisementTypes, 'Standard'),
  title: optional(v.string()),
  description: v.string(),
  imageUrl: optional(v.string()),
  altText: optional(v.string()),
  webLink: optional(v.string()),
  contactNumber: optional(v.string()),
});

/** How an advertisement was followed: its website was visited, or its number called (AD-18). */
export const followKinds = ['visit', 'call'] as const;

export type FollowKind = (typeof followKinds)[number];
export type Advertisement = v.InferOutput<typeof advertisement>;
