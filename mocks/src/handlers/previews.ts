import * as contract from '@touchline/contract/match';
import * as v from 'valibot';
import { answer } from '../api.ts';
import { dateIn, now } from '../clock.ts';
import type { StoredMatch } from '../fixtures/draftMatches.ts';
import { shownSquad } from '../store/athletes.ts';
import { publicMatches } from '../store/dataSets.ts';
import { shownLineUps } from '../store/lineUps.ts';
import { dayOf, filtered } from '../store/matchQueries.ts';
import { ownMatch } from '../store/matchScope.ts';
import { summaryOf } from '../store/matchSummaries.ts';
import { schoolProfileOf, schools } from '../store/schools.ts';
import { requireScope } from '../store/scope.ts';
import { standingsOf } from '../store/standings.ts';
import { publicTeams, teams, teamSummaryOf } from '../store/teams.ts';

/** The number of matches that a page shows at first. */
const first = 6;

const all = { search: '', sports: [], statuses: [], ids: null, from: null, to: null };
const over = ['finished', 'abandoned'];
/** Under way on whatever day it was planned. */
const underWay = ['live', 'paused', 'postponed'];

/** The matches on the page of a team or a school, as far as they are public (TEAM-8). */
function matchesOf(owner: { teamId: string } | { schoolId: string }) {
  const today = dateIn('UTC', now());
  const isLast = (match: StoredMatch) =>
    over.includes(match.status) ||
    (!underWay.includes(match.status) && (dayOf(match, 'UTC') ?? today) < today);
  const shown = filtered({ ...all, ...owner }, publicMatches());
  const next = shown.filter((match) => !isLast(match));
  const last = shown.filter(isLast).toReversed();
  return { next: next.slice(0, first).map(summaryOf), last: last.slice(0, first).map(summaryOf) };
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
