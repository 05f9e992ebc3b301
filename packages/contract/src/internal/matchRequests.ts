import * as v from 'valibot';
import { matchTypes } from '../adminMatch.ts';
import { decisions, matchEventKinds, sports, statusReasons } from '../match.ts';
import { genders } from '../team.ts';
import { calendarDate } from '../tolerant.ts';
import { between, shirtNumber, webAddress } from './fields.ts';
import { version } from './records.ts';
import { strictId, strictInstant, text, timeZone } from './strict.ts';

const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const few = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const pair = { home: points, away: points };

export const strictSchedule = v.variant('kind', [
  v.strictObject({ kind: v.literal('dateTime'), startsAt: strictInstant }),
  v.strictObject({ kind: v.literal('date'), date: calendarDate }),
  v.strictObject({ kind: v.literal('tbc') }),
]);

const strictScore = v.variant('kind', [
  v.strictObject({ kind: v.literal('points'), ...pair }),
  v.strictObject({
    kind: v.literal('sets'),
    ...pair,
    sets: v.pipe(v.array(v.strictObject(pair)), v.maxLength(9)),
  }),
  v.strictObject({
    kind: v.literal('innings'),
    innings: v.pipe(
      v.array(
        v.strictObject({
          team: v.picklist(['home', 'away']),
          runs: points,
          wickets: few(10),
          overs: v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.[0-5])?$/)),
        }),
      ),
      v.maxLength(4),
    ),
  }),
]);

/** A team of Touchline, one that has no record here, or none yet. */
const side = v.variant('kind', [
  v.strictObject({ kind: v.literal('team'), id: strictId }),
  v.strictObject({
    kind: v.literal('guest'),
    name: between(2, 60),
    schoolName: between(3, 120),
  }),
  v.strictObject({ kind: v.literal('tbc') }),
]);

const venue = v.strictObject({
  name: between(1, 80),
  pitch: v.optional(v.nullable(text(40))),
  address: v.optional(v.nullable(text(160))),
  city: v.optional(v.nullable(text(60))),
  latitude: v.optional(v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90)))),
  longitude: v.optional(v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180)))),
  mapUrl: v.optional(v.nullable(webAddress(300))),
});

export const neededOfMatch = {
  broadcastTitle: between(3, 120),
  sport: v.picklist(sports),
  schedule: strictSchedule,
  homeTeam: side,
  awayTeam: side,
};

export const openOfMatch = {
  ageGroup: v.optional(v.nullable(between(1, 20))),
  gender: v.optional(v.nullable(v.picklist(genders))),
  level: v.optional(v.nullable(text(20))),
  competition: v.optional(v.nullable(text(80))),
  round: v.optional(v.nullable(text(80))),
  matchType: v.optional(v.nullable(v.picklist(matchTypes))),
  timeZone: v.optional(v.nullable(timeZone)),
  venue: v.optional(v.nullable(venue)),
  streamUrl: v.optional(v.nullable(webAddress(300))),
};

const result = {
  score: v.optional(v.nullable(strictScore)),
  decidedBy: v.optional(v.nullable(v.picklist(decisions))),
  penalties: v.optional(v.nullable(v.strictObject({ home: few(99), away: few(99) }))),
  resultText: v.optional(v.nullable(text(120))),
};

const note = v.optional(v.nullable(text(200)));
/** The person has confirmed the change; required to reopen, correct or revive a match. */
const isConfirmed = v.optional(v.boolean());
/** A match that does not go on as planned needs a reason (MATCH-24 to MATCH-26). */
const withReason = { statusReason: v.picklist(statusReasons), statusNote: note };

/**
 * A change of status, with what the new one needs. What depends on the old one too, such as a
 * confirmation, only the server can check (MATCH-24 to MATCH-27).
 */
export const statusChange = v.variant('status', [
  v.strictObject({ version, status: v.literal('live'), statusNote: note, isConfirmed }),
  v.strictObject({
    version,
    status: v.literal('paused'),
    statusReason: v.optional(v.nullable(v.picklist(statusReasons))),
    statusNote: note,
  }),
  v.strictObject({
    version,
    status: v.literal('finished'),
    ...result,
    statusNote: note,
    isConfirmed,
  }),
  v.strictObject({
    version,
    status: v.literal('abandoned'),
    ...withReason,
    score: result.score,
    decidedBy: v.optional(v.nullable(v.picklist(['awarded', 'noResult']))),
  }),
  v.strictObject({
    version,
    status: v.literal('postponed'),
    ...withReason,
    rescheduledTo: v.optional(v.nullable(strictSchedule)),
  }),
  v.strictObject({ version, status: v.literal('cancelled'), ...withReason }),
  v.strictObject({
    version,
    status: v.literal('scheduled'),
    /** The new time. */
    schedule: strictSchedule,
    statusNote: note,
    isConfirmed,
  }),
]);

/** The maximum number of matches of one bulk change. */
const bulkMost = 100;
const items = v.pipe(v.array(v.strictObject({ id: strictId, version })), v.maxLength(bulkMost));

/** What is done to several matches, with what each of the single calls needs. */
export const bulkChange = v.variant('action', [
  v.strictObject({ action: v.picklist(['publish', 'schoolOnly', 'withdraw', 'delete']), items }),
  v.strictObject({
    action: v.picklist(['postpone', 'cancel']),
    items,
    statusReason: withReason.statusReason,
    statusNote: v.optional(text(200)),
  }),
  v.strictObject({
    action: v.literal('reschedule'),
    items,
    schedule: strictSchedule,
    statusNote: v.optional(text(200)),
  }),
]);

/** The fields of a score that is being entered. */
export const scoreChange = {
  ...result,
  phase: v.optional(v.nullable(text(30))),
  minute: v.optional(v.nullable(few(999))),
  /** Why a result was corrected. */
  statusNote: note,
  isConfirmed,
};

export const newEvent = v.strictObject({
  kind: v.picklist(matchEventKinds),
  minute: v.optional(v.nullable(few(999))),
  added: v.optional(v.nullable(few(99))),
  side: v.optional(v.nullable(v.picklist(['home', 'away']))),
  text: v.optional(v.nullable(text(200))),
  scoreAfter: v.optional(v.nullable(v.strictObject(pair))),
});

export const lineUp = v.pipe(
  v.array(
    v.strictObject({
      athleteId: strictId,
      shirtNumber: v.optional(v.nullable(shirtNumber)),
      role: v.optional(v.nullable(text(30))),
      isStarting: v.boolean(),
    }),
  ),
  v.maxLength(40),
);
