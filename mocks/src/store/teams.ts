import type { MatchTeam } from '@touchline/contract/match';
import type { TeamRecord, TeamSummary } from '@touchline/contract/team';
import * as contract from '@touchline/contract/team';
import * as v from 'valibot';
import { type StoredTeam, seedTeams } from '../fixtures/teamRecords.ts';
import { matches } from './dataSets.ts';
import { type Records, records } from './records.ts';
import { schools } from './schools.ts';

export const teams: Records<StoredTeam> = records<StoredTeam>('team', seedTeams, teamRecordOf);

/** The number of matches of a team. */
export function matchCountOf(teamId: string): number {
  return matches.list().filter((match) => match.teams.some(({ id }) => id === teamId)).length;
}

/** The record as the staff see it. */
export function teamRecordOf({ schoolId, ...team }: StoredTeam): TeamRecord {
  const { name = '', shortName = '' } = schools.find(schoolId) ?? {};
  return {
    ...team,
    school: { id: schoolId, name, shortName },
    matchCount: matchCountOf(team.id),
  };
}

/** The team as its matches show it. */
export function sideOf({ id, name, schoolId, crestUrl, colours }: StoredTeam): MatchTeam {
  const school = { id: schoolId, name: schools.find(schoolId)?.name ?? '' };
  return { id, name, school, crestUrl, colours };
}

/** Copies the changed fields of a team into its matches, whose versions stay the same. */
export function followInMatches(team: StoredTeam): void {
  for (const match of matches.list())
    if (match.teams.some(({ id }) => id === team.id))
      match.teams = match.teams.map((side) => (side.id === team.id ? sideOf(team) : side));
}

export function teamSummaryOf(team: StoredTeam): TeamSummary {
  return v.parse(contract.teamSummary, teamRecordOf(team));
}

/** Published teams of active schools. */
export function publicTeams(): StoredTeam[] {
  return teams
    .list()
    .filter(
      ({ visibility, schoolId }) =>
        visibility === 'public' && schools.find(schoolId)?.status === 'active',
    );
}
