import * as v from 'valibot';
import { withKnownStatus } from './internal/knownStatus.ts';
import { visibilities } from './internal/matchEnums.ts';
import { summaryFields, wholeFields } from './internal/matchFields.ts';
import { versioned } from './internal/records.ts';
import { shownPlayer } from './team.ts';
import { calendarDate, id, instant, listOf, oneOf, optional } from './tolerant.ts';

export { matchTypes } from './internal/matchEnums.ts';

/** A place in a line-up, as the staff see it. */
export const lineUpPlace = v.object({
  athleteId: id,
  shirtNumber: optional(v.number()),
  role: optional(v.string()),
  /** False: a substitute. */
  isStarting: v.boolean(),
});

export const lineUps = v.object({ home: listOf(lineUpPlace), away: listOf(lineUpPlace) });

const shownPlace = v.object({ ...shownPlayer.entries, isStarting: v.boolean() });

/**
 * The line-ups for everybody, under the rule of display (ATHLETE-1). A side is null until its
 * line-up is published.
 */
export const matchLineUps = v.object({
  home: optional(listOf(shownPlace)),
  away: optional(listOf(shownPlace)),
});

const recordFields = {
  visibility: oneOf(visibilities, 'draft'),
  ...versioned,
};

/** A row of the admin list. */
export const matchRow = withKnownStatus(
  v.object({
    ...summaryFields,
    /** The public note, which a bulk change that is taken back brings back. */
    statusNote: wholeFields.statusNote,
    ...recordFields,
  }),
);

/**
 * The record that administrators change. A team without a name is to be confirmed; one without an
 * id is a guest, which has no record here.
 */
export const matchRecord = withKnownStatus(
  v.object({
    ...wholeFields,
    ...recordFields,
    lineUps,
    /** When it became finished, from which the time counts in which it is opened again (MATCH-27). */
    finishedAt: optional(instant),
  }),
);

/** What a bulk change did to one match. `status` is that of the same change made alone. */
export const matchChange = v.object({
  id,
  status: v.number(),
  detail: optional(v.string()),
  match: optional(matchRow),
});

/** Why matches may be a mistake: the same teams on the same day, or one team in two places. */
export const matchDuplicates = v.object({
  duplicates: listOf(matchRow),
  clashes: listOf(matchRow),
});

/** The number of matches of each day that has any, in order. */
export const matchDays = v.object({
  days: listOf(v.object({ date: calendarDate, total: v.number() })),
});

export type MatchRecord = v.InferOutput<typeof matchRecord>;
export type MatchRow = v.InferOutput<typeof matchRow>;
export type LineUpPlace = v.InferOutput<typeof lineUpPlace>;
export type MatchChange = v.InferOutput<typeof matchChange>;
