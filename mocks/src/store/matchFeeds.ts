import type { MatchSummary } from '@touchline/contract/match';
import { dateIn, now } from '../clock.ts';
import type { StoredMatch } from '../fixtures/draftMatches.ts';
import { publicMatches } from './dataSets.ts';
import { dayOf, filtered } from './matchQueries.ts';
import { summaryOf } from './matchSummaries.ts';

/** The number of matches that a page shows at first. */
const first = 6;

const all = { search: '', sports: [], ids: null, from: null, to: null };
/** Among the next ones on whatever day it was planned. */
const underWay = ['live', 'paused', 'postponed'];
const over = ['finished', 'abandoned'];
/** Among the next ones from today on, else among the last. */
const planned = ['scheduled', 'cancelled', 'unknown'];

/**
 * The first matches on the page of a team or a school, parted and sorted as that page does it: a
 * postponed one by its new date, and those without a date at the end (TEAM-8).
 *
 * @param timeZone the zone of the viewer
 */
export function feedsOf(
  owner: { teamId: string } | { schoolId: string },
  timeZone = 'UTC',
  among: StoredMatch[] = publicMatches(),
): { next: MatchSummary[]; last: MatchSummary[] } {
  const today = dateIn(timeZone, now());
  const of = (statuses: readonly string[]) => filtered({ ...all, ...owner, statuses }, among);
  const isPast = (match: StoredMatch) => (dayOf(match, timeZone) ?? today) < today;
  const place = (match: StoredMatch) => placeIn(timeZone, match);
  const next = [...of(underWay), ...of(planned).filter((match) => !isPast(match))];
  const last = [
    ...of(over).filter(isDated).toReversed(),
    ...of(planned).filter(isPast).toReversed(),
  ].toSorted((one, other) => compare(place(other), place(one)));
  const undated = of(over).filter((match) => !isDated(match));
  return {
    next: firstOf(
      next.toSorted((one, other) => compare(place(asPlayed(one)), place(asPlayed(other)))),
    ),
    last: firstOf([...last, ...undated]),
  };
}

function firstOf(matches: readonly StoredMatch[]): MatchSummary[] {
  return matches.slice(0, first).map(summaryOf);
}

function isDated({ schedule }: StoredMatch): boolean {
  return schedule.kind !== 'tbc';
}

/** A match with the time at which it is played as far as that is known. */
function asPlayed(match: StoredMatch): StoredMatch {
  if (match.status !== 'postponed') return match;
  return { ...match, schedule: match.rescheduledTo ?? { kind: 'tbc' } };
}

/** The day of a match in a zone and its time; without a time at the end of its day, undated last. */
function placeIn(timeZone: string, match: StoredMatch): string {
  const { schedule } = match;
  const time = schedule.kind === 'dateTime' ? schedule.startsAt : '~';
  return `${dayOf(match, timeZone) ?? '9999'} ${time}`;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
