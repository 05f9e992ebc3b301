import * as v from 'valibot';
import { versioned } from './internal/records.ts';
import { calendarDate, id, instant, listOf, omittable, oneOf, optional } from './tolerant.ts';

/** How a name is shown once it may be (ATHLETE-5). */
export const displayPolicies = [
  'hidden',
  'numberOnly',
  'initials',
  'firstNameInitial',
  'fullName',
] as const;

export const consentStates = ['unknown', 'granted', 'refused', 'withdrawn'] as const;

/** Each purpose has a consent of its own (ATHLETE-1). */
export const consentPurposes = ['names', 'photo', 'publicProfile'] as const;

/** Who gave a consent: a guardian, or the athlete who is 18. */
export const consentGivers = ['guardian', 'athlete18'] as const;

export const athleteStatuses = ['active', 'left', 'removed'] as const;

export type AthleteStatus = (typeof athleteStatuses)[number];
export type ConsentState = (typeof consentStates)[number];

/** The statuses that each status may change to (ATHLETE-11, ADMIN-63). */
export const athleteTransitions: Readonly<Record<AthleteStatus, readonly AthleteStatus[]>> = {
  active: ['left', 'removed'],
  left: ['active', 'removed'],
  removed: ['active'],
};

/**
 * The states that the state of a consent may change to (ADMIN-63). A granted one can be granted
 * again, with another end; it is taken back by withdrawing it, so that the record tells what was.
 */
export const consentTransitions: Readonly<Record<ConsentState, readonly ConsentState[]>> = {
  unknown: ['granted', 'refused'],
  granted: ['granted', 'withdrawn'],
  refused: ['granted'],
  withdrawn: ['granted'],
};

/** The ages that an athlete may have, in years (ATHLETE-9). */
export const athleteAges = { least: 4, most: 25 } as const;

export const consent = v.object({
  state: oneOf(consentStates, 'unknown'),
  by: optional(v.picklist(consentGivers)),
  at: optional(instant),
  expiresAt: optional(instant),
  evidenceNote: optional(v.string()),
});

/**
 * The record of an athlete, for the staff of the own school. There are no fields for guardians'
 * contacts, medical notes and national ids (ATHLETE-6).
 */
export const athleteRecord = v.object({
  id,
  givenName: v.string(),
  familyName: v.string(),
  preferredName: optional(v.string()),
  displayPolicy: oneOf(displayPolicies, 'hidden'),
  dateOfBirth: optional(calendarDate),
  /** Instead of a date of birth, for example `U14`. */
  ageBand: optional(v.string()),
  school: v.object({ id, name: v.string() }),
  /** The teams whose squad has a place for the athlete. */
  teams: listOf(v.object({ id, name: v.string(), shirtNumber: optional(v.number()) })),
  position: optional(v.string()),
  photoUrl: optional(v.string()),
  consents: v.object({ names: consent, photo: consent, publicProfile: consent }),
  /** Do not identify: beats every consent (ATHLETE-3). There is no field for the reason. */
  safetyFlag: v.boolean(),
  status: oneOf(athleteStatuses, 'active'),
  /** What everybody sees instead of the record, for the preview; null: "Player". */
  shownAs: optional(v.string()),
  /** Whether they are in a squad or a line-up, so that the record is not deleted (ATHLETE-12). */
  isInUse: omittable(v.boolean()),
  ...versioned,
});

export type ConsentPurpose = (typeof consentPurposes)[number];
export type Consent = v.InferOutput<typeof consent>;
export type AthleteRecord = v.InferOutput<typeof athleteRecord>;
