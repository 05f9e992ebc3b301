import * as v from 'valibot';
import { matchChange, matchDuplicates, matchRecord, matchRow } from '../adminMatch.ts';
import type { CallsOf } from '../call.ts';
import {
  bulkChange,
  lineUp,
  neededOfMatch,
  newEvent,
  openOfMatch,
  scoreChange,
  statusChange,
} from '../internal/matchRequests.ts';
import { byId, idPath } from '../internal/byId.ts';
import { languages } from '../internal/languages.ts';
import {
  changeErrors,
  deletionOf,
  listQuery,
  pageOf,
  restorationOf,
  version,
  versionQuery,
} from '../internal/records.ts';
import { between } from '../internal/fields.ts';
import { listed, strictId, strictInstant, timeZone } from '../internal/strict.ts';
import { matchStatuses, sports } from '../match.ts';
import { visibilities } from '../match.ts';
import { calendarDate, listOf } from '../tolerant.ts';

/**
 * A bound is a date or an instant; a date as upper bound includes the whole day. Dates are days in
 * `timeZone`, in UTC without it.
 */
const bound = v.union([calendarDate, strictInstant]);

/** A record, and the refusal of a change that is based on an older one or not allowed now. */
const changed = { answer: matchRecord, errors: changeErrors(matchRecord) };

export const calls = {
  /**
   * Matches in which the school takes part, drafts included; without an order from today on by time,
   * then what is over, the latest first.
   */
  adminMatches: {
    query: v.strictObject({
      ...listQuery(['start', 'title', 'status', 'updatedAt']),
      sport: v.optional(listed(v.picklist(sports), sports.length)),
      status: v.optional(listed(v.picklist(matchStatuses), matchStatuses.length)),
      visibility: v.optional(listed(v.picklist(visibilities), visibilities.length)),
      ageGroup: v.optional(listed(between(1, 20), 20)),
      schoolId: v.optional(strictId),
      teamId: v.optional(strictId),
      from: v.optional(bound),
      to: v.optional(bound),
      /** IANA name of the zone of the viewer, whose days the bounds and today are. */
      timeZone: v.optional(timeZone),
      /** `score`: over by their time and without a result. */
      missing: v.optional(v.picklist(['score', 'team', 'venue'])),
    }),
    answer: pageOf(matchRow),
  },
  /** What a match with these teams on this day would double or clash with (ADMIN-6). */
  matchDuplicates: {
    query: v.strictObject({
      homeTeamId: strictId,
      awayTeamId: v.optional(strictId),
      /** The day, or the start for clashes of time. */
      start: bound,
      exceptId: v.optional(strictId),
    }),
    answer: matchDuplicates,
  },
  adminMatch: { ...byId, answer: matchRecord },
  /** A new match is a draft that is scheduled (MATCH-30). */
  createMatch: {
    body: v.strictObject({ match: v.strictObject({ ...neededOfMatch, ...openOfMatch }) }),
    answer: matchRecord,
  },
  /** A line-up goes with its team; a side with a new team has none yet. */
  updateMatch: {
    path: idPath,
    body: v.strictObject({
      version,
      match: v.strictObject({
        ...v.partial(v.strictObject(neededOfMatch)).entries,
        ...openOfMatch,
      }),
    }),
    ...changed,
  },
  /** 409 for a transition that is not allowed, 400 by field for one that lacks something by the old status. */
  changeMatchStatus: {
    path: idPath,
    body: statusChange,
    ...changed,
  },
  /** A public match that becomes a draft is withdrawn: 404 for everybody else. */
  setMatchVisibility: {
    path: idPath,
    body: v.strictObject({ version, visibility: v.picklist(visibilities) }),
    ...changed,
  },
  /** While live or paused; afterwards a confirmed correction with a reason. */
  recordScore: { path: idPath, body: v.strictObject({ version, ...scoreChange }), ...changed },
  addMatchEvent: { path: idPath, body: v.strictObject({ version, event: newEvent }), ...changed },
  removeMatchEvent: {
    path: v.strictObject({ id: strictId, eventId: strictId }),
    query: versionQuery,
    ...changed,
  },
  /** Replaces the line-ups of the given sides. */
  setLineUps: {
    path: idPath,
    body: v.strictObject({ version, home: v.optional(lineUp), away: v.optional(lineUp) }),
    ...changed,
  },
  /** Does to each match what the single call would do; one refusal does not stop the others. */
  changeMatches: {
    body: bulkChange,
    languages,
    answer: v.object({ results: listOf(matchChange) }),
  },
  /** Drafts and scheduled matches without events. Answers the deleted record. */
  deleteMatch: deletionOf(matchRecord),
  restoreMatch: restorationOf(matchRecord),
} satisfies CallsOf<'adminMatches'>;
