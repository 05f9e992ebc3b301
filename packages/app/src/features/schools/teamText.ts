import type { TeamSummary } from '@touchline/contract/team';
import type { TFunction } from 'i18next';
import { groupText } from '#features/matches';

/** Sport, group and season of a team as one line of text. */
export function teamFacts(t: TFunction, team: TeamSummary): string {
  return [t(`match.sport.${team.sport}`), groupText(t, team), team.season].join(' · ');
}
