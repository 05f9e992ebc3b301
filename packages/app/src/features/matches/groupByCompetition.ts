import type { MatchSummary, Sport } from '@touchline/contract/match';
import { collate } from '#platform/language/collate.ts';
import { compareSchedules } from '#platform/time/schedule.ts';

/** The matches of one competition, in one sport, age group, gender and level, and of one kind. */
export interface MatchGroup extends Pick<
  MatchSummary,
  'ageGroup' | 'gender' | 'level' | 'matchType'
> {
  key: string;
  competition: string | null;
  sport: Sport;
  /** The round, if all matches of the group are of the same one. */
  round: string | null;
  matches: MatchSummary[];
}

export interface ReadingOptions {
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
