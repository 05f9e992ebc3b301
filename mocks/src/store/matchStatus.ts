import type { ReceivedBy } from '@touchline/contract/definitions';
import type { MatchStatus, Score, Sport } from '@touchline/contract/match';
import { dateIn, now, toInstant } from '../clock.ts';
import type { StoredMatch } from '../fixtures/draftMatches.ts';
import { refuse, refuseField } from '../problems.ts';
import { requireDate } from './matchEntry.ts';

export type StatusChange = ReceivedBy<'changeMatchStatus'>['body'];
type ChangeTo<Status extends StatusChange['status']> = Extract<StatusChange, { status: Status }>;
type ScoreChange = Omit<ReceivedBy<'recordScore'>['body'], 'version'>;
type Changes = Partial<StoredMatch>;

const minute = 60_000;

/** The statuses to which each status may change (MATCH-24 to MATCH-27). */
const next: Record<MatchStatus, readonly MatchStatus[]> = {
  scheduled: ['live', 'postponed', 'cancelled', 'finished'],
  postponed: ['scheduled', 'cancelled'],
  live: ['paused', 'finished', 'abandoned'],
  paused: ['live', 'finished', 'abandoned'],
  finished: ['live', 'finished'],
  abandoned: ['finished'],
  cancelled: ['scheduled'],
  unknown: [],
};

export function hasTeams({ teams }: StoredMatch): boolean {
  return teams.length === 2 && teams.every(({ name }) => name !== '');
}

/** @throws Refusal 409 before 60 minutes before the start, and without both teams */
function requireStart(match: StoredMatch): void {
  if (!hasTeams(match)) refuse(409, 'Both teams must be known before a match begins');
  const { schedule } = match;
  const today = dateIn(match.timeZone ?? 'UTC', now());
  const isNear =
    schedule.kind === 'dateTime'
      ? Date.parse(schedule.startsAt) - now().getTime() <= 60 * minute
      : schedule.kind === 'date' && schedule.date <= today;
  if (!isNear) refuse(409, 'A match begins 60 minutes before its start at the earliest');
}

function requireConfirmation({ isConfirmed }: { isConfirmed?: boolean | undefined }): void {
  if (!isConfirmed) refuseField('isConfirmed', 'Please confirm this change');
}

function kindOf(sport: Sport): Score['kind'] | null {
  if (sport === 'other') return null;
  if (sport === 'cricket') return 'innings';
  return sport === 'tennis' || sport === 'volleyball' ? 'sets' : 'points';
}

/** The result of a match, complete and in the shape of its sport (MATCH-7, MATCH-8). */
function resultOf(match: StoredMatch, change: ChangeTo<'finished'> | ScoreChange): Changes {
  const {
    score = match.score,
    decidedBy = match.decidedBy,
    resultText = match.resultText,
    penalties = match.penalties,
  } = change;
  const kind = kindOf(match.sport);
  if (score && kind && score.kind !== kind)
    refuseField('score', `The score of this sport consists of ${kind}`);
  if (decidedBy === 'penalties' && (!penalties || penalties.home === penalties.away))
    refuseField('penalties', 'Penalties have a winner');
  return {
    score,
    decidedBy,
    penalties: decidedBy === 'penalties' ? penalties : null,
    resultText,
  };
}

/** The clock of the match as it stands, at the minute that it has come to (MATCH-43). */
function stopped({ minute: at, clock }: StoredMatch): Changes {
  if (!clock) return {};
  const passed = clock.isRunning ? now().getTime() - Date.parse(clock.asOf) : 0;
  return {
    minute: at === null ? null : at + Math.floor(passed / minute),
    clock: { isRunning: false, asOf: toInstant(now()) },
  };
}

/** The clock of the match as it goes on from now, except at half-time. */
function running({ phase, clock }: StoredMatch): Changes {
  return clock ? { clock: { isRunning: phase !== 'HT', asOf: toInstant(now()) } } : {};
}

const over: Changes = { phase: null, minute: null };

/** The result of a match that is over: a score, or a decision without one. */
function finalResultOf(match: StoredMatch, change: ChangeTo<'finished'> | ScoreChange): Changes {
  const result = resultOf(match, change);
  const isDecided = result.decidedBy === 'walkover' || result.decidedBy === 'awarded';
  if (!result.score && !isDecided)
    refuseField('score', 'A finished match has a score or a decision');
  return { ...result, decidedBy: result.decidedBy ?? 'regular' };
}

function finish(match: StoredMatch, change: ChangeTo<'finished'>): Changes {
  return { ...over, ...finalResultOf(match, change), statusReason: null };
}

/** What each new status needs and changes. */
const effects: {
  [Status in StatusChange['status']]: (match: StoredMatch, change: ChangeTo<Status>) => Changes;
} = {
  live: (match, change) => {
    if (match.status === 'scheduled') requireStart(match);
    if (match.status !== 'finished') return { statusReason: null, ...running(match) };
    requireConfirmation(change);
    const finishedAt = match.finishedAt ?? match.updatedAt ?? toInstant(now());
    const age = now().getTime() - Date.parse(finishedAt);
    if (age > 24 * 60 * minute) refuse(409, 'A match is opened again within 24 hours only');
    return {
      decidedBy: null,
      penalties: null,
      resultText: null,
      statusReason: null,
      finishedAt: null,
    };
  },
  paused: (match, { statusReason = null }) => ({ statusReason, ...stopped(match) }),
  finished: (match, change) => {
    if (!hasTeams(match)) refuse(409, 'A match that is public or has begun needs both teams');
    if (match.status === 'finished') requireConfirmation(change);
    if (match.status === 'abandoned' && change.decidedBy !== 'awarded')
      refuseField('decidedBy', 'An abandoned match can only be awarded');
    // A correction does not begin the 24 hours again.
    const isOver = match.status === 'finished';
    return { ...finish(match, change), ...(isOver ? {} : { finishedAt: toInstant(now()) }) };
  },
  abandoned: (match, change) => ({
    ...over,
    statusReason: change.statusReason,
    score: change.score ?? match.score,
    decidedBy: change.decidedBy === 'awarded' ? 'awarded' : 'noResult',
  }),
  postponed: (_, { statusReason, rescheduledTo }) => {
    requireDate(rescheduledTo, 'rescheduledTo');
    return { ...over, statusReason, rescheduledTo: rescheduledTo ?? { kind: 'tbc' } };
  },
  cancelled: (_, { statusReason }) => ({
    ...over,
    statusReason,
    score: null,
    rescheduledTo: null,
  }),
  scheduled: (match, change) => {
    if (match.status === 'cancelled') requireConfirmation(change);
    const { schedule } = change;
    requireDate(schedule, 'schedule');
    return { ...over, schedule, statusReason: null, rescheduledTo: null, score: null };
  },
};

/**
 * The fields that a change of status sets.
 *
 * @throws Refusal 409 for a change that is not allowed, 400 by field for one that lacks something
 */
export function statusChanges(match: StoredMatch, change: StatusChange): Changes {
  const { status, statusNote = null } = change;
  if (!next[match.status].includes(status))
    refuse(409, `A match that is ${match.status} does not become ${status}`);
  const effect = effects[status] as (match: StoredMatch, change: StatusChange) => Changes;
  return { ...effect(match, change), status, statusText: null, statusNote };
}

/**
 * The fields that an entered score sets.
 *
 * @throws Refusal 409 before the match, 400 by field for a correction without confirmation or reason
 */
export function scoreChanges(match: StoredMatch, change: ScoreChange): Changes {
  const isUnderway = match.status === 'live' || match.status === 'paused';
  if (!isUnderway && match.status !== 'finished')
    refuse(409, `A match that is ${match.status} has no score to enter`);
  if (isUnderway) {
    const result = resultOf(match, change);
    const { phase = match.phase, minute: at = match.minute } = change;
    // A minute that was entered is that of this moment.
    const isSet = change.minute !== undefined;
    const clock = match.clock && { ...match.clock, ...(isSet && { asOf: toInstant(now()) }) };
    const statusNote = change.statusNote ?? match.statusNote;
    return { ...result, phase, minute: at, clock, statusNote };
  }
  requireConfirmation(change);
  if (!change.statusNote) refuseField('statusNote', 'Please say why the result is corrected');
  return { ...finalResultOf(match, change), statusNote: change.statusNote ?? null };
}
