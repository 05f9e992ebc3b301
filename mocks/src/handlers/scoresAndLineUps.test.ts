import type { MatchRecord } from '@touchline/contract/adminMatch';
import { expect, test } from 'vitest';
import { athleteId } from '../fixtures/athletes.ts';
import { matches } from '../store/dataSets.ts';
import { call, errorFieldsOf } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';
import { type Body } from '../testing/adminMatches.ts';

setUpMockBackEnd();

const as = 'schoolAdministrator';
const draft = 'match-draft-friendly';
const soon = 'match-draft-guest';
const points = { score: { kind: 'points', home: 2, away: 1 } };
const yes = { isConfirmed: true };

test('a score is entered while a match is played, and corrected with a reason (ADMIN-8)', async () => {
  const send = (body: Body) =>
    call('POST', `api/admin/matches/${soon}/score`, {
      as,
      body: { version: matches.get(soon).version, ...body },
    });
  expect((await send(points)).status).toBe(409);
  Object.assign(matches.get(soon), { status: 'live' });
  const { body } = await send({ ...points, minute: 30, phase: '1st half' });
  expect(body).toMatchObject({
    ...points,
    minute: 30,
    phase: '1st half',
    updatedAt: '2026-04-15T13:20:00Z',
  });
  Object.assign(matches.get(soon), { status: 'finished' });
  expect(errorFieldsOf(await send(points))).toEqual(['isConfirmed']);
  expect(errorFieldsOf(await send({ ...points, ...yes }))).toEqual(['statusNote']);
  expect((await send({ ...points, ...yes, statusNote: 'Counted again' })).status).toBe(200);
});

test('a minute that is entered is that of the moment, and one that is not goes on (MATCH-43)', async () => {
  const clock = { isRunning: true, asOf: '2026-04-15T13:00:00Z' };
  Object.assign(matches.get(soon), { status: 'live', phase: '1H', minute: 20, clock });
  const send = async (body: Body) => {
    const { version } = matches.get(soon);
    const path = `api/admin/matches/${soon}/score`;
    return call('POST', path, { as, body: { version, ...points, ...body } });
  };
  expect((await send({})).body).toMatchObject({ minute: 20, clock });
  const set = { minute: 40, clock: { ...clock, asOf: '2026-04-15T13:20:00Z' } };
  expect((await send({ minute: 40 })).body).toMatchObject(set);
});

test('an event sets the score, and taking it back sets it back (ADMIN-8)', async () => {
  Object.assign(matches.get(soon), { status: 'live' });
  const path = `api/admin/matches/${soon}/events`;
  const add = async (scoreAfter: object | null) => {
    const event = { kind: 'goal', side: 'home', scoreAfter };
    const body = { version: matches.get(soon).version, event };
    return (await call('POST', path, { as, body })).body as MatchRecord;
  };
  await add({ home: 1, away: 0 });
  const second = await add({ home: 2, away: 0 });
  expect(second.score).toEqual({ kind: 'points', home: 2, away: 0 });
  const last = second.events.at(-1)?.id;
  const { body } = await call('DELETE', `${path}/${last}?version=3`, { as });
  expect(body).toMatchObject({ score: { home: 1, away: 0 }, version: 4 });
  expect((await call('DELETE', `${path}/${last}?version=4`, { as })).status).toBe(404);
  const again = await add(null);
  expect(again.events.at(-1)?.id).not.toBe(last);
  expect(again.score).toEqual({ kind: 'points', home: 1, away: 0 });
});

test('a score that was entered stays with each change of the timeline (ADMIN-86)', async () => {
  const id = 'tr-football-u16-r10-4';
  const path = `api/admin/matches/${id}`;
  const administrator = { as: 'administrator' } as const;
  const { version, events } = matches.get(id);
  const goals = events.filter(({ scoreAfter }) => scoreAfter);
  const score = { kind: 'points', home: 9, away: 8 };
  const body = { version, score, isConfirmed: true, statusNote: 'Counted again' };
  await call('POST', `${path}/score`, { ...administrator, body });
  for (const goal of [goals.at(-1), goals[0]]) {
    if (!goal) throw new Error('The match has no goals');
    const { id: eventId, ...event } = goal;
    const at = `${path}/events`;
    const removal = `${at}/${eventId}?version=${matches.get(id).version}`;
    expect((await call('DELETE', removal, administrator)).body).toMatchObject({ score });
    const again = { version: matches.get(id).version, event };
    const { body: undone } = await call('POST', at, { ...administrator, body: again });
    expect(undone).toMatchObject({ score });
  }
});

test('what was taken from the timeline sets the score back where that followed it (ADMIN-86)', async () => {
  Object.assign(matches.get(soon), { status: 'live' });
  const path = `api/admin/matches/${soon}/events`;
  const add = async (minute: number, scoreAfter: object) => {
    const event = { kind: 'goal', side: 'home', minute, scoreAfter };
    const body = { version: matches.get(soon).version, event };
    return (await call('POST', path, { as, body })).body as MatchRecord;
  };
  await add(10, { home: 1, away: 0 });
  const { events } = await add(20, { home: 2, away: 0 });
  const [first, last] = events.map(({ id }) => id);
  const remove = async (id?: string) =>
    (await call('DELETE', `${path}/${id}?version=${matches.get(soon).version}`, { as })).body;
  expect(await remove(first)).toMatchObject({ score: { home: 2, away: 0 } });
  expect(await add(10, { home: 1, away: 0 })).toMatchObject({ score: { home: 2, away: 0 } });
  expect(await remove(last)).toMatchObject({ score: { home: 1, away: 0 } });
  expect(await add(20, { home: 2, away: 0 })).toMatchObject({ score: { home: 2, away: 0 } });
});

test('an event that is entered later stands at its minute (ADMIN-86)', async () => {
  Object.assign(matches.get(soon), { status: 'live' });
  const add = async (minute: number | null, added: number | null = null) => {
    const event = { kind: 'card', minute, added };
    const body = { version: matches.get(soon).version, event };
    await call('POST', `api/admin/matches/${soon}/events`, { as, body });
  };
  await add(45, 2);
  await add(63);
  await add(12);
  await add(45, 1);
  await add(null);
  await add(45, 2);
  const found = matches.get(soon).events.map(({ minute, added }) => [minute, added]);
  expect(found).toEqual([
    [12, null],
    [45, 1],
    [45, 2],
    [45, 2],
    [63, null],
    [null, null],
  ]);
});

test('line-ups hold own athletes, and the public sees them under the rule (ATHLETE-1)', async () => {
  const path = `api/admin/matches/${draft}/line-ups`;
  const place = (index: number, shirtNumber: number, isStarting = true) => ({
    athleteId: athleteId(index),
    shirtNumber,
    isStarting,
  });
  const send = (body: Body, person: 'administrator' | 'schoolAdministrator' = as) =>
    call('PUT', path, { as: person, body: { version: matches.get(draft).version, ...body } });
  expect((await send({ away: [place(26, 1)] })).status).toBe(403);
  expect(errorFieldsOf(await send({ home: [place(26, 1)] }))).toEqual(['home.0.athleteId']);
  expect(errorFieldsOf(await send({ home: [place(0, 1), place(1, 1)] }))).toEqual([
    'home.1.shirtNumber',
  ]);
  expect(errorFieldsOf(await send({ home: [place(0, 1), place(0, 2)] }))).toEqual([
    'home.1.athleteId',
  ]);
  const all = Array.from({ length: 20 }, (_, index) => place(index, index, index < 11));
  expect((await send({ home: all })).status).toBe(200);
  await call('POST', `api/admin/matches/${draft}/visibility`, {
    as,
    body: { version: 2, visibility: 'public' },
  });
  const { body } = await call('GET', `api/matches/${draft}/line-ups`);
  const { home, away } = body as {
    home: { isStarting: boolean; displayName: string | null }[];
    away: null;
  };
  expect(away).toBeNull();
  expect(home).toHaveLength(20);
  expect(home.map(({ isStarting }) => isStarting).lastIndexOf(true)).toBe(10);
  expect(home.some(({ displayName }) => displayName !== null)).toBe(true);
  expect(JSON.stringify(body)).not.toContain('athlete-');
});

test('a line-up goes with its team, and a new team has none (ADMIN-84)', async () => {
  const path = `api/admin/matches/${draft}`;
  const place = { athleteId: athleteId(0), shirtNumber: 1, isStarting: true };
  await call('PUT', `${path}/line-ups`, { as, body: { version: 1, home: [place] } });
  const [home, away] = matches.get(draft).teams.map(({ id }) => ({ kind: 'team', id }));
  const change = async (match: Body) => {
    const body = { version: matches.get(draft).version, match };
    return (await call('PATCH', path, { as: 'administrator', body })).body as MatchRecord;
  };
  const swapped = await change({ homeTeam: away, awayTeam: home });
  expect(swapped.lineUps).toMatchObject({ home: [], away: [place] });
  const again = await change({ homeTeam: home, awayTeam: away });
  expect(again.lineUps).toMatchObject({ home: [place], away: [] });
  const { lineUps } = await change({
    homeTeam: { kind: 'team', id: 'team-tr-football-u16-ruzgartepe' },
  });
  expect(lineUps).toEqual({ home: [], away: [] });
});
