import * as v from 'valibot';
import { matchLineUps } from './adminMatch.ts';
import { match, matchSummary } from './match.ts';
import { schoolProfile } from './school.ts';
import { standings, teamProfile, teamSummary } from './team.ts';
import { listOf, optional } from './tolerant.ts';

/** Whether visitors see it now. */
const isPublic = v.boolean();

/**
 * The first public matches of the team or the school, as its page parts and sorts them: a postponed
 * one by its new date, and those without a date at the end (TEAM-8).
 */
const matches = { next: listOf(matchSummary), last: listOf(matchSummary) };

/** The page of a match as visitors will see it once it is public. */
export const matchPreview = v.object({ isPublic, match, lineUps: matchLineUps });

/** The page of a team as visitors will see it once it is public. */
export const teamPreview = v.object({
  isPublic,
  team: teamProfile,
  standings: optional(standings),
  ...matches,
});

/** The page of a school as visitors will see it once it is active. */
export const schoolPreview = v.object({
  isPublic,
  school: schoolProfile,
  /** The published teams. */
  teams: listOf(teamSummary),
  ...matches,
});

export type MatchPreview = v.InferOutput<typeof matchPreview>;
export type TeamPreview = v.InferOutput<typeof teamPreview>;
export type SchoolPreview = v.InferOutput<typeof schoolPreview>;
