import type { MatchRecord } from '@touchline/contract/adminMatch';
import { expect, test } from 'vitest';
import { matches } from '../store/dataSets.ts';
import { call, errorFieldsOf } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';
import { listedIds } from '../testing/adminMatches.ts';

setUpMockBackEnd();

const as = 'schoolAdministrator';
const draft = 'match-draft-friendly';
const soon = 'match-draft-guest';
const live = 'tr-football-u16-r10-2';
const bristol = 'match-draft-bristol';

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
  expect(items.length).toBeGreaterThan(1);
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
  expect(await listedIds('schoolId=school-gokcecinar')).toContain(draft);
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
  expect(await listedIds('missing=team')).toEqual(['match-draft-open']);
  expect(await listedIds('missing=venue')).toEqual(['match-draft-open']);
  expect(await listedIds('missing=score')).toContain('match-draft-late');
  expect(await listedIds('missing=score')).not.toContain(soon);
  expect(await listedIds('visibility=draft')).toEqual([draft, 'match-draft-open']);
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

test('the days of the bounds and of the order are those of the zone that asks (ADMIN-20)', async () => {
  const match = {
    broadcastTitle: 'After midnight in Istanbul',
    sport: 'football',
    schedule: { kind: 'dateTime', startsAt: '2026-04-14T21:30:00Z' },
    homeTeam: { kind: 'team', id: 'team-tr-football-u16-gokcecinar' },
    awayTeam: { kind: 'tbc' },
  };
  const { body } = await call('POST', 'api/admin/matches', { as, body: { match } });
  const { id } = body as MatchRecord;
  const today = 'from=2026-04-15&to=2026-04-15';
  expect(await listedIds(today)).not.toContain(id);
  expect(await listedIds(`${today}&timeZone=Europe/Istanbul`)).toContain(id);
  expect(await listedIds('to=2026-04-14&timeZone=Europe/Istanbul')).not.toContain(id);
  expect((await listedIds('timeZone=Europe/Istanbul'))[0]).toBe(id);
  expect((await listedIds(''))[0]).not.toBe(id);
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
  expect(errorFieldsOf(refused)).toEqual([field]);
});

test('a match that is public or has begun keeps both teams (MATCH-36)', async () => {
  const send = (id: string, match: object) =>
    call('PATCH', `api/admin/matches/${id}`, {
      as: 'administrator',
      body: { version: matches.get(id).version, match },
    });
  const nobody = { kind: 'tbc' };
  for (const side of ['homeTeam', 'awayTeam']) {
    const refused = await send(live, { [side]: nobody });
    expect(refused.status).toBe(400);
    expect(errorFieldsOf(refused)).toEqual([`match.${side}.kind`]);
  }
  Object.assign(matches.get(live), { visibility: 'draft' });
  expect((await send(live, { homeTeam: nobody })).status).toBe(400);
  Object.assign(matches.get(draft), { visibility: 'public' });
  expect((await send(draft, { awayTeam: nobody })).status).toBe(400);
  expect((await send(draft, { level: '1st' })).status).toBe(200);
  Object.assign(matches.get(draft), { visibility: 'draft' });
  expect((await send(draft, { awayTeam: nobody })).status).toBe(200);
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

test('a match that was played is withdrawn, not deleted (MATCH-37)', async () => {
  const refused = await call('DELETE', `api/admin/matches/${live}?version=1`, {
    as: 'administrator',
  });
  expect(refused.status).toBe(409);
  expect((await call('DELETE', `api/admin/matches/${draft}?version=1`, { as })).status).toBe(200);
  expect(await listedIds('visibility=draft')).not.toContain(draft);
  const { body } = await call('POST', `api/admin/matches/${draft}/restore`, { as, body: {} });
  expect(body).toMatchObject({ id: draft, version: 2 });
  expect(await listedIds('visibility=draft')).toContain(draft);
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
  expect(postponed.status).toBe(400);
  expect(errorFieldsOf(postponed)).toEqual(['statusReason']);
  const twice = { action: 'delete', items: [items[0], items[0]] };
  expect(errorFieldsOf(await call('POST', 'api/admin/matches/bulk', { as, body: twice }))).toEqual([
    'items',
  ]);
});
