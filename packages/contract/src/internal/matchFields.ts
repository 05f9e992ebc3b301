import * as v from 'valibot';
import { calendarDate, id, instant, listOf, oneOf, optional } from '../tolerant.ts';
import { colours } from './colours.ts';
import {
  decisions,
  genders,
  matchEventKinds,
  matchStatuses,
  matchTypes,
  sports,
  statusReasons,
  visibilities,
} from './matchEnums.ts';
import { pairScore, score } from './score.ts';
import { inningsCard } from './scorecard.ts';

/**
 * A team of a match with its school (MATCH-1). A broken one becomes a team without a name, so that the
 * other stays on its side of the score (MATCH-6).
 */
export const matchTeam = v.fallback(
  v.object({
    id: optional(id),
    name: v.string(),
    school: v.object({ id: optional(id), name: v.string() }),
    crestUrl: optional(v.string()),
    colours,
  }),
  { id: null, name: '', school: { id: null, name: '' }, crestUrl: null, colours: null },
);

/** The home side and the away side, in this order. */
const matchTeams = v.array(matchTeam);

/** The time of a match: an instant, a date without a time, or to be confirmed. */
export const schedule = v.variant('kind', [
  v.object({ kind: v.literal('dateTime'), startsAt: instant }),
  v.object({ kind: v.literal('date'), date: calendarDate }),
  v.object({ kind: v.literal('tbc') }),
]);

export const venue = v.object({
  name: v.string(),
  pitch: optional(v.string()),
  address: optional(v.string()),
  city: optional(v.string()),
  latitude: optional(v.number()),
  longitude: optional(v.number()),
  /** A map of the ground that somebody chose; without it the place itself is looked up. */
  mapUrl: optional(v.string()),
});

/** What every form of a match has. */
export const searchFields = {
  id,
  broadcastTitle: v.string(),
  status: oneOf(matchStatuses, 'unknown'),
  /** The server's word for an unknown status. */
  statusText: optional(v.string()),
  teams: matchTeams,
};

/** Of lists, cards and search results. */
export const summaryFields = {
  ...searchFields,
  sport: oneOf(sports, 'other'),
  ageGroup: optional(v.string()),
  gender: optional(v.picklist(genders)),
  /** First team, A or B, as the school calls it. */
  level: optional(v.string()),
  matchType: optional(v.picklist(matchTypes)),
  competition: optional(v.string()),
  round: optional(v.string()),
  schedule: v.fallback(schedule, { kind: 'tbc' }),
  /** IANA name of the venue's zone. */
  timeZone: optional(v.string()),
  score: optional(score),
  /** Null while the match is not decided. */
  decidedBy: optional(v.picklist(decisions)),
  penalties: optional(pairScore),
  /** The current period: `HT`, `2nd innings`, `Q3`. */
  phase: optional(v.string()),
  minute: optional(v.number()),
  statusReason: optional(v.picklist(statusReasons)),
  rescheduledTo: optional(schedule),
  venue: optional(venue),
  updatedAt: optional(instant),
};

export const matchEvent = v.object({
  id,
  minute: optional(v.number()),
  /** Minutes of stoppage time, as in 45+2. */
  added: optional(v.number()),
  kind: oneOf(matchEventKinds, 'note'),
  side: optional(v.picklist(['home', 'away'])),
  /** Never contains the name of a child: the server applies the rule of display (ATHLETE-1). */
  text: optional(v.string()),
  scoreAfter: optional(pairScore),
});

/** Of the page of a match. */
export const wholeFields = {
  ...summaryFields,
  statusNote: optional(v.string()),
  /** The server's text for the result, shown instead of ours. */
  resultText: optional(v.string()),
  events: v.fallback(listOf(matchEvent), []),
  streamUrl: optional(v.string()),
  /** A licence line that must be visible, for example of an open data set. */
  credit: optional(v.string()),
  /** Whether the clock of the match runs, and when `minute` was read from it. */
  clock: optional(v.object({ isRunning: v.boolean(), asOf: instant })),
  /** The score at half-time. */
  halfTime: optional(pairScore),
  /** The score after regular time of a match that went on. */
  fullTime: optional(pairScore),
  /** Null for other sports than cricket, and while nobody keeps one. */
  scorecard: optional(listOf(inningsCard)),
  /** For whom a match is that is not public; null for one that everybody sees. */
  visibility: optional(v.picklist(visibilities)),
};
