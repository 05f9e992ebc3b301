import * as v from 'valibot';
import { withKnownStatus } from './internal/knownStatus.ts';
import type {
  decisions,
  matchEventKinds,
  matchStatuses,
  sports,
  statusReasons,
} from './internal/matchEnums.ts';
import {
  type matchEvent,
  searchFields,
  type matchTeam,
  type schedule,
  summaryFields,
  wholeFields,
} from './internal/matchFields.ts';
import type { pairScore, score } from './internal/score.ts';
import type { inningsCard } from './internal/scorecard.ts';
import { listOf, optional } from './tolerant.ts';

export {
  decisions,
  matchEventKinds,
  matchStatuses,
  sports,
  statusReasons,
  visibilities,
} from './internal/matchEnums.ts';
export { matchEvent, matchTeam, schedule, venue } from './internal/matchFields.ts';
export { cricketInnings, pairScore, score } from './internal/score.ts';
export { inningsCard } from './internal/scorecard.ts';

/** The fields for lists, cards and search results. */
export const matchSummary = withKnownStatus(v.object(summaryFields));

export const match = withKnownStatus(v.object(wholeFields));

/** The fields for the match search (SEARCH-10). */
export const matchSearchResult = withKnownStatus(v.object(searchFields));

export const matchSearchAnswer = v.object({ items: listOf(matchSearchResult) });

export const matchList = v.object({
  items: listOf(matchSummary),
  /** The number of matching matches on all pages. */
  total: v.number(),
  credit: optional(v.string()),
});

/** The data of `/home` in one call. */
export const matchOverview = v.object({
  live: listOf(matchSummary),
  today: listOf(matchSummary),
  recent: listOf(matchSummary),
  /** The matches of the next day with matches, if there are none today. */
  next: v.fallback(listOf(matchSummary), []),
  credit: optional(v.string()),
});

export type Sport = (typeof sports)[number];
export type MatchStatus = (typeof matchStatuses)[number];
export type StatusReason = (typeof statusReasons)[number];
export type Decision = (typeof decisions)[number];
export type MatchEventKind = (typeof matchEventKinds)[number];
export type Schedule = v.InferOutput<typeof schedule>;
export type Score = v.InferOutput<typeof score>;
export type PairScore = v.InferOutput<typeof pairScore>;
export type MatchTeam = v.InferOutput<typeof matchTeam>;
export type MatchSummary = v.InferOutput<typeof matchSummary>;
export type InningsCard = v.InferOutput<typeof inningsCard>;
export type MatchEvent = v.InferOutput<typeof matchEvent>;
export type Match = v.InferOutput<typeof match>;
export type MatchSearchResult = v.InferOutput<typeof matchSearchResult>;
export type MatchSearchAnswer = v.InferOutput<typeof matchSearchAnswer>;
export type MatchList = v.InferOutput<typeof matchList>;
export type MatchOverview = v.InferOutput<typeof matchOverview>;
