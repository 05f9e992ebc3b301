import type { ReceivedBy } from '@touchline/contract/definitions';
import type { User } from '@touchline/contract/user';
import { answer, refuse } from '../api.ts';
import type { StoredTeam } from '../fixtures/teamRecords.ts';
import { fold } from '../fold.ts';
import { refuseField, refuseInUse } from '../problems.ts';
import { athletes, shownSquad } from '../store/athletes.ts';
import { listPage } from '../store/lists.ts';
import { schools } from '../store/schools.ts';
import { isInScope, requireScope } from '../store/scope.ts';
import { standingsOf } from '../store/standings.ts';
import {
  followInMatches,
  matchCountOf,
  publicTeams,
  teamRecordOf,
  teams,
  teamSummaryOf,
} from '../store/teams.ts';

type TeamFields = ReceivedBy<'updateTeam'>['body']['team'];
type Filters = Pick<
  ReceivedBy<'adminTeams'>['query'],
  'schoolId' | 'sport' | 'ageGroup' | 'season'
>;

const schoolOf = ({ schoolId }: StoredTeam) => schools.find(schoolId);

const rules = {
  texts: (team: StoredTeam) => [
    team.name,
    team.shortName,
    schoolOf(team)?.name ?? null,
    schoolOf(team)?.city ?? null,
    ...team.aliases,
  ],
  keys: {
    name: ({ name }: StoredTeam) => name,
    school: (team: StoredTeam) => schoolOf(team)?.name,
    sport: ({ sport }: StoredTeam) => sport,
    season: ({ season }: StoredTeam) => season,
    updatedAt: ({ updatedAt }: StoredTeam) => updatedAt,
  },
  usual: 'name',
} as const;

function isWanted(team: StoredTeam, { schoolId, sport, ageGroup, season }: Filters): boolean {
  return (
    (!schoolId || team.schoolId === schoolId) &&
    (!sport?.length || sport.includes(team.sport)) &&
    (!ageGroup?.length || ageGroup.includes(team.ageGroup ?? '')) &&
    (!season || team.season === season)
  );
}

/** The team with this id, if the caller may see its record. */
function ownTeam(id: string, caller: User): StoredTeam {
  const team = teams.get(id);
  requireScope(caller, team.schoolId);
  return team;
}

/** Refuses a school that is unknown or not the caller's. */
function requireSchool(schoolId: string, caller: User): void {
  requireScope(caller, schoolId);
  if (!schools.find(schoolId)) refuseField('team.schoolId', 'There is no school with this id');
}

const isAt = (athleteId: string, schoolId: string) =>
  athletes.find(athleteId)?.schoolId === schoolId;

/** The squad with all fields: athletes of the school, each once, each number once (TEAM-4). */
function squadOf(given: TeamFields['squad'], schoolId: string): StoredTeam['squad'] {
  const squad = (given ?? []).map(({ athleteId, shirtNumber = null, role = null }) => ({
    athleteId,
    shirtNumber,
    role,
  }));
  const seen = { athletes: new Set<string>(), numbers: new Set<number>() };
  for (const [index, { athleteId, shirtNumber }] of squad.entries()) {
    const field = `team.squad.${index}`;
    if (!isAt(athleteId, schoolId))
      refuseField(`${field}.athleteId`, 'There is no such athlete at this school');
    if (seen.athletes.has(athleteId))
      refuseField(`${field}.athleteId`, 'This athlete is in the squad already');
    if (shirtNumber !== null && seen.numbers.has(shirtNumber))
      refuseField(`${field}.shirtNumber`, 'This number is taken');
    seen.athletes.add(athleteId);
    if (shirtNumber !== null) seen.numbers.add(shirtNumber);
  }
  return squad;
}

const empty = {
  ageGroup: null,
  level: null,
  colours: null,
  crestUrl: null,
  status: 'active',
  visibility: 'draft',
} as const;

export const teamsHandlers = [
  answer('teams', ({ query }) => {
    const found = publicTeams().filter(
      (team) => isWanted(team, query) && (!query.ids || query.ids.includes(team.id)),
    );
    const { items, total } = listPage(found, query, rules);
    return { items: items.map(teamSummaryOf), total };
  }),
  answer('standings', ({ path }) => {
    if (!publicTeams().some(({ id }) => id === path.id))
      return refuse(404, 'There is no team with this id');
    return standingsOf(path.id);
  }),
  answer('team', ({ path }) => {
    const team = publicTeams().find(({ id }) => id === path.id);
    if (!team) return refuse(404, 'There is no team with this id');
    return { ...teamSummaryOf(team), colours: team.colours, squad: shownSquad(team.squad) };
  }),
  answer('adminTeams', ({ query, caller }) => {
    const { gender, status, visibility, schoolId } = query;
    if (schoolId) requireScope(caller, schoolId);
    const found = teams
      .list()
      .filter(
        (team) =>
          isInScope(caller, team.schoolId) &&
          isWanted(team, query) &&
          (!gender || team.gender === gender) &&
          (!status || team.status === status) &&
          (!visibility || team.visibility === visibility),
      );
    const { items, total } = listPage(found, query, rules);
    return { items: items.map(teamRecordOf), total };
  }),
  // Before `:id`, which would match it too.
  answer('teamDuplicates', ({ query, caller }) => {
    requireScope(caller, query.schoolId);
    const { name, ageGroup = null, gender, exceptId, schoolId, sport, season } = query;
    const same = teams
      .list()
      .filter(
        (team) =>
          team.id !== exceptId &&
          isWanted(team, { schoolId, sport: [sport], season }) &&
          team.gender === gender &&
          fold(team.ageGroup ?? '') === fold(ageGroup ?? '') &&
          fold(team.name) === fold(name),
      );
    return { items: same.map(teamRecordOf), total: same.length };
  }),
  answer('adminTeam', ({ path, caller }) => teamRecordOf(ownTeam(path.id, caller))),
  answer('createTeam', ({ body: { team }, caller }) => {
    requireSchool(team.schoolId, caller);
    const squad = squadOf(team.squad, team.schoolId);
    return teamRecordOf(teams.create({ ...empty, aliases: [], ...team, squad }, caller.name));
  }),
  answer('updateTeam', ({ path, body: { version, team }, caller }) => {
    const before = ownTeam(path.id, caller);
    // First: a stale change is told with the record as it is, not at a field of its own.
    teams.requireVersion(before, version);
    const { squad: given, ...fields } = team;
    const { schoolId = before.schoolId } = fields;
    requireSchool(schoolId, caller);
    // A change of something else leaves the squad as it is.
    const isChecked = given !== undefined || schoolId !== before.schoolId;
    const squad = isChecked ? squadOf(given ?? before.squad, schoolId) : before.squad;
    const changed = teams.change(path.id, version, { ...fields, squad }, caller.name);
    followInMatches(changed);
    return teamRecordOf(changed);
  }),
  answer('deleteTeam', ({ path, query, caller }) => {
    const team = ownTeam(path.id, caller);
    if (matchCountOf(team.id))
      refuseInUse('This team has matches: archive it instead of deleting it');
    return teamRecordOf(teams.remove(path.id, query.version));
  }),
  answer('restoreTeam', ({ path, caller }) => {
    const team = teams.removed(path.id);
    requireScope(caller, team.schoolId);
    // Who has moved to another school meanwhile has left this squad, too.
    team.squad = team.squad.filter(({ athleteId }) => isAt(athleteId, team.schoolId));
    return teamRecordOf(teams.restore(path.id, caller.name));
  }),
];
