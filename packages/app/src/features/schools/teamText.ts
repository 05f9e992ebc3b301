import type { TeamSummary } from '@touchline/contract/team';
import type { TFunction } from 'i18next';

/** Age group, gender and level of a team. */
export function teamGroup(
  t: TFunction,
  { ageGroup, gender, level }: Pick<TeamSummary, 'ageGroup' | 'gender' | 'level'>,
): string {
  return [ageGroup, t(`team.gender.${gender}`), level].filter(Boolean).join(' · ');
}

/** Sport, group and season of a team as one line of text. */
export function teamFacts(t: TFunction, team: TeamSummary): string {
  return [t(`match.sport.${team.sport}`), teamGroup(t, team), team.season].join(' · ');
}
