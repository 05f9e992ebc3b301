import type { MatchRow } from '@touchline/contract/adminMatch';

/** Whether both teams of a match are known, without which it is not public (MATCH-36). */
export function hasTeams({ teams }: Pick<MatchRow, 'teams'>): boolean {
  return teams.length === 2 && teams.every(({ name }) => name !== '');
}
