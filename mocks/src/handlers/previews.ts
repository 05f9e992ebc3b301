import * as contract from '@touchline/contract/match';
import * as v from 'valibot';
import { answer } from '../api.ts';
import { now } from '../clock.ts';
import { shownSquad } from '../store/athletes.ts';
import { publicMatches } from '../store/dataSets.ts';
import { shownLineUps } from '../store/lineUps.ts';
import { filtered } from '../store/matchQueries.ts';
import { ownMatch } from '../store/matchScope.ts';
import { summaryOf } from '../store/matchSummaries.ts';
import { schoolProfileOf, schools } from '../store/schools.ts';
import { requireScope } from '../store/scope.ts';
import { standingsOf } from '../store/standings.ts';
import { publicTeams, teams, teamSummaryOf } from '../store/teams.ts';

/** The number of matches that a page shows at first. */
const first = 6;

const all = { search: '', sports: [], ids: null };
const ahead = ['scheduled', 'live', 'paused', 'postponed', 'cancelled', 'unknown'];
const over = ['finished', 'abandoned'];

/** The matches on the page of a team or a school, as far as they are public. */
function matchesOf(owner: { teamId: string } | { schoolId: string }) {
  const instant = now().toISOString();
  const next = { ...all, ...owner, statuses: ahead, from: instant.slice(0, 10), to: null };
  const last = { ...all, ...owner, statuses: over, from: null, to: instant };
  const firstOf = (filter: typeof next | typeof last) =>
    filtered(filter, publicMatches()).slice(0, first).map(summaryOf);
  return { next: firstOf(next), last: firstOf(last) };
}

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
  answer('teamPreview', ({ caller, path }) => {
    const stored = teams.get(path.id);
    requireScope(caller, stored.schoolId);
    return {
      isPublic: publicTeams().includes(stored),
      team: { ...teamSummaryOf(stored), colours: stored.colours, squad: shownSquad(stored.squad) },
      standings: standingsOf(stored.id),
      ...matchesOf({ teamId: stored.id }),
    };
  }),
  answer('schoolPreview', ({ caller, path }) => {
    const stored = schools.get(path.id);
    requireScope(caller, stored.id);
    const own = teams
      .list()
      .filter(({ schoolId, visibility }) => schoolId === stored.id && visibility === 'public');
    return {
      isPublic: stored.status === 'active',
      school: schoolProfileOf(stored, [...new Set(own.map(({ sport }) => sport))].toSorted()),
      teams: own.map(teamSummaryOf).toSorted((one, other) => one.name.localeCompare(other.name)),
      ...matchesOf({ schoolId: stored.id }),
    };
  }),
];
