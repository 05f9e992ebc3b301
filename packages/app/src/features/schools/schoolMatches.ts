import type { MatchList, MatchStatus, MatchSummary, Schedule } from '@touchline/contract/match';
import { call } from '#platform/client/client.ts';
import { serverNow } from '#platform/serverClock.ts';
import { addDays } from '#platform/time/days.ts';
import { compareSchedules, dayAt, viewerTimeZone } from '#platform/time/schedule.ts';
import type { ResourceRequest } from './schools.ts';

/** Whose matches: those of one team, or of all teams of a school. */
export type MatchOwner = { teamId: string } | { schoolId: string };

/**
 * `next`: what is being played, postponed, or planned from today on, earliest first. `last`: what is
 * over, and what was planned for a day before today and has no result, newest first, without a date at
 * the end. Each match is in one of them (TEAM-8).
 */
export type MatchFeedPeriod = 'next' | 'last';

/** The first matches of a period. */
export interface FeedMatches extends MatchList {
  /** How many were asked for; a broken record is left out of them (WIRE-18). */
  asked: number;
}

/** The number of matches at first, and how many more each press asks for. */
export const firstMatches = 6;
export const moreMatches = 12;

/**
 * @param count the maximum number of matches
 * @param today the viewer's day
 */
export function matchesRequest(
  owner: MatchOwner,
  period: MatchFeedPeriod,
  count: number,
  today = dayAt(serverNow()),
): ResourceRequest<FeedMatches> {
  const timeZone = viewerTimeZone();
  const query = { ...owner, ...(timeZone ? { timeZone } : {}) };
  return {
    key: ['matchesOf', period, query, today, count],
    fetch: () => (period === 'next' ? nextMatches : lastMatches)(query, today, count),
  };
}

/** Loads all matches of a period, without a place for them in the cache. */
export async function loadAllMatches(
  owner: MatchOwner,
  period: MatchFeedPeriod,
): Promise<readonly MatchSummary[]> {
  return (await matchesRequest(owner, period, maxSize).fetch()).items;
}

type Query = MatchOwner & { timeZone?: string };

/** The maximum that the API answers at once. */
const maxSize = 500;

const underWay = ['live', 'paused', 'postponed'] satisfies MatchStatus[];
const over = ['finished', 'abandoned'] satisfies MatchStatus[];
/** In `next` from today on, in `last` before today. */
const planned = ['scheduled', 'cancelled', 'unknown'] satisfies MatchStatus[];

/**
 * A match that is being played or is postponed belongs to them on whatever day it was planned. All of
 * those are asked for, because the new date of a postponed one gives it another place.
 */
async function nextMatches(query: Query, today: string, count: number): Promise<FeedMatches> {
  return merged(
    await Promise.all([
      call('matches', { query: { ...query, status: underWay, pageSize: maxSize } }),
      call('matches', { query: { ...query, status: planned, from: today, pageSize: count } }),
    ]),
    count,
    (one, other) => compareSchedules(shownSchedule(one), shownSchedule(other)),
  );
}

/** After all matches. With an upper bound alone the server sorts the newest first. */
const lastDay = '9999-12-31';

async function lastMatches(query: Query, today: string, count: number): Promise<FeedMatches> {
  const yesterday = addDays(today, -1);
  return merged(
    await Promise.all([
      call('matches', { query: { ...query, status: over, to: lastDay, pageSize: count } }),
      call('matches', { query: { ...query, status: planned, to: yesterday, pageSize: count } }),
      // Those without a date, which are in no answer to a query with an end.
      call('matches', { query: { ...query, status: over, from: lastDay, pageSize: count } }),
    ]),
    count,
    (one, other) =>
      Number(isUndated(one)) - Number(isUndated(other)) ||
      compareSchedules(other.schedule, one.schedule),
  );
}

function isUndated({ schedule }: MatchSummary): boolean {
  return schedule.kind === 'tbc';
}

/** The first matches of all answers, of which each begins with its first. */
function merged(
  lists: readonly MatchList[],
  count: number,
  compare: (one: MatchSummary, other: MatchSummary) => number,
): FeedMatches {
  return {
    asked: count,
    items: lists
      .flatMap(({ items }) => items)
      .toSorted(compare)
      .slice(0, count),
    total: lists.reduce((sum, { total }) => sum + total, 0),
    credit: lists.find(({ credit }) => credit)?.credit ?? null,
  };
}

/** When a match is played as far as that is known: a postponed one on its new date. */
function shownSchedule({ status, schedule, rescheduledTo }: MatchSummary): Schedule {
  return status === 'postponed' ? (rescheduledTo ?? { kind: 'tbc' }) : schedule;
}
