import * as v from 'valibot';
import { colours } from './internal/colours.ts';
import { versioned } from './internal/records.ts';
import { genders } from './internal/matchEnums.ts';
import { sports, visibilities } from './match.ts';
import { id, listOf, oneOf, optional } from './tolerant.ts';

export { genders } from './internal/matchEnums.ts';

export const teamStatuses = ['active', 'archived'] as const;

/** The school of a team. */
const schoolOfTeam = v.object({ id, name: v.string(), shortName: v.string() });

/** The fields for lists. */
export const teamSummary = v.object({
  id,
  name: v.string(),
  shortName: v.string(),
  school: schoolOfTeam,
  sport: oneOf(sports, 'other'),
  ageGroup: optional(v.string()),
  gender: oneOf(genders, 'open'),
  season: v.string(),
  level: optional(v.string()),
  crestUrl: optional(v.string()),
  colours,
  status: oneOf(teamStatuses, 'active'),
});

/**
 * An athlete as everybody may see them: the server applies the rule of display (ATHLETE-1). All
 * fields are null for a hidden athlete, who is shown as "Player".
 */
export const shownPlayer = v.object({
  displayName: optional(v.string()),
  shirtNumber: optional(v.number()),
  role: optional(v.string()),
  photoUrl: optional(v.string()),
});

/** The public page of a team. */
export const teamProfile = v.object({
  ...teamSummary.entries,
  /** Shown athletes by shirt number, then the hidden ones. */
  squad: listOf(shownPlayer),
});

/** A place in a squad. */
export const squadPlace = v.object({
  athleteId: id,
  shirtNumber: optional(v.number()),
  role: optional(v.string()),
});

/** The record that administrators change. */
export const teamRecord = v.object({
  ...teamSummary.entries,
  aliases: listOf(v.string()),
  squad: listOf(squadPlace),
  visibility: oneOf(visibilities, 'draft'),
  /** The number of matches of the team; a team with matches is archived and not deleted. */
  matchCount: v.number(),
  ...versioned,
});

/** One row of a table of the season. */
export const standing = v.object({
  rank: v.number(),
  teamId: id,
  teamName: v.string(),
  schoolId: optional(id),
  schoolName: v.string(),
  crestUrl: optional(v.string()),
  colours,
  played: v.number(),
  won: v.number(),
  drawn: v.number(),
  lost: v.number(),
  /** Goals, points, sets or runs for and against. */
  scored: v.number(),
  conceded: v.number(),
  points: v.number(),
});

export const standings = v.object({
  competition: v.string(),
  season: v.string(),
  rows: listOf(standing),
});

export type Gender = (typeof genders)[number];
export type Visibility = (typeof visibilities)[number];
export type TeamSummary = v.InferOutput<typeof teamSummary>;
export type TeamProfile = v.InferOutput<typeof teamProfile>;
export type TeamRecord = v.InferOutput<typeof teamRecord>;
export type SquadPlace = v.InferOutput<typeof squadPlace>;
export type ShownPlayer = v.InferOutput<typeof shownPlayer>;
export type Standing = v.InferOutput<typeof standing>;
export type Standings = v.InferOutput<typeof standings>;
