import type { MatchRecord } from '@touchline/contract/adminMatch';
import type { RequestOf } from '@touchline/contract/definitions';
import type { Decision, StatusReason } from '@touchline/contract/match';
import { numberOrNull, textOrNull } from '../../record/recordValues.ts';
import { matchActions, type MatchAction } from './matchActions.ts';
import { scheduleOf, typedTimeOf, type TypedTime } from '../fields/matchTime.ts';
import { mistakesIn } from '../score/mistakes.ts';
import { isEmpty, scoreOf, typedScoreOf, type TypedScore } from '../score/typedScore.ts';

/** The typed fields of a change of a match. */
export interface TypedChange {
  reason: string;
  note: string;
  time: TypedTime;
  score: TypedScore;
  decidedBy: string;
  penalties: { home: string; away: string };
  resultText: string;
  isConfirmed: boolean;
}

export function blankChange(action: MatchAction, match: MatchRecord): TypedChange {
  const { penalties, rescheduledTo } = match;
  const known = action === 'reschedule' && rescheduledTo?.kind !== 'tbc' ? rescheduledTo : null;
  return {
    reason: '',
    note: '',
    // A new time is in the zone of the ground. It begins with the one that the match was postponed to;
    // when it is postponed it is to be confirmed at first.
    time: {
      ...typedTimeOf(known, match.timeZone),
      ...(action === 'postpone' ? { kind: 'tbc' } : {}),
    },
    score: typedScoreOf(match.sport, match.score, isPlayedOn(action)),
    decidedBy: firstDecision(action, match),
    penalties: {
      home: penalties ? String(penalties.home) : '',
      away: penalties ? String(penalties.away) : '',
    },
    resultText: match.resultText ?? '',
    isConfirmed: false,
  };
}

/** Whether the match is being played after a change, so that its last set is not over. */
export const isPlayedOn = (action: MatchAction): boolean => action === 'adjust';

/** The initial choice of how a match was decided. */
function firstDecision(action: MatchAction, match: MatchRecord): Decision {
  if (action === 'award') return 'awarded';
  if (action === 'abandon') return 'noResult';
  return match.decidedBy ?? 'regular';
}

export type ChangeMistake =
  | 'reason'
  | 'note'
  | 'score'
  | 'penalties'
  | 'confirm'
  | 'missing'
  | 'time'
  | 'period'
  | 'sameTeam';

/** Whether a result can do without a score. */
const isDecision = (decidedBy: string) => decidedBy === 'awarded' || decidedBy === 'walkover';

/** Whether a change needs a score, as far as it is typed (MATCH-8). */
export function needsScore(action: MatchAction, { decidedBy, score }: TypedChange): boolean {
  const { asks } = matchActions[action];
  if (asks.includes('score')) return true;
  return asks.includes('result') && !(isDecision(decidedBy) && isEmpty(score));
}

/**
 * What a change still lacks, by field (MATCH-8, MATCH-24 to MATCH-27).
 *
 * @param now in ms
 */
export function mistakesInChange(
  action: MatchAction,
  change: TypedChange,
  now: number,
): Map<string, ChangeMistake> {
  const { asks } = matchActions[action];
  const found = new Map<string, ChangeMistake>();
  if (asks.includes('reason') && change.reason === '') found.set('statusReason', 'reason');
  if (asks.includes('correction') && change.note.trim() === '') found.set('statusNote', 'note');
  if (asks.includes('confirmation') && !change.isConfirmed) found.set('isConfirmed', 'confirm');
  if (asks.includes('newTime') || asks.includes('laterTime')) {
    const nobody = { kind: 'tbc', id: '', name: '', schoolName: '' };
    const time = { homeTeam: nobody, awayTeam: nobody, schedule: change.time };
    for (const [path, mistake] of mistakesIn(time, now)) found.set(path, mistake);
  }
  if (needsScore(action, change) && !scoreOf(change.score, isPlayedOn(action)))
    found.set('score', 'score');
  if (asks.includes('result') && change.decidedBy === 'penalties' && !penaltiesOf(change))
    found.set('penalties', 'penalties');
  return found;
}

/** The penalties; null where they are not complete, too many, or level. */
function penaltiesOf({ penalties }: TypedChange): { home: number; away: number } | null {
  const home = numberOrNull(penalties.home) ?? Number.NaN;
  const away = numberOrNull(penalties.away) ?? Number.NaN;
  return home <= 99 && away <= 99 && home !== away ? { home, away } : null;
}

function resultOf(change: TypedChange) {
  return {
    score: scoreOf(change.score),
    decidedBy: change.decidedBy as Decision,
    penalties: change.decidedBy === 'penalties' ? penaltiesOf(change) : null,
    resultText: textOrNull(change.resultText),
  };
}

type WithoutVersion<Body> = Body extends unknown ? Omit<Body, 'version'> : never;

/** The body of a change of status, without the version. */
export function statusRequest(
  action: MatchAction,
  change: TypedChange,
): WithoutVersion<RequestOf<'changeMatchStatus'>['body']> {
  const { to, asks } = matchActions[action];
  const status = to ?? 'finished';
  const statusReason = change.reason as StatusReason;
  const statusNote = textOrNull(change.note);
  const note = statusNote === null ? {} : { statusNote };
  const { isConfirmed } = change;
  const confirmation = asks.includes('confirmation') ? { isConfirmed } : {};
  switch (status) {
    case 'live':
      return { status, ...note, ...confirmation };
    case 'paused':
      return { status, ...(change.reason === '' ? {} : { statusReason }), ...note };
    case 'finished':
      return { status, ...resultOf(change), ...note, ...confirmation };
    case 'abandoned': {
      const decidedBy = change.decidedBy as 'awarded' | 'noResult';
      return { status, statusReason, ...note, decidedBy };
    }
    case 'postponed':
      return { status, statusReason, ...note, rescheduledTo: scheduleOf(change.time) };
    case 'cancelled':
      return { status, statusReason, ...note };
    case 'scheduled':
      return { status, schedule: scheduleOf(change.time), ...note, ...confirmation };
  }
}

/** The body of a correction: of a result (MATCH-27), or of a score while the match is played. */
export function correctionRequest(
  action: MatchAction,
  change: TypedChange,
): Omit<RequestOf<'recordScore'>['body'], 'version'> {
  const statusNote = textOrNull(change.note);
  if (action === 'adjust') return { score: scoreOf(change.score, isPlayedOn(action)), statusNote };
  return { ...resultOf(change), statusNote, isConfirmed: true };
}
