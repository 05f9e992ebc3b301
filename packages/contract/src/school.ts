import * as v from 'valibot';
import { colours } from './internal/colours.ts';
import { versioned } from './internal/records.ts';
import { sports } from './match.ts';
import { id, listOf, omittable, oneOf, optional } from './tolerant.ts';

export const schoolTypes = ['primary', 'middle', 'secondary', 'other'] as const;
export const schoolStatuses = ['pending', 'active', 'suspended'] as const;

type SchoolStatus = (typeof schoolStatuses)[number];

/** The statuses that each status may change to (SCHOOL-2, ADMIN-63). */
export const schoolTransitions: Readonly<Record<SchoolStatus, readonly SchoolStatus[]>> = {
  pending: ['active', 'suspended'],
  active: ['suspended'],
  suspended: ['active'],
};

/** How a school shows the names of its athletes, at most (SCHOOL-4). */
export const nameDisplays = ['hidden', 'initials', 'full'] as const;
export const photoDisplays = ['off', 'consented'] as const;

/** The fields for lists and for choosing a school. */
export const schoolSummary = v.object({
  id,
  name: v.string(),
  shortName: v.string(),
  type: oneOf(schoolTypes, 'other'),
  city: optional(v.string()),
  district: optional(v.string()),
  country: v.string(),
  logoUrl: optional(v.string()),
  colours,
});

/** What everybody sees of a school: the office as contact, no person (SCHOOL-5). */
export const schoolProfile = v.object({
  ...schoolSummary.entries,
  timeZone: v.string(),
  address: optional(v.string()),
  officePhone: optional(v.string()),
  officeEmail: optional(v.string()),
  website: optional(v.string()),
  coverUrl: optional(v.string()),
  about: optional(v.string()),
  /** The language of these words (ISO 639), where it is known (LANG-22). */
  aboutLanguage: optional(v.string()),
  latitude: optional(v.number()),
  longitude: optional(v.number()),
  /** The sports in which the school has a published team. */
  sports: listOf(v.picklist(sports)),
});

/** The record that administrators change. */
export const schoolRecord = v.object({
  ...v.omit(schoolProfile, ['sports']).entries,
  status: oneOf(schoolStatuses, 'pending'),
  joinCode: v.string(),
  aliases: listOf(v.string()),
  privacyContactEmail: optional(v.string()),
  defaults: v.object({
    athleteNames: oneOf(nameDisplays, 'hidden'),
    photos: oneOf(photoDisplays, 'off'),
  }),
  /** Whether it has teams, athletes or matches, so that it is not deleted (SCHOOL-7). */
  isInUse: omittable(v.boolean()),
  ...versioned,
});

export type SchoolSummary = v.InferOutput<typeof schoolSummary>;
export type SchoolProfile = v.InferOutput<typeof schoolProfile>;
export type SchoolRecord = v.InferOutput<typeof schoolRecord>;
