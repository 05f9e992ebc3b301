import type { MatchSummary, Schedule, Sport } from '@touchline/contract/match';
import { collate } from '#platform/language/collate.ts';
import { compareSchedules, dayAt, dayOfSchedule } from '#platform/time/schedule.ts';

/** The matches of one competition, in one sport, age group, gender and level, and of one kind. */
export interface MatchGroup extends Pick<
  MatchSummary,
  'ageGroup' | 'gender' | 'level' | 'matchType'
> {
  key: string;
  competition: string | null;
  sport: Sport;
  /** Where all matches are of the same. */
  round: string | null;
  matches: MatchSummary[];
}

/** The matches of one day by competition; those without a time are apart, at its end (LIST-6). */
export interface MatchDay {
  /** Null for matches without a date. */
  date: string | null;
  count: number;
  timed: MatchGroup[];
  untimed: MatchGroup[];
}

interface ReadingOptions {
  /** BCP 47 tag, for the order of the competitions. */
  language: string;
  /** The name of a sport in that language, which stands where there is no competition. */
  sportName: (sport: Sport) => string;
  /** Omitted: the zone of the device. */
  timeZone?: string;
  /** The latest first, for results. */
  isBackwards?: boolean;
}

/** Groups matches by competition, in the order of their titles; in each they are in order of time. */
export function groupByCompetition(
  matches: readonly MatchSummary[],
  { language, sportName, timeZone, isBackwards = false }: ReadingOptions,
): MatchGroup[] {
  const groups = new Map<string, MatchGroup>();
  const inOrder = matches.toSorted((one, other) =>
    compareSchedules(one.schedule, other.schedule, timeZone),
  );
  if (isBackwards) inOrder.reverse();
  for (const match of inOrder) {
    const { sport, ageGroup, gender, level, matchType, round } = match;
    // A blank name is none, because nobody could see the heading (WIRE-18).
    const competition = match.competition?.trim() ? match.competition : null;
    const of = { competition, sport, ageGroup, gender, level, matchType };
    const key = JSON.stringify(Object.values(of));
    const group = groups.get(key);
    if (!group) {
      groups.set(key, { key, ...of, round, matches: [match] });
      continue;
    }
    group.matches.push(match);
    if (group.round !== round) group.round = null;
  }
  const compare = collate(language);
  const titleOf = ({ competition, sport }: MatchGroup) => competition ?? sportName(sport);
  return [...groups.values()].toSorted(
    (one, other) =>
      compare(titleOf(one), titleOf(other)) ||
      compare(sportName(one.sport), sportName(other.sport)) ||
      compare(one.ageGroup ?? '', other.ageGroup ?? '') ||
      compare(one.gender ?? '', other.gender ?? '') ||
      compare(one.level ?? '', other.level ?? '') ||
      compare(one.matchType ?? '', other.matchType ?? ''),
  );
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
  const isKept = (date: string, index: number) =>
    isWhole || index === 0 || !last || isComplete(date, last.schedule, options);
  const shown: (string | null)[] = dates.filter(isKept);
  if (byDay.has(null)) shown.push(null);
  return shown.map((date) => {
    const ofDay = byDay.get(date) ?? [];
    const isTimed = ({ schedule }: MatchSummary) => schedule.kind === 'dateTime';
    return {
      date,
      count: ofDay.length,
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
