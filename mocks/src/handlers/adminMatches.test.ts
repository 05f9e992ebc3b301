import type { MatchRecord } from '@touchline/contract/adminMatch';
import { expect, test } from 'vitest';
import { setNow } from '../clock.ts';
import { athleteId } from '../fixtures/athletes.ts';
import { matches } from '../store/dataSets.ts';
import { call } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

const as = 'schoolAdministrator';
const draft = 'match-draft-friendly';
const soon = 'match-draft-guest';
const live = 'tr-football-u16-r10-2';
const bristol = 'match-draft-bristol';

type Body = Record<string, unknown>;

async function statusOf(id: string, body: Body) {
  const { version } = matches.get(id);
  const path = `api/admin/matches/${id}/status`;
  return call('POST', path, { as: 'administrator', body: { version, ...body } });
}

function fieldsOf({ body }: { body: unknown }): string[] {
  return Object.keys((body as { errors?: object }).errors ?? {});
}

async function idsOf(query: string, person: 'administrator' | 'schoolAdministrator' = as) {
  const { body } = await call('GET', `api/admin/matches?pageSize=100&${query}`, { as: person });
  return (body as { items: { id: string }[] }).items.map(({ id }) => id);
}

const publicPaths = (id: string) => [`api/matches/${id}`, `api/matches/${id}/line-ups`];

test('what is not published is 404 for the public (MATCH-30, MATCH-35)', async () => {
  for (const id of [draft, soon, 'match-draft-house', 'unknown']) {
    for (const path of publicPaths(id)) expect((await call('GET', path)).status, path).toBe(404);
    expect((await call('GET', `api/matches/${id}`, { as: 'user' })).status).toBe(404);
  }
});

test.each([
  'api/matches?pageSize=500&schoolId=school-gokcecinar',
  'api/matches/overview',
  'api/matches/search?pageNumber=1&pageSize=100&search=karsikiyi',
])('%s holds nothing that is not published (MATCH-35)', async (path) => {
  const { status, body } = await call('GET', path);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('match-draft');
});

test('the staff see a draft on its page, the own school what is for the school (MATCH-35)', async () => {
  const own = await call('GET', `api/matches/${draft}`, { as });
  expect(own).toMatchObject({ status: 200, body: { visibility: 'draft' } });
  expect((await call('GET', `api/matches/${bristol}`, { as })).status).toBe(404);
  expect((await call('GET', `api/matches/${bristol}`, { as: 'administrator' })).status).toBe(200);
  const list = await call('GET', 'api/matches?pageSize=500&schoolId=school-gokcecinar', { as });
  const ids = (list.body as { items: { id: string }[] }).items.map(({ id }) => id);
  expect(ids).toContain(soon);
  expect(ids).not.toContain(draft);
});

test('a public match that is withdrawn is gone at once (MATCH-35)', async () => {
  const path = `api/admin/matches/${live}/visibility`;
  expect((await call('GET', `api/matches/${live}`)).status).toBe(200);
  const body = { version: 1, visibility: 'draft' };
  const { body: withdrawn } = await call('POST', path, { as: 'administrator', body });
  expect(withdrawn).toMatchObject({ visibility: 'draft', version: 2 });
  for (const each of publicPaths(live)) expect((await call('GET', each)).status).toBe(404);
  expect((await call('PUT', `api/favourites/match/${live}`, { as: 'user', body: {} })).status).toBe(
    404,
  );
});

test('the public match has no field of the staff', async () => {
  const { body } = await call('GET', `api/matches/${live}`);
  expect(body).toMatchObject({ visibility: null });
  for (const field of ['version', 'updatedBy', 'lineUps']) expect(body).not.toHaveProperty(field);
});

test('a school administrator reaches matches of the own school alone (ADMIN-1)', async () => {
  const version = 1;
  const path = `api/admin/matches/${bristol}`;
  const team = { kind: 'team', id: 'team-gb-hockey-u16-wexcombe' };
  const match = {
    broadcastTitle: 'Not ours',
    sport: 'football',
    schedule: { kind: 'tbc' },
    homeTeam: team,
    awayTeam: { kind: 'tbc' },
  };
  const requests = [
    call('GET', path, { as }),
    call('PATCH', path, { as, body: { version, match: { level: '1st' } } }),
    call('POST', `${path}/status`, { as, body: { version, status: 'live' } }),
    call('POST', `${path}/visibility`, { as, body: { version, visibility: 'public' } }),
    call('POST', `${path}/score`, { as, body: { version } }),
    call('POST', `${path}/events`, { as, body: { version, event: { kind: 'note' } } }),
    call('PUT', `${path}/line-ups`, { as, body: { version } }),
    call('DELETE', `${path}?version=1`, { as }),
    call('POST', 'api/admin/matches', { as, body: { match } }),
    call('PATCH', `api/admin/matches/${draft}`, {
      as,
      body: { version, match: { homeTeam: team, awayTeam: { kind: 'tbc' } } },
    }),
    call(
      'GET',
      'api/admin/matches/duplicates?homeTeamId=team-gb-hockey-u16-wexcombe&start=2026-04-15',
      { as },
    ),
  ];
  for (const [index, { status }] of (await Promise.all(requests)).entries())
    expect(status, String(index)).toBe(403);
  const { body } = await call('GET', 'api/admin/matches?pageSize=100', { as });
  const { items } = body as { items: MatchRecord[] };
  for (const { teams } of items)
    expect(teams.map(({ school }) => school.id)).toContain('school-gokcecinar');
});

test('matches of another school, or of a team of one, are not asked for (ADMIN-22)', async () => {
  const statusFor = async (query: string, person: 'administrator' | 'schoolAdministrator' = as) =>
    (await call('GET', `api/admin/matches?${query}`, { as: person })).status;
  expect(await statusFor('schoolId=school-iskelebasi')).toBe(403);
  expect(await statusFor('teamId=team-gb-hockey-u16-wexcombe')).toBe(403);
  expect(await statusFor('schoolId=school-iskelebasi', 'administrator')).toBe(200);
  expect(await statusFor('teamId=team-tr-football-u16-gokcecinar')).toBe(200);
  expect(await idsOf('schoolId=school-gokcecinar')).toContain(draft);
});

test('a warning names no match that the person may not see (ADMIN-1, MATCH-35)', async () => {
  const [home] = matches.get(draft).teams;
  const [, away] = matches.get(bristol).teams;
  const { schedule } = matches.get(bristol);
  const start = schedule.kind === 'dateTime' ? schedule.startsAt : '';
  const query = `homeTeamId=${home?.id}&awayTeamId=${away?.id}&start=${start}`;
  const clashesFor = async (person: 'administrator' | 'schoolAdministrator') => {
    const { body } = await call('GET', `api/admin/matches/duplicates?${query}`, { as: person });
    return (body as { clashes: MatchRecord[] }).clashes.map(({ id }) => id);
  };
  expect(await clashesFor('administrator')).toContain(bristol);
  expect(await clashesFor(as)).not.toContain(bristol);
  Object.assign(matches.get(bristol), { visibility: 'public' });
  expect(await clashesFor(as)).toContain(bristol);
});

test('the list finds what is missing (ADMIN-16)', async () => {
  expect(await idsOf('missing=team')).toEqual(['match-draft-open']);
  expect(await idsOf('missing=venue')).toEqual(['match-draft-open']);
  expect(await idsOf('missing=score')).toContain('match-draft-late');
  expect(await idsOf('missing=score')).not.toContain(soon);
  expect(await idsOf('visibility=draft')).toEqual([draft, 'match-draft-open']);
});

test('a new match is a draft in the time zone of its home (MATCH-30)', async () => {
  const match = {
    broadcastTitle: 'A new one',
    sport: 'football',
    schedule: { kind: 'date', date: '2026-05-20' },
    homeTeam: { kind: 'team', id: 'team-tr-football-u16-gokcecinar' },
    awayTeam: { kind: 'tbc' },
  };
  const { body } = await call('POST', 'api/admin/matches', { as, body: { match } });
  expect(body).toMatchObject({
    status: 'scheduled',
    visibility: 'draft',
    timeZone: 'Europe/Istanbul',
    score: null,
    version: 1,
  });
});

test.each([
  ['match.awayTeam', { awayTeam: { kind: 'team', id: 'team-tr-football-u16-gokcecinar' } }],
  ['match.awayTeam.id', { awayTeam: { kind: 'team', id: 'unknown' } }],
  ['match.schedule', { schedule: { kind: 'date', date: '2029-04-16' } }],
  ['match.schedule', { schedule: { kind: 'dateTime', startsAt: '2016-04-14T23:59:00Z' } }],
])('a match is refused at %s (MATCH-28, MATCH-29)', async (field, match) => {
  const path = `api/admin/matches/${draft}`;
  const refused = await call('PATCH', path, { as, body: { version: 1, match } });
  expect(refused.status).toBe(400);
  expect(fieldsOf(refused)).toEqual([field]);
});

test('a match with both teams can be published, no other (MATCH-36)', async () => {
  const body = { version: 1, visibility: 'public' };
  const open = await call('POST', 'api/admin/matches/match-draft-open/visibility', { as, body });
  expect(open.status).toBe(409);
  expect(open.body).toMatchObject({ detail: expect.stringContaining('teams') });
  await call('POST', `api/admin/matches/${draft}/visibility`, { as, body });
  expect((await call('GET', `api/matches/${draft}`)).status).toBe(200);
});

const reason = { statusReason: 'weather' };
const points = { score: { kind: 'points', home: 2, away: 1 } };
const date = { schedule: { kind: 'date', date: '2026-05-09' } };
const yes = { isConfirmed: true };

/** Each transition with what it needs, and the field that is named when it is missing. */
const allowed: [from: string, to: string, needs: Body, field?: string][] = [
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
  ['cancelled', 'scheduled', { ...date, ...yes }, 'isConfirmed'],
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
  async (from, to, needs, field) => {
    const match = Object.assign(matches.get(soon), { status: from, score: null });
    if (field) {
      const refused = await statusOf(soon, { status: to });
      expect(refused.status).toBe(400);
      expect(fieldsOf(refused)).toEqual([field]);
      expect(matches.get(soon)).toEqual(match);
    }
    const { status, body } = await statusOf(soon, { status: to, ...needs });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: to, version: 2 });
  },
);

test('no other change of status is made (MATCH-24, MATCH-25, MATCH-26, MATCH-27)', async () => {
  const everything = { ...reason, ...points, ...date, ...yes, decidedBy: 'awarded' };
  for (const from of everyStatus) {
    for (const to of everyStatus) {
      if (allowed.some(([one, other]) => one === from && other === to)) continue;
      Object.assign(matches.get(soon), { status: from });
      const refused = await statusOf(soon, { status: to, ...everything });
      expect(refused.status, `${from} to ${to}`).toBe(409);
      expect(refused.body).not.toHaveProperty('current');
    }
  }
});

test('without an order the list begins with what is next, and what is over comes after it', async () => {
  const { body } = await call('GET', 'api/admin/matches?pageSize=100', { as });
  const { items } = body as { items: MatchRecord[] };
  const days = items.flatMap(({ schedule }) =>
    schedule.kind === 'tbc' ? [] : [schedule.kind === 'date' ? schedule.date : schedule.startsAt],
  );
  const next = days.filter((day) => day >= '2026-04-15');
  const over = days.filter((day) => day < '2026-04-15');
  expect(next.length * over.length).toBeGreaterThan(0);
  expect(days).toEqual([...next.toSorted(), ...over.toSorted().toReversed()]);
});

test('a match begins 60 minutes before its start at the earliest (MATCH-24)', async () => {
  const start = { kind: 'dateTime', startsAt: '2026-04-15T14:20:01Z' } as const;
  Object.assign(matches.get(soon), { schedule: start });
  expect((await statusOf(soon, { status: 'live' })).status).toBe(409);
  Object.assign(matches.get(soon), { schedule: { ...start, startsAt: '2026-04-15T14:20:00Z' } });
  expect((await statusOf(soon, { status: 'live' })).status).toBe(200);
  Object.assign(matches.get('match-draft-open'), {
    schedule: { kind: 'date', date: '2026-04-15' },
  });
  expect((await statusOf('match-draft-open', { status: 'live' })).status).toBe(409);
  // On its day by the clock of the ground, where it is another day than in Greenwich.
  Object.assign(matches.get(soon), {
    status: 'scheduled',
    schedule: { kind: 'date', date: '2026-04-16' },
    timeZone: 'Europe/London',
  });
  expect((await statusOf(soon, { status: 'live' })).status).toBe(409);
  Object.assign(matches.get(soon), { timeZone: 'Pacific/Auckland' });
  expect((await statusOf(soon, { status: 'live' })).status).toBe(200);
});

test('a finished match is opened again within 24 hours (MATCH-27)', async () => {
  Object.assign(matches.get(soon), { status: 'finished', updatedAt: '2026-04-15T13:20:00Z' });
  setNow('2026-04-16T13:20:01Z');
  expect((await statusOf(soon, { status: 'live', ...yes })).status).toBe(409);
  setNow('2026-04-16T13:20:00Z');
  expect((await statusOf(soon, { status: 'live', ...yes })).status).toBe(200);
});

test('the 24 hours do not begin again with a change of the match (MATCH-27)', async () => {
  Object.assign(matches.get(soon), { status: 'live' });
  const { body } = await statusOf(soon, { status: 'finished', ...points });
  expect(body).toMatchObject({ finishedAt: '2026-04-15T13:20:00Z' });
  setNow('2026-04-16T13:00:00Z');
  const path = `api/admin/matches/${soon}`;
  await call('PATCH', path, { as, body: { version: 2, match: { round: '3rd' } } });
  setNow('2026-04-16T13:20:00Z');
  await statusOf(soon, { status: 'finished', ...points, ...yes });
  setNow('2026-04-16T13:20:01Z');
  expect((await statusOf(soon, { status: 'live', ...yes })).status).toBe(409);
  setNow('2026-04-16T13:20:00Z');
  const again = await statusOf(soon, { status: 'live', ...yes });
  expect(again).toMatchObject({ status: 200, body: { finishedAt: null } });
});

test.each([
  ['postponed', { status: 'scheduled' }, 'schedule'],
  ['cancelled', { status: 'scheduled', ...yes }, 'schedule'],
  ['scheduled', { status: 'postponed', ...reason }, 'rescheduledTo'],
])('the new time of a match that is %s lies near enough (MATCH-28)', async (from, body, field) => {
  const send = (day: string) => {
    Object.assign(matches.get(soon), { status: from });
    return statusOf(soon, { ...body, [field]: { kind: 'date', date: day } });
  };
  expect(fieldsOf(await send('2029-04-16'))).toEqual([field]);
  expect(fieldsOf(await send('2016-04-14'))).toEqual([field]);
  expect((await send('2029-04-15')).status).toBe(200);
});

test('a result has the shape of its sport, and penalties a winner (MATCH-7, MATCH-8)', async () => {
  Object.assign(matches.get(soon), { status: 'live' });
  const sets = { kind: 'sets', home: 2, away: 0, sets: [] };
  const wrong = await statusOf(soon, { status: 'finished', score: sets });
  expect(fieldsOf(wrong)).toEqual(['score']);
  const level = { home: 3, away: 3 };
  const body = { status: 'finished', ...points, decidedBy: 'penalties' };
  expect(fieldsOf(await statusOf(soon, { ...body, penalties: level }))).toEqual(['penalties']);
  expect(fieldsOf(await statusOf(soon, body))).toEqual(['penalties']);
  const done = await statusOf(soon, { ...body, penalties: { home: 4, away: 3 } });
  expect(done.body).toMatchObject({ decidedBy: 'penalties', penalties: { home: 4, away: 3 } });
});

test('the sport of a match with a score stays, since the score has its shape (MATCH-7)', async () => {
  const change = (sport: string) => {
    const body = { version: matches.get(soon).version, match: { sport } };
    return call('PATCH', `api/admin/matches/${soon}`, { as, body });
  };
  Object.assign(matches.get(soon), { score: { ...points.score } });
  expect(fieldsOf(await change('volleyball'))).toEqual(['match.sport']);
  expect((await change(matches.get(soon).sport)).status).toBe(200);
  Object.assign(matches.get(soon), { score: null });
  expect((await change('volleyball')).status).toBe(200);
});

test('an abandoned match keeps its score, a cancelled one has none', async () => {
  Object.assign(matches.get(soon), { status: 'live', score: { ...points.score } });
  const abandoned = await statusOf(soon, { status: 'abandoned', ...reason });
  expect(abandoned.body).toMatchObject({ ...points, decidedBy: 'noResult', phase: null });
  Object.assign(matches.get(soon), { status: 'scheduled', score: { ...points.score } });
  expect((await statusOf(soon, { status: 'cancelled', ...reason })).body).toMatchObject({
    score: null,
  });
});

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
  expect(fieldsOf(await send(points))).toEqual(['isConfirmed']);
  expect(fieldsOf(await send({ ...points, ...yes }))).toEqual(['statusNote']);
  expect((await send({ ...points, ...yes, statusNote: 'Counted again' })).status).toBe(200);
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
  expect(fieldsOf(await send({ home: [place(26, 1)] }))).toEqual(['home.0.athleteId']);
  expect(fieldsOf(await send({ home: [place(0, 1), place(1, 1)] }))).toEqual([
    'home.1.shirtNumber',
  ]);
  expect(fieldsOf(await send({ home: [place(0, 1), place(0, 2)] }))).toEqual(['home.1.athleteId']);
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

test('the same teams on one day, and one team at two places, are found (ADMIN-6)', async () => {
  const ask = async (query: string) =>
    (
      await call(
        'GET',
        `api/admin/matches/duplicates?homeTeamId=team-tr-football-u16-gokcecinar&${query}`,
        { as },
      )
    ).body as { duplicates: { id: string }[]; clashes: { id: string }[] };
  const other = 'awayTeamId=team-tr-football-u16-iskelebasi';
  const found = await ask(`${other}&start=2026-04-18`);
  expect(found.duplicates.map(({ id }) => id)).toEqual([draft]);
  expect((await ask(`${other}&start=2026-04-18&exceptId=${draft}`)).duplicates).toEqual([]);
  expect((await ask(`${other}&start=2026-04-17`)).duplicates).toEqual([]);
  const near = await ask('start=2026-04-15T15:00:00Z');
  expect(near.clashes.map(({ id }) => id)).toContain(soon);
  const far = await ask('start=2026-04-15T20:00:00Z');
  expect(far.clashes.map(({ id }) => id)).not.toContain(soon);
  // Twenty past midnight in Istanbul is the day before in UTC.
  const inTheNight = await ask(`${other}&start=2026-04-17T21:20:00Z`);
  expect(inTheNight.duplicates.map(({ id }) => id)).toEqual([draft]);
  const schedule = { kind: 'dateTime', startsAt: '2026-04-17T21:20:00Z' };
  Object.assign(matches.get(draft), { schedule });
  const sameDay = await ask(`${other}&start=2026-04-18T13:20:00Z`);
  expect(sameDay.duplicates.map(({ id }) => id)).toEqual([draft]);
  const overMidnight = await ask('start=2026-04-17T20:00:00Z');
  expect(overMidnight.clashes.map(({ id }) => id)).toContain(draft);
});

test('a bulk change does what it can and reports the rest (ADMIN-17)', async () => {
  const items = [
    { id: draft, version: 1 },
    { id: 'match-draft-open', version: 1 },
    { id: bristol, version: 1 },
    { id: 'unknown', version: 1 },
    { id: soon, version: 7 },
  ];
  const { body } = await call('POST', 'api/admin/matches/bulk', {
    as,
    body: { action: 'publish', items },
  });
  const { results } = body as { results: { status: number; detail: string; match: object }[] };
  expect(results.map(({ status }) => status)).toEqual([200, 409, 403, 404, 409]);
  for (const { status, detail, match } of results) {
    expect(match === null).toBe(status !== 200);
    expect(detail === null).toBe(status === 200);
  }
  const postponed = await call('POST', 'api/admin/matches/bulk', {
    as,
    body: { action: 'postpone', items: [{ id: soon, version: 1 }] },
  });
  expect(postponed.body).toMatchObject({
    results: [{ status: 400, detail: 'Please give a reason' }],
  });
  const twice = { action: 'delete', items: [items[0], items[0]] };
  expect(fieldsOf(await call('POST', 'api/admin/matches/bulk', { as, body: twice }))).toEqual([
    'items',
  ]);
});

test('a match that was played is withdrawn, not deleted (MATCH-37)', async () => {
  const refused = await call('DELETE', `api/admin/matches/${live}?version=1`, {
    as: 'administrator',
  });
  expect(refused.status).toBe(409);
  expect((await call('DELETE', `api/admin/matches/${draft}?version=1`, { as })).status).toBe(200);
  expect(await idsOf('visibility=draft')).not.toContain(draft);
  const { body } = await call('POST', `api/admin/matches/${draft}/restore`, { as, body: {} });
  expect(body).toMatchObject({ id: draft, version: 2 });
  expect(await idsOf('visibility=draft')).toContain(draft);
});

test('a stale change gets the current record, whatever it changes (ADMIN-14)', async () => {
  const path = `api/admin/matches/${draft}`;
  const version = 9;
  const stale = [
    call('PATCH', path, { as, body: { version, match: { level: '1st' } } }),
    call('POST', `${path}/status`, { as, body: { version, status: 'finished' } }),
    call('POST', `${path}/visibility`, { as, body: { version, visibility: 'public' } }),
    call('POST', `${path}/score`, { as, body: { version } }),
    call('POST', `${path}/events`, { as, body: { version, event: { kind: 'note' } } }),
    call('PUT', `${path}/line-ups`, { as, body: { version } }),
    call('DELETE', `${path}?version=9`, { as }),
  ];
  const { body: current } = await call('GET', path, { as });
  for (const answered of await Promise.all(stale)) {
    expect(answered.status).toBe(409);
    expect(answered.body).toMatchObject({ current });
  }
});

test('the public list is narrowed to a school, a team and age groups (LIST-8)', async () => {
  const list = async (query: string) =>
    (await call('GET', `api/matches?pageSize=500&${query}`)).body as {
      items: MatchRecord[];
      total: number;
    };
  const ofSchool = await list('schoolId=school-gokcecinar');
  const ofTeam = await list('teamId=team-tr-football-u16-gokcecinar');
  expect(ofTeam.total).toBeGreaterThan(10);
  expect(ofSchool.total).toBeGreaterThan(ofTeam.total);
  for (const { teams } of ofTeam.items)
    expect(teams.map(({ id }) => id)).toContain('team-tr-football-u16-gokcecinar');
  const young = await list('ageGroup=U14,U15');
  expect(new Set(young.items.map(({ ageGroup }) => ageGroup))).toEqual(new Set(['U14', 'U15']));
});

test('the days with matches add up to the list (LIST-9)', async () => {
  const { body } = await call(
    'GET',
    'api/matches/days?from=2026-04-13&to=2026-04-19&sport=football',
  );
  const { days } = body as { days: { date: string; total: number }[] };
  expect(days.length).toBeGreaterThan(0);
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
  const all = matches
    .list()
    .filter(
      ({ sport, visibility, schedule }) =>
        sport === 'football' && visibility === 'public' && schedule.kind !== 'tbc',
    );
  const { body: year } = await call(
    'GET',
    'api/matches/days?from=2025-12-01&to=2026-12-31&sport=football',
  );
  const total = (year as typeof body & { days: { total: number }[] }).days.reduce(
    (sum, day) => sum + day.total,
    0,
  );
  expect(total).toBe(all.length);
  const long = await call('GET', 'api/matches/days?from=2020-01-01&to=2026-12-31');
  expect(fieldsOf(long)).toEqual(['to']);
});
