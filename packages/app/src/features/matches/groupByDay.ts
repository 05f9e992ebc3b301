import type { MatchSummary, Schedule } from '@touchline/contract/match';
import { dayAt, dayOfSchedule } from '#platform/time/schedule.ts';
import { groupByCompetition, type MatchGroup, type ReadingOptions } from './groupByCompetition.ts';

/** The matches of one day by competition; those without a time are apart, at its end (LIST-6). */
export interface MatchDay {
  /** Null for matches without a date. */
  date: string | null;
  count: number;
  /** Further matches of it may come with the next press (LIST-15). */
  isInPart: boolean;
  timed: MatchGroup[];
  untimed: MatchGroup[];
}

interface ListOptions extends ReadingOptions {
  /** False while the server has further matches in that direction. */
  isWhole: boolean;
}

/**
 * The days of a list in its order; matches without a date are last. The day at which the answer was
 * cut is left out, unless it is the only one, because its further matches would be inserted above
 * matches that a person is reading.
 */
export function groupByDay(matches: readonly MatchSummary[], options: ListOptions): MatchDay[] {
  const { isBackwards = false, isWhole, timeZone } = options;
  const byDay = Map.groupBy(matches, ({ schedule }) => dayOfSchedule(schedule, timeZone));
  const dates = [...byDay.keys()].filter((date) => date !== null).toSorted();
  if (isBackwards) dates.reverse();
  const last = matches.at(-1);
  const isLoaded = (date: string) => isWhole || !last || isComplete(date, last.schedule, options);
  const shown: (string | null)[] = dates.filter((date, index) => index === 0 || isLoaded(date));
  if (byDay.has(null)) shown.push(null);
  return shown.map((date) => {
    const ofDay = byDay.get(date) ?? [];
    const isTimed = ({ schedule }: MatchSummary) => schedule.kind === 'dateTime';
    return {
      date,
      count: ofDay.length,
      isInPart: date !== null && !isLoaded(date),
      timed: groupByCompetition(ofDay.filter(isTimed), options),
      untimed: groupByCompetition(
        ofDay.filter((match) => !isTimed(match)),
        options,
      ),
    };
  });
}

/** The first matches of a day, at most this many; its groups and its `count` stay what they are. */
export function firstOfDay(day: MatchDay, most: number): MatchDay {
  let left = most;
  const cut = (groups: readonly MatchGroup[]) =>
    groups.flatMap((group) => {
      const matches = group.matches.slice(0, left);
      left -= matches.length;
      return matches.length > 0 ? [{ ...group, matches }] : [];
    });
  return { ...day, timed: cut(day.timed), untimed: cut(day.untimed) };
}

/**
 * Whether all matches of a day are in an answer that ends with a match. The server sorts by instant,
 * and a date without a time as the end of that day in UTC, so that a day of the viewer can go on
 * behind the first matches of the next.
 */
function isComplete(date: string, last: Schedule, { isBackwards, timeZone }: ListOptions): boolean {
  if (last.kind === 'tbc') return true;
  const end = Date.parse(last.kind === 'date' ? `${last.date}T23:59:59Z` : last.startsAt);
  const reached = dayAt(end, timeZone);
  return isBackwards ? reached < date : reached > date && end > Date.parse(`${date}T23:59:59Z`);
}
