import type {
  Match,
  MatchOverview,
  MatchStatus,
  MatchSummary,
  Schedule,
} from '@touchline/contract/match';
import { dateIn, now } from '../clock.ts';
import type { StoredMatch } from '../fixtures/draftMatches.ts';
import { fold, rankOf } from '../fold.ts';
import { credit, publicMatches } from './dataSets.ts';
import { summaryOf } from './matchSummaries.ts';

/** The sort key of a match: a date without a time is sorted at its end, no date at all last. */
export function sortKey(schedule: Schedule): string {
  if (schedule.kind === 'dateTime') return schedule.startsAt;
  return schedule.kind === 'date' ? `${schedule.date}T23:59:59Z` : '9999';
}

function byStart(one: MatchSummary, other: MatchSummary): number {
  return compare(sortKey(one.schedule), sortKey(other.schedule)) || compare(one.id, other.id);
}

/** Compares by code units, which is many times faster than by locale and right for ISO dates. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function byNewest(one: MatchSummary, other: MatchSummary): number {
  return byStart(other, one);
}

/** Matches whose title, team or school contains the text in any spelling, the best match first. */
export function search(text: string, among: StoredMatch[] = publicMatches()): StoredMatch[] {
  const query = fold(text);
  if (!query) return [];
  const found: { match: StoredMatch; rank: number }[] = [];
  for (const match of among) {
    const rank = bestRank(match, query);
    if (rank !== null) found.push({ match, rank });
  }
  return found
    .toSorted((one, other) => one.rank - other.rank || byNearest(one.match, other.match))
    .map(({ match }) => match);
}

/** The best rank of title, teams and schools; null when none contains the query. */
function bestRank({ broadcastTitle, teams }: Match, query: string): number | null {
  let best = rankOf(folded(broadcastTitle), query);
  for (const { name, school } of teams) {
    for (const text of [name, school.name]) {
      const rank = rankOf(folded(text), query);
      if (rank !== null && (best === null || rank < best)) best = rank;
    }
  }
  return best;
}

const foldedNames = new Map<string, string>();

/** Folded names are cached, because folding is slow and names repeat. */
function folded(name: string): string {
  const text = foldedNames.get(name) ?? fold(name);
  foldedNames.set(name, text);
  return text;
}

/** Among equally good results the nearest in time comes first. */
function byNearest(one: Match, other: Match): number {
  return distance(one) - distance(other) || one.id.localeCompare(other.id);
}

function distance(match: Match): number {
  const key = sortKey(match.schedule);
  return key === '9999' ? Number.MAX_SAFE_INTEGER : Math.abs(Date.parse(key) - now().getTime());
}

export interface MatchFilter {
  search: string;
  sports: readonly string[];
  statuses: readonly string[];
  ids: readonly string[] | null;
  ageGroups?: readonly string[] | undefined;
  schoolId?: string | undefined;
  teamId?: string | undefined;
  from: string | null;
  to: string | null;
  timeZone?: string | undefined;
}

/**
 * With `to` and without `from` sorted newest first (results), else earliest first (fixtures). A search
 * without bounds has its best match first.
 */
export function filtered(
  filter: MatchFilter,
  among: StoredMatch[] = publicMatches(),
): StoredMatch[] {
  const { from, to, ids, sports, statuses, timeZone } = filter;
  const found = among.filter(
    (match) =>
      (!sports.length || sports.includes(match.sport)) &&
      (!statuses.length || statuses.includes(match.status)) &&
      (!ids || ids.includes(match.id)) &&
      isOf(match, filter) &&
      isBetween(match.schedule, { from, to, timeZone }),
  );
  const named = filter.search ? search(filter.search, found) : found;
  if (filter.search && !from && !to) return named;
  return named.toSorted(to && !from ? byNewest : byStart);
}

/** Whether a match is of the wanted age groups, school and team. */
export function isOf(
  { ageGroup, teams }: Match,
  wanted: Pick<MatchFilter, 'ageGroups' | 'schoolId' | 'teamId'>,
): boolean {
  const { ageGroups, schoolId, teamId } = wanted;
  return (
    (!ageGroups?.length || ageGroups.includes(ageGroup ?? '')) &&
    (!schoolId || teams.some(({ school }) => school.id === schoolId)) &&
    (!teamId || teams.some(({ id }) => id === teamId))
  );
}

interface Bounds {
  from: string | null;
  to: string | null;
  timeZone?: string | undefined;
}

/**
 * A bound is an instant or a date, and both dates are included. A date is a day in `timeZone`, in UTC
 * without it. What has no date is still to come.
 */
export function isBetween(schedule: Schedule, { from, to, timeZone = 'UTC' }: Bounds): boolean {
  if (schedule.kind === 'tbc') return !to;
  return (
    (!from || compareWithBound(schedule, from, timeZone) >= 0) &&
    (!to || compareWithBound(schedule, to, timeZone) <= 0)
  );
}

/** Compares the days where the schedule or the bound is a date. */
function compareWithBound(
  schedule: Exclude<Schedule, { kind: 'tbc' }>,
  bound: string,
  timeZone: string,
): number {
  const dayIn = (instant: string) => dateIn(timeZone, new Date(instant));
  const isDay = bound.length === '2026-04-15'.length;
  if (schedule.kind === 'date') return compare(schedule.date, isDay ? bound : dayIn(bound));
  return compare(isDay ? dayIn(schedule.startsAt) : schedule.startsAt, bound);
}

const isOneOf = (statuses: MatchStatus[]) => (match: Match) => statuses.includes(match.status);
const isLive = isOneOf(['live', 'paused']);
const isOver = isOneOf(['finished', 'abandoned']);

/** The date of a match in a zone; by default the local date at its venue. */
export function dayOf(match: Match, timeZone = match.timeZone ?? 'UTC'): string | null {
  const { schedule } = match;
  if (schedule.kind === 'tbc') return null;
  return schedule.kind === 'date' ? schedule.date : dateIn(timeZone, new Date(schedule.startsAt));
}

const recentMost = 12;

/**
 * The overview. A match is in one section only: live and finished matches are not repeated in
 * `today`.
 */
export function overview(among: StoredMatch[] = publicMatches()): MatchOverview {
  const all = among.toSorted(byStart);
  const isToday = (match: Match) => dayOf(match) === todayAt(match);
  const over = all.filter(isOver).toSorted(byNewest);
  const today = all.filter((match) => isToday(match) && !isLive(match) && !isOver(match));
  return {
    live: all.filter(isLive).map(summaryOf),
    today: today.map(summaryOf),
    recent: over.filter(isDated).slice(0, recentMost).map(summaryOf),
    next: today.length ? [] : nextDay(all).map(summaryOf),
    credit: credit(),
  };
}

/** Whether a match has a date; one without a date never counts as recent. */
function isDated({ schedule }: Match): boolean {
  return schedule.kind !== 'tbc';
}

/** The date at the venue of a match. */
function todayAt({ timeZone }: Match): string {
  return dateIn(timeZone ?? 'UTC', now());
}

function nextDay(inOrder: StoredMatch[]): StoredMatch[] {
  const ahead = inOrder.filter(
    (match) => (dayOf(match) ?? '') > todayAt(match) && !isLive(match) && !isOver(match),
  );
  const first = ahead[0];
  return first ? ahead.filter((match) => dayOf(match) === dayOf(first)) : [];
}

/** The number of matches of each day from the first to the last, for the days that have any. */
export function daysOf(
  found: readonly Match[],
  { from, to, timeZone }: { from: string; to: string; timeZone?: string | undefined },
): { date: string; total: number }[] {
  const totals = new Map<string, number>();
  for (const match of found) {
    const date = dayOf(match, timeZone);
    if (date && date >= from && date <= to) totals.set(date, (totals.get(date) ?? 0) + 1);
  }
  return [...totals]
    .map(([date, total]) => ({ date, total }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
