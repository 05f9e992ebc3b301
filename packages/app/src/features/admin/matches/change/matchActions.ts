import type { MatchRecord } from '@touchline/contract/adminMatch';
import type { MatchStatus } from '@touchline/contract/match';
import { dayAt } from '#platform/time/schedule.ts';
import { hasTeams } from '../hasTeams.ts';
import { isPast, zoneOrOwn } from '../fields/matchTime.ts';
import { dayLength } from '#platform/time/days.ts';

export type MatchAction =
  | 'start'
  | 'pause'
  | 'resume'
  | 'finish'
  | 'enterResult'
  | 'adjust'
  | 'correct'
  | 'reopen'
  | 'abandon'
  | 'award'
  | 'postpone'
  | 'reschedule'
  | 'revive'
  | 'cancel';

export interface ActionRow {
  from: readonly MatchStatus[];
  /** What the match becomes; null: it stays what it is. */
  to: Exclude<MatchStatus, 'unknown'> | null;
  /** What has to be said first. */
  asks: readonly (
    | 'reason'
    | 'optionalReason'
    | 'newTime'
    | 'laterTime'
    | 'score'
    | 'result'
    | 'verdict'
    | 'correction'
    | 'confirmation'
  )[];
}

const underway = ['live', 'paused'] as const;

/**
 * What can be done with a match in which status, and what it needs (MATCH-24 to MATCH-27), in the
 * order in which it is offered.
 */
export const matchActions: Readonly<Record<MatchAction, ActionRow>> = {
  start: { from: ['scheduled'], to: 'live', asks: [] },
  resume: { from: ['paused'], to: 'live', asks: [] },
  pause: { from: ['live'], to: 'paused', asks: ['optionalReason'] },
  finish: { from: underway, to: 'finished', asks: ['result'] },
  adjust: { from: underway, to: null, asks: ['score', 'correction'] },
  enterResult: { from: ['scheduled'], to: 'finished', asks: ['result'] },
  correct: { from: ['finished'], to: null, asks: ['result', 'correction', 'confirmation'] },
  reopen: { from: ['finished'], to: 'live', asks: ['confirmation'] },
  award: { from: ['abandoned'], to: 'finished', asks: ['result'] },
  abandon: { from: underway, to: 'abandoned', asks: ['reason', 'verdict'] },
  reschedule: { from: ['postponed'], to: 'scheduled', asks: ['newTime'] },
  revive: { from: ['cancelled'], to: 'scheduled', asks: ['newTime', 'confirmation'] },
  postpone: { from: ['scheduled'], to: 'postponed', asks: ['reason', 'laterTime'] },
  cancel: { from: ['scheduled', 'postponed'], to: 'cancelled', asks: ['reason'] },
};

const minute = 60_000;

/** How long before its start a match can go live, in ms (MATCH-24). */
const earliest = 60 * minute;

/** How long after its end a match can be opened again, in ms (MATCH-27). */
const reopening = dayLength;

/** After this time a match that nobody has started is over, as a rule, in ms. */
const usualLength = 120 * minute;

type Asked = Pick<
  MatchRecord,
  'status' | 'schedule' | 'teams' | 'timeZone' | 'finishedAt' | 'updatedAt'
>;

/** Why a scheduled match cannot start now; null when it can. */
export function startObstacle(match: Asked, now: number): 'teams' | 'time' | null {
  const { schedule, timeZone } = match;
  if (!hasTeams(match)) return 'teams';
  switch (schedule.kind) {
    case 'dateTime':
      return Date.parse(schedule.startsAt) - now > earliest ? 'time' : null;
    case 'date':
      return schedule.date > dayAt(now, zoneOrOwn(timeZone)) ? 'time' : null;
    case 'tbc':
      return 'time';
  }
}

/** What can be done with a match now; everything else is not offered (ADMIN-8). */
export function actionsFor(match: Asked, now: number): MatchAction[] {
  const all = Object.keys(matchActions) as MatchAction[];
  return all.filter((action) => {
    if (!matchActions[action].from.includes(match.status)) return false;
    if (action === 'start') return startObstacle(match, now) === null;
    if (action === 'reopen') {
      // Without a known end the time of the last change is used.
      return now - Date.parse(match.finishedAt ?? match.updatedAt ?? '') <= reopening;
    }
    return true;
  });
}

/** What comes next for a match as a rule; null: nothing that waits for somebody. */
export function mainAction(match: Asked, now: number): MatchAction | null {
  switch (match.status) {
    case 'scheduled':
      if (isPast(match.schedule, now - usualLength)) return 'enterResult';
      return startObstacle(match, now) === null ? 'start' : null;
    case 'live':
      return 'finish';
    case 'paused':
      return 'resume';
    case 'postponed':
      return 'reschedule';
    default:
      return null;
  }
}

/**
 * What is done with the score of a match on its page for the ground: entered while it is played,
 * corrected afterwards (ADMIN-83). Null: there is none to be played for.
 */
export function scoreUse(status: MatchStatus): 'live' | 'correct' | null {
  switch (status) {
    case 'scheduled':
    case 'live':
    case 'paused':
      return 'live';
    case 'finished':
      return 'correct';
    default:
      return null;
  }
}
