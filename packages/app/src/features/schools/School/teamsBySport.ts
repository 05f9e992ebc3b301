import type { Sport } from '@touchline/contract/match';
import type { TeamSummary } from '@touchline/contract/team';

export interface SportGroup {
  sport: Sport;
  name: string;
  teams: TeamSummary[];
}

/**
 * Teams in groups by the name of their sport. In a group present teams are before archived ones,
 * young before old: `U14` before `U16`, both in the order of the language.
 */
export function teamsBySport(
  teams: readonly TeamSummary[],
  nameOf: (sport: Sport) => string,
  language: string,
): SportGroup[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const inOrder = teams.toSorted(
    (one, other) =>
      Number(one.status === 'archived') - Number(other.status === 'archived') ||
      compare(one.ageGroup ?? '', other.ageGroup ?? '') ||
      compare(one.name, other.name),
  );
  return [...Map.groupBy(inOrder, ({ sport }) => sport)]
    .map(([sport, ofSport]) => ({ sport, name: nameOf(sport), teams: ofSport }))
    .toSorted((one, other) => compare(one.name, other.name));
}
