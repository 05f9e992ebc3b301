import type { ReceivedBy } from '@touchline/contract/definitions';
import type { MatchEvent } from '@touchline/contract/match';
import { answer } from '../api.ts';
import { dateIn, now } from '../clock.ts';
import type { StoredMatch } from '../fixtures/draftMatches.ts';
import { blankMatch } from '../fixtures/matchDefaults.ts';
import { refuse } from '../problems.ts';
import { matches } from '../store/dataSets.ts';
import { lineUpOf, lineUpsWith } from '../store/lineUps.ts';
import { listPage } from '../store/lists.ts';
import { changeMatches } from '../store/matchBulk.ts';
import { deleteMatch, requireSides, setStatus, setVisibility } from '../store/matchChanges.ts';
import { homeTimeZone, matchFields } from '../store/matchEntry.ts';
import { dayOf, isBetween, isOf, sortKey } from '../store/matchQueries.ts';
import {
  isVisible,
  matchRecordOf,
  matchRowOf,
  ownMatch,
  schoolIdsOf,
} from '../store/matchScope.ts';
import { hasTeams, scoreChanges } from '../store/matchStatus.ts';
import { warningsFor } from '../store/matchWarnings.ts';
import { isInScope, requireScope } from '../store/scope.ts';
import { teams } from '../store/teams.ts';
import { refuseField } from '../problems.ts';

type Query = ReceivedBy<'adminMatches'>['query'];

/** From today on by time, then what is over, the latest first. */
function byWhatIsNext(timeZone = 'UTC'): (match: StoredMatch) => number | null {
  const time = now().getTime();
  const today = dateIn(timeZone, now());
  return (match) => {
    const day = dayOf(match, timeZone);
    if (day === null) return null;
    const start = Date.parse(sortKey(match.schedule));
    return day >= today ? start : 2 * time - start + farAway;
  };
}

/** Longer than any match lies ahead, in ms (MATCH-28). */
const farAway = 4 * 366 * 86_400_000;

const rules = {
  texts: ({ broadcastTitle, competition, teams: sides }: StoredMatch) => [
    broadcastTitle,
    competition,
    ...sides.flatMap(({ name, school }) => [name, school.name]),
  ],
  keys: {
    start: ({ schedule }: StoredMatch) => (schedule.kind === 'tbc' ? null : sortKey(schedule)),
    title: ({ broadcastTitle }: StoredMatch) => broadcastTitle,
    status: ({ status }: StoredMatch) => status,
    updatedAt: ({ updatedAt }: StoredMatch) => updatedAt,
  },
} as const;

/** Whether a match lacks something, by the values of the filter `missing`. */
const isMissing: Record<NonNullable<Query['missing']>, (match: StoredMatch) => boolean> = {
  score: ({ status, score, decidedBy, schedule }) =>
    (status === 'finished' && !score && decidedBy === 'regular') ||
    (status === 'scheduled' &&
      schedule.kind !== 'tbc' &&
      Date.parse(sortKey(schedule)) < now().getTime()),
  team: (match) => !hasTeams(match),
  venue: ({ venue }) => !venue,
};

function isWanted(match: StoredMatch, query: Query): boolean {
  const { sport, status, visibility, ageGroup, schoolId, teamId, from, to, timeZone, missing } =
    query;
  return (
    (!sport?.length || sport.includes(match.sport)) &&
    (!status?.length || status.includes(match.status)) &&
    (!visibility?.length || visibility.includes(match.visibility)) &&
    isOf(match, { ageGroups: ageGroup, schoolId, teamId }) &&
    isBetween(match.schedule, { from: from ?? null, to: to ?? null, timeZone }) &&
    (!missing || isMissing[missing](match))
  );
}

/** A match as it is before anything was entered. */
const empty: Omit<StoredMatch, 'id' | 'version' | 'updatedAt' | 'updatedBy' | 'lineUps'> = {
  ...blankMatch,
  broadcastTitle: '',
  status: 'scheduled',
  teams: [],
  sport: 'other',
  schedule: { kind: 'tbc' },
  visibility: 'draft',
  finishedAt: null,
};

/** The events with another one after those before its minute; without a minute it is the newest. */
function inOrder(events: StoredMatch['events'], event: MatchEvent): StoredMatch['events'] {
  const { minute, added } = event;
  const later = (other: MatchEvent) =>
    minute !== null &&
    other.minute !== null &&
    (other.minute > minute || (other.minute === minute && (other.added ?? 0) > (added ?? 0)));
  const at = events.findIndex(later);
  return at < 0 ? [...events, event] : events.toSpliced(at, 0, event);
}

/** The score that stands after the last event that names one. */
function scoreAfter(events: StoredMatch['events']): { home: number; away: number } {
  return events.findLast((event) => event.scoreAfter)?.scoreAfter ?? { home: 0, away: 0 };
}

/**
 * The score of a match with another timeline. It follows the timeline as long as it is the one after
 * its last event; another one was entered, and stays (ADMIN-86).
 */
function scoreWith(
  events: StoredMatch['events'],
  { events: before, score }: StoredMatch,
): StoredMatch['score'] {
  const told = scoreAfter(before);
  const shown = score ?? { kind: 'points', home: 0, away: 0 };
  const follows = shown.kind === 'points' && shown.home === told.home && shown.away === told.away;
  return follows ? { kind: 'points', ...scoreAfter(events) } : score;
}

export const adminMatchesHandlers = [
  answer('adminMatches', ({ caller, query }) => {
    const { schoolId, teamId } = query;
    // A school and a team of others, by which they are asked for (ADMIN-22).
    if (schoolId) requireScope(caller, schoolId);
    if (teamId) requireScope(caller, teams.find(teamId)?.schoolId ?? null);
    const found = matches
      .list()
      .filter((match) => isInScope(caller, ...schoolIdsOf(match)) && isWanted(match, query));
    const { items, total } = listPage(found, query, {
      ...rules,
      usual: byWhatIsNext(query.timeZone),
    });
    return { items: items.map(matchRowOf), total };
  }),
  // Before `:id`, which would match it too.
  answer('matchDuplicates', ({ caller, query }) => {
    const asked = [query.homeTeamId, query.awayTeamId].map((id) => id && teams.find(id)?.schoolId);
    requireScope(caller, ...asked.map((id) => id || null));
    const seen = matches.list().filter((match) => isVisible(match, caller));
    const { duplicates, clashes } = warningsFor(query, seen);
    return { duplicates: duplicates.map(matchRowOf), clashes: clashes.map(matchRowOf) };
  }),
  answer('adminMatch', ({ caller, path }) => matchRecordOf(ownMatch(path.id, caller))),
  answer('createMatch', ({ caller, body }) => {
    const entered = { ...empty, events: [], ...matchFields(body.match, caller) };
    const timeZone = entered.timeZone ?? homeTimeZone(entered);
    const lineUps = { home: [], away: [] };
    return matchRecordOf(matches.create({ ...entered, timeZone, lineUps }, caller.name));
  }),
  answer('updateMatch', ({ caller, path, body: { version, match } }) => {
    const before = ownMatch(path.id, caller);
    matches.requireVersion(before, version);
    if (match.sport && match.sport !== before.sport && before.score)
      refuseField('match.sport', 'There is a score already, so the sport stays');
    requireSides(before, match);
    const changes = matchFields(match, caller, before);
    const lineUps = lineUpsWith(changes.teams ?? before.teams, before);
    return matchRecordOf(matches.change(path.id, version, { ...changes, lineUps }, caller.name));
  }),
  answer('changeMatchStatus', ({ caller, path, body }) =>
    matchRecordOf(setStatus(path.id, body, caller)),
  ),
  answer('setMatchVisibility', ({ caller, path, body: { version, visibility } }) =>
    matchRecordOf(setVisibility(path.id, version, visibility, caller)),
  ),
  answer('recordScore', ({ caller, path, body: { version, ...change } }) => {
    const match = ownMatch(path.id, caller);
    matches.requireVersion(match, version);
    return matchRecordOf(
      matches.change(path.id, version, scoreChanges(match, change), caller.name),
    );
  }),
  answer('addMatchEvent', ({ caller, path, body: { version, event } }) => {
    const match = ownMatch(path.id, caller);
    matches.requireVersion(match, version);
    if (!['live', 'paused', 'finished', 'abandoned'].includes(match.status))
      refuse(409, 'A match that has not begun has no events');
    const { kind, minute = null, added = null, side = null, text = null } = event;
    const { scoreAfter: after = null } = event;
    // Contains the version, so that the id of a removed event is not used again.
    const id = `${match.id}-event-${match.version}`;
    const events = inOrder(match.events, {
      id,
      kind,
      minute,
      added,
      side,
      text,
      scoreAfter: after,
    });
    const score = after ? scoreWith(events, match) : match.score;
    return matchRecordOf(matches.change(path.id, version, { events, score }, caller.name));
  }),
  answer('removeMatchEvent', ({ caller, path, query: { version } }) => {
    const match = ownMatch(path.id, caller);
    matches.requireVersion(match, version);
    const removed = match.events.find(({ id }) => id === path.eventId);
    if (!removed) refuse(404, 'There is no event with this id');
    const events = match.events.filter((event) => event !== removed);
    const score = removed?.scoreAfter ? scoreWith(events, match) : match.score;
    return matchRecordOf(matches.change(path.id, version, { events, score }, caller.name));
  }),
  answer('setLineUps', ({ caller, path, body: { version, home, away } }) => {
    const match = ownMatch(path.id, caller);
    matches.requireVersion(match, version);
    const lineUps = {
      home: home ? lineUpOf(match, 'home', home, caller) : match.lineUps.home,
      away: away ? lineUpOf(match, 'away', away, caller) : match.lineUps.away,
    };
    return matchRecordOf(matches.change(path.id, version, { lineUps }, caller.name));
  }),
  answer('changeMatches', ({ caller, body, language }) => {
    if (new Set(body.items.map(({ id }) => id)).size < body.items.length)
      refuseField('items', 'A match is named twice');
    return { results: changeMatches(body, caller, language) };
  }),
  answer('deleteMatch', ({ caller, path, query }) =>
    matchRecordOf(deleteMatch(path.id, query.version, caller)),
  ),
  answer('restoreMatch', ({ caller, path }) => {
    requireScope(caller, ...schoolIdsOf(matches.removed(path.id)));
    return matchRecordOf(matches.restore(path.id, caller.name));
  }),
];
