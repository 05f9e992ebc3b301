import * as contract from '@touchline/contract/match';
import * as v from 'valibot';
import { answer } from '../api.ts';
import { shownSquad } from '../store/athletes.ts';
import { shownLineUps } from '../store/lineUps.ts';
import { feedsOf } from '../store/matchFeeds.ts';
import { ownMatch } from '../store/matchScope.ts';
import { schoolProfileOf, schools } from '../store/schools.ts';
import { requireScope } from '../store/scope.ts';
import { standingsOf } from '../store/standings.ts';
import { publicTeams, teams, teamSummaryOf } from '../store/teams.ts';

/** Pages as visitors will see them (ADMIN-9). */
export const previewsHandlers = [
  answer('matchPreview', ({ caller, path }) => {
    const stored = ownMatch(path.id, caller);
    return {
      isPublic: stored.visibility === 'public',
      match: { ...v.parse(contract.match, stored), visibility: null },
      lineUps: shownLineUps(stored),
    };
  }),
  answer('teamPreview', ({ caller, path, query }) => {
    const stored = teams.get(path.id);
    requireScope(caller, stored.schoolId);
    return {
      isPublic: publicTeams().includes(stored),
      team: { ...teamSummaryOf(stored), colours: stored.colours, squad: shownSquad(stored.squad) },
      standings: standingsOf(stored.id),
      ...feedsOf({ teamId: stored.id }, query.timeZone),
    };
  }),
  answer('schoolPreview', ({ caller, path, query }) => {
    const stored = schools.get(path.id);
    requireScope(caller, stored.id);
    const own = teams
      .list()
      .filter(({ schoolId, visibility }) => schoolId === stored.id && visibility === 'public');
    return {
      isPublic: stored.status === 'active',
      school: schoolProfileOf(stored, [...new Set(own.map(({ sport }) => sport))].toSorted()),
      teams: own.map(teamSummaryOf).toSorted((one, other) => one.name.localeCompare(other.name)),
      ...feedsOf({ schoolId: stored.id }, query.timeZone),
    };
  }),
];
