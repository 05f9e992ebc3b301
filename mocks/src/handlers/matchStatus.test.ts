import { expect, test } from 'vitest';
import { setNow } from '../clock.ts';
import { matches } from '../store/dataSets.ts';
import { call, errorFieldsOf } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';
import { sendStatus, type Body } from '../testing/adminMatches.ts';

setUpMockBackEnd();

const as = 'schoolAdministrator';
const soon = 'match-draft-guest';
const reason = { statusReason: 'weather' };
const points = { score: { kind: 'points', home: 2, away: 1 } };
const date = { schedule: { kind: 'date', date: '2026-05-09' } };
const yes = { isConfirmed: true };

/** Each transition with what it needs, and the field that is named when it is missing. */
const allowed: [from: string, to: string, needs: Body, field?: string, given?: Body][] = [
  ['scheduled', 'live', {}],
  ['scheduled', 'postponed', reason, 'statusReason'],
  ['scheduled', 'cancelled', reason, 'statusReason'],
  ['scheduled', 'finished', points, 'score'],
  ['scheduled', 'finished', { decidedBy: 'walkover' }, 'score'],
  ['postponed', 'scheduled', date, 'schedule'],
  ['postponed', 'cancelled', reason, 'statusReason'],
  ['live', 'paused', {}],
  ['paused', 'live', {}],
  ['live', 'finished', points, 'score'],
  ['live', 'abandoned', reason, 'statusReason'],
  ['paused', 'finished', points, 'score'],
  ['paused', 'abandoned', reason, 'statusReason'],
  ['finished', 'live', yes, 'isConfirmed'],
  ['finished', 'finished', { ...points, ...yes }, 'isConfirmed'],
  ['abandoned', 'finished', { decidedBy: 'awarded' }, 'decidedBy'],
  ['cancelled', 'scheduled', { ...date, ...yes }, 'isConfirmed', date],
];

const everyStatus = [
  'scheduled',
  'live',
  'paused',
  'finished',
  'abandoned',
  'postponed',
  'cancelled',
];

test.each(allowed)(
  'from %s a match becomes %s with %j, and not without (MATCH-24, MATCH-25, MATCH-26, MATCH-27)',
  async (from, to, needs, field, given = {}) => {
    const match = Object.assign(matches.get(soon), { status: from, score: null });
    if (field) {
      const refused = await sendStatus(soon, { status: to, ...given });
      expect(refused.status).toBe(400);
      expect(errorFieldsOf(refused)).toEqual([field]);
      expect(matches.get(soon)).toEqual(match);
    }
    const { status, body } = await sendStatus(soon, { status: to, ...needs });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: to, version: 2 });
  },
);

test('no other change of status is made (MATCH-24, MATCH-25, MATCH-26, MATCH-27)', async () => {
  const everything: Record<string, Body> = {
    scheduled: { ...date, ...yes },
    live: yes,
    finished: { ...points, ...yes, decidedBy: 'awarded' },
    abandoned: { ...reason, ...points },
    postponed: reason,
    cancelled: reason,
  };
  for (const from of everyStatus) {
    for (const to of everyStatus) {
      if (allowed.some(([one, other]) => one === from && other === to)) continue;
      Object.assign(matches.get(soon), { status: from });
      const refused = await sendStatus(soon, { status: to, ...everything[to] });
      expect(refused.status, `${from} to ${to}`).toBe(409);
      expect(refused.body).not.toHaveProperty('current');
    }
  }
});

test('a match is not decided while a side is to be confirmed (MATCH-36)', async () => {
  const walkover = { status: 'finished', decidedBy: 'walkover' };
  expect((await sendStatus('match-draft-open', walkover)).status).toBe(409);
  expect(matches.get('match-draft-open').status).toBe('scheduled');
});

test('the clock stands while a match is paused, and goes on from there (MATCH-43)', async () => {
  const clock = { isRunning: true, asOf: '2026-04-15T13:20:00Z' };
  Object.assign(matches.get(soon), { status: 'live', phase: '1H', minute: 20, clock });
  setNow('2026-04-15T13:25:30Z');
  const paused = await sendStatus(soon, { status: 'paused' });
  const stands = { isRunning: false, asOf: '2026-04-15T13:25:30Z' };
  expect(paused.body).toMatchObject({ minute: 25, clock: stands });
  setNow('2026-04-15T13:40:00Z');
  const again = await sendStatus(soon, { status: 'live' });
  const goesOn = { isRunning: true, asOf: '2026-04-15T13:40:00Z' };
  expect(again.body).toMatchObject({ minute: 25, clock: goesOn });
});

test('a match begins 60 minutes before its start at the earliest (MATCH-24)', async () => {
  const start = { kind: 'dateTime', startsAt: '2026-04-15T14:20:01Z' } as const;
  Object.assign(matches.get(soon), { schedule: start });
  expect((await sendStatus(soon, { status: 'live' })).status).toBe(409);
  Object.assign(matches.get(soon), { schedule: { ...start, startsAt: '2026-04-15T14:20:00Z' } });
  expect((await sendStatus(soon, { status: 'live' })).status).toBe(200);
  Object.assign(matches.get('match-draft-open'), {
    schedule: { kind: 'date', date: '2026-04-15' },
  });
  expect((await sendStatus('match-draft-open', { status: 'live' })).status).toBe(409);
  // On its day by the clock of the ground, where it is another day than in Greenwich.
  Object.assign(matches.get(soon), {
    status: 'scheduled',
    schedule: { kind: 'date', date: '2026-04-16' },
    timeZone: 'Europe/London',
  });
  expect((await sendStatus(soon, { status: 'live' })).status).toBe(409);
  Object.assign(matches.get(soon), { timeZone: 'Pacific/Auckland' });
  expect((await sendStatus(soon, { status: 'live' })).status).toBe(200);
});

test('a finished match is opened again within 24 hours (MATCH-27)', async () => {
  Object.assign(matches.get(soon), { status: 'finished', updatedAt: '2026-04-15T13:20:00Z' });
  setNow('2026-04-16T13:20:01Z');
  expect((await sendStatus(soon, { status: 'live', ...yes })).status).toBe(409);
  setNow('2026-04-16T13:20:00Z');
  expect((await sendStatus(soon, { status: 'live', ...yes })).status).toBe(200);
});

test('the 24 hours do not begin again with a change of the match (MATCH-27)', async () => {
  Object.assign(matches.get(soon), { status: 'live' });
  const { body } = await sendStatus(soon, { status: 'finished', ...points });
  expect(body).toMatchObject({ finishedAt: '2026-04-15T13:20:00Z' });
  setNow('2026-04-16T13:00:00Z');
  const path = `api/admin/matches/${soon}`;
  await call('PATCH', path, { as, body: { version: 2, match: { round: '3rd' } } });
  setNow('2026-04-16T13:20:00Z');
  await sendStatus(soon, { status: 'finished', ...points, ...yes });
  setNow('2026-04-16T13:20:01Z');
  expect((await sendStatus(soon, { status: 'live', ...yes })).status).toBe(409);
  setNow('2026-04-16T13:20:00Z');
  const again = await sendStatus(soon, { status: 'live', ...yes });
  expect(again).toMatchObject({ status: 200, body: { finishedAt: null } });
});

test.each([
  ['postponed', { status: 'scheduled' }, 'schedule'],
  ['cancelled', { status: 'scheduled', ...yes }, 'schedule'],
  ['scheduled', { status: 'postponed', ...reason }, 'rescheduledTo'],
])('the new time of a match that is %s lies near enough (MATCH-28)', async (from, body, field) => {
  const send = (day: string) => {
    Object.assign(matches.get(soon), { status: from });
    return sendStatus(soon, { ...body, [field]: { kind: 'date', date: day } });
  };
  expect(errorFieldsOf(await send('2029-04-16'))).toEqual([field]);
  expect(errorFieldsOf(await send('2016-04-14'))).toEqual([field]);
  expect((await send('2029-04-15')).status).toBe(200);
});

test('a result has the shape of its sport, and penalties a winner (MATCH-7, MATCH-8)', async () => {
  Object.assign(matches.get(soon), { status: 'live' });
  const sets = { kind: 'sets', home: 2, away: 0, sets: [] };
  const wrong = await sendStatus(soon, { status: 'finished', score: sets });
  expect(errorFieldsOf(wrong)).toEqual(['score']);
  const level = { home: 3, away: 3 };
  const body = { status: 'finished', ...points, decidedBy: 'penalties' };
  expect(errorFieldsOf(await sendStatus(soon, { ...body, penalties: level }))).toEqual([
    'penalties',
  ]);
  expect(errorFieldsOf(await sendStatus(soon, body))).toEqual(['penalties']);
  const done = await sendStatus(soon, { ...body, penalties: { home: 4, away: 3 } });
  expect(done.body).toMatchObject({ decidedBy: 'penalties', penalties: { home: 4, away: 3 } });
});

test('a correction of a finished match leaves a whole result (MATCH-8, MATCH-27)', async () => {
  const send = (change: Body) => {
    const { version } = matches.get(soon);
    const body = { version, ...yes, statusNote: 'Counted again', ...change };
    return call('POST', `api/admin/matches/${soon}/score`, { as, body });
  };
  const penalties = { home: 4, away: 3 };
  const decided = { decidedBy: 'penalties', penalties };
  Object.assign(matches.get(soon), { status: 'finished', ...points, ...decided });
  expect(errorFieldsOf(await send({ score: null }))).toEqual(['score']);
  const told = await send({ resultText: 'After penalties' });
  expect(told.body).toMatchObject({ ...points, ...decided, resultText: 'After penalties' });
  expect(errorFieldsOf(await send({ penalties: null }))).toEqual(['penalties']);
  expect((await send({ decidedBy: null })).body).toMatchObject({
    ...points,
    decidedBy: 'regular',
    penalties: null,
  });
});

test('the sport of a match with a score stays, since the score has its shape (MATCH-7)', async () => {
  const change = (sport: string) => {
    const body = { version: matches.get(soon).version, match: { sport } };
    return call('PATCH', `api/admin/matches/${soon}`, { as, body });
  };
  Object.assign(matches.get(soon), { score: { ...points.score } });
  expect(errorFieldsOf(await change('volleyball'))).toEqual(['match.sport']);
  expect((await change(matches.get(soon).sport)).status).toBe(200);
  Object.assign(matches.get(soon), { score: null });
  expect((await change('volleyball')).status).toBe(200);
});

test('an abandoned match keeps its score, a cancelled one has none', async () => {
  Object.assign(matches.get(soon), { status: 'live', score: { ...points.score } });
  const abandoned = await sendStatus(soon, { status: 'abandoned', ...reason });
  expect(abandoned.body).toMatchObject({ ...points, decidedBy: 'noResult', phase: null });
  Object.assign(matches.get(soon), { status: 'scheduled', score: { ...points.score } });
  expect((await sendStatus(soon, { status: 'cancelled', ...reason })).body).toMatchObject({
    score: null,
  });
});
