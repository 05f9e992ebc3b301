import { toStored } from '@touchline/mocks/fixtures/draftMatches';
import { seasonMatches } from '@touchline/mocks/fixtures/matches';
import type { MatchStatus, Schedule } from '@touchline/contract/match';
import { expect, test } from 'vitest';
import {
  blankChange,
  correctionRequest,
  mistakesInChange,
  statusRequest,
  type TypedChange,
} from './changeRequest.ts';
import {
  actionsFor,
  mainAction,
  scoreUse,
  startObstacle,
  type MatchAction,
} from './matchActions.ts';

const now = Date.parse('2026-04-15T13:20:00Z');
const season = seasonMatches().map(toStored);
const football = season.find(({ sport }) => sport === 'football');
if (!football) throw new Error('The season has no football');

const at = (minutes: number) =>
  ({ kind: 'dateTime', startsAt: new Date(now + minutes * 60_000).toISOString() }) as const;

const matchIn = (status: MatchStatus) => ({
  ...football,
  status,
  schedule: at(30),
  updatedAt: '2026-04-15T10:00:00Z',
  score: null,
  decidedBy: null,
});

test('the score is entered until the match is over, and corrected afterwards (ADMIN-83)', () => {
  const uses = (['scheduled', 'live', 'paused', 'finished'] as const).map(scoreUse);
  expect(uses).toEqual(['live', 'live', 'live', 'correct']);
  for (const status of ['postponed', 'cancelled', 'abandoned', 'unknown'] as const)
    expect(scoreUse(status)).toBeNull();
});

test.each<[MatchStatus, MatchAction[]]>([
  ['scheduled', ['start', 'enterResult', 'postpone', 'cancel']],
  ['live', ['pause', 'finish', 'adjust', 'abandon']],
  ['paused', ['resume', 'finish', 'adjust', 'abandon']],
  ['finished', ['correct', 'reopen']],
  ['abandoned', ['award']],
  ['postponed', ['reschedule', 'cancel']],
  ['cancelled', ['revive']],
  ['unknown', []],
])('what can be done with a match that is %s (ADMIN-80, MATCH-24 to MATCH-27)', (status, all) => {
  expect(actionsFor(matchIn(status), now)).toEqual(all);
});

test('a match starts 60 minutes before its time, with both teams (MATCH-24)', () => {
  const match = matchIn('scheduled');
  expect(startObstacle({ ...match, schedule: at(60) }, now)).toBeNull();
  expect(startObstacle({ ...match, schedule: at(61) }, now)).toBe('time');
  expect(startObstacle({ ...match, schedule: { kind: 'tbc' } }, now)).toBe('time');
  const day = (date: string) => ({ ...match, schedule: { kind: 'date', date } as const });
  expect(startObstacle(day('2026-04-15'), now)).toBeNull();
  expect(startObstacle(day('2026-04-16'), now)).toBe('time');
  const open = match.teams.map((team, index) => (index === 1 ? { ...team, name: '' } : team));
  expect(startObstacle({ ...match, teams: open }, now)).toBe('teams');
  // In the morning of the day at the ground, when it is still the day before in Greenwich.
  const morning = Date.parse('2026-04-14T21:00:00Z');
  const away = { ...day('2026-04-15'), timeZone: 'Pacific/Auckland' };
  expect(startObstacle(away, morning)).toBeNull();
  expect(startObstacle({ ...away, timeZone: 'Europe/London' }, morning)).toBe('time');
  expect(actionsFor({ ...match, schedule: at(61) }, now)).not.toContain('start');
});

test('the button that stands out is what comes next, and nothing that is too early', () => {
  const main = (status: MatchStatus, minutes: number) =>
    mainAction({ ...matchIn(status), schedule: at(minutes) }, now);
  expect(main('scheduled', 61)).toBeNull();
  expect(main('scheduled', 60)).toBe('start');
  expect(main('scheduled', -1)).toBe('start');
  expect(main('scheduled', -180)).toBe('enterResult');
  expect(main('live', -30)).toBe('finish');
  expect(main('paused', -30)).toBe('resume');
  expect(main('postponed', -30)).toBe('reschedule');
  expect(main('finished', -90)).toBeNull();
});

test('a match is opened again within 24 hours only (MATCH-27)', () => {
  const match = matchIn('finished');
  const old = { ...match, updatedAt: '2026-04-14T13:19:00Z' };
  expect(actionsFor(old, now)).not.toContain('reopen');
  expect(actionsFor({ ...match, updatedAt: '2026-04-14T13:20:00Z' }, now)).toContain('reopen');
  // A later change of the match does not count where it is known when it was over.
  const ended = { ...match, finishedAt: '2026-04-14T13:19:00Z' };
  expect(actionsFor(ended, now)).not.toContain('reopen');
  expect(actionsFor({ ...old, finishedAt: '2026-04-14T13:20:00Z' }, now)).toContain('reopen');
});

const score = { home: '2', away: '1' };

function change(action: MatchAction, changes: Partial<TypedChange> = {}): TypedChange {
  const blank = blankChange(action, matchIn('live'));
  return { ...blank, score: { ...blank.score, points: score }, ...changes };
}

const tomorrow = { kind: 'dateTime', date: '2026-04-16', time: '14:30', zone: 'Europe/Istanbul' };

const noScore = { ...change('finish').score, points: { home: '', away: '' } };

test.each<[MatchAction, Partial<TypedChange>, string[]]>([
  ['finish', {}, []],
  ['finish', { score: noScore }, ['score']],
  ['finish', { score: { ...noScore, points: { home: '1000', away: '0' } } }, ['score']],
  ['finish', { score: { ...noScore, points: { home: '1', away: '' } } }, ['score']],
  ['finish', { score: noScore, decidedBy: 'walkover' }, []],
  ['finish', { decidedBy: 'penalties' }, ['penalties']],
  ['finish', { decidedBy: 'penalties', penalties: { home: '4', away: '4' } }, ['penalties']],
  ['finish', { decidedBy: 'penalties', penalties: { home: '4', away: '3' } }, []],
  ['award', { score: noScore }, []],
  ['postpone', {}, ['statusReason']],
  ['postpone', { reason: 'weather' }, []],
  ['cancel', {}, ['statusReason']],
  ['abandon', {}, ['statusReason']],
  ['abandon', { reason: 'weather' }, []],
  ['pause', {}, []],
  ['reschedule', {}, ['schedule.date', 'schedule.time']],
  ['revive', { time: tomorrow }, ['isConfirmed']],
  ['revive', { time: tomorrow, isConfirmed: true }, []],
  ['reopen', {}, ['isConfirmed']],
  ['correct', { isConfirmed: true }, ['statusNote']],
  ['correct', { isConfirmed: true, note: 'Counted again' }, []],
  ['adjust', {}, ['statusNote']],
  ['adjust', { note: 'Counted again', score: noScore }, ['score']],
])('what %s still lacks with %j (ADMIN-80, ADMIN-83)', (action, changes, expected) => {
  expect([...mistakesInChange(action, change(action, changes), now).keys()]).toEqual(expected);
});

test('a new time begins with the one that a match was postponed to (ADMIN-80)', () => {
  const match = { ...matchIn('postponed'), timeZone: 'Europe/Istanbul' };
  const first = (rescheduledTo: Schedule | null) =>
    blankChange('reschedule', { ...match, rescheduledTo }).time;
  expect(first({ kind: 'dateTime', startsAt: '2026-04-16T11:30:00.000Z' })).toEqual(tomorrow);
  expect(first({ kind: 'date', date: '2026-04-16' })).toMatchObject({
    kind: 'date',
    date: '2026-04-16',
  });
  for (const unknown of [null, { kind: 'tbc' } as const])
    expect(first(unknown)).toMatchObject({ kind: 'dateTime', date: '', time: '' });
});

test('a change says what its transition needs, and nothing else', () => {
  expect(statusRequest('pause', change('pause'))).toEqual({ status: 'paused' });
  expect(statusRequest('pause', change('pause', { reason: 'weather' }))).toEqual({
    status: 'paused',
    statusReason: 'weather',
  });
  expect(
    statusRequest('postpone', change('postpone', { reason: 'weather', note: ' Rain ' })),
  ).toEqual({
    status: 'postponed',
    statusReason: 'weather',
    statusNote: 'Rain',
    rescheduledTo: { kind: 'tbc' },
  });
  expect(statusRequest('abandon', change('abandon', { reason: 'weather' }))).toEqual({
    status: 'abandoned',
    statusReason: 'weather',
    decidedBy: 'noResult',
  });
  const schedule = { kind: 'dateTime', startsAt: '2026-04-16T11:30:00.000Z' };
  expect(statusRequest('reschedule', change('reschedule', { time: tomorrow }))).toEqual({
    status: 'scheduled',
    schedule,
  });
  expect(statusRequest('revive', change('revive', { time: tomorrow, isConfirmed: true }))).toEqual({
    status: 'scheduled',
    schedule,
    isConfirmed: true,
  });
  expect(statusRequest('finish', change('finish'))).toEqual({
    status: 'finished',
    score: { kind: 'points', home: 2, away: 1 },
    decidedBy: 'regular',
    penalties: null,
    resultText: null,
  });
  expect(correctionRequest('adjust', change('adjust', { note: 'Counted again' }))).toEqual({
    score: { kind: 'points', home: 2, away: 1 },
    statusNote: 'Counted again',
  });
  expect(correctionRequest('correct', change('correct', { note: 'Counted again' }))).toMatchObject({
    statusNote: 'Counted again',
    isConfirmed: true,
    decidedBy: 'regular',
  });
});
