import type { Match, MatchList } from '@touchline/contract/match';
import type { Standings, TeamProfile, TeamRecord } from '@touchline/contract/team';
import { expect, test } from 'vitest';
import { athleteId } from '../fixtures/athletes.ts';
import { athletes } from '../store/athletes.ts';
import { matches } from '../store/dataSets.ts';
import { teams } from '../store/teams.ts';
import { call } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

const as = 'schoolAdministrator';
const own = 'team-tr-football-u16-gokcecinar';
const another = 'team-tr-football-u16-iskelebasi';
const futsal = 'team-gokcecinar-futsal';

async function idsOf(path: string, as?: 'administrator' | 'schoolAdministrator') {
  const { body } = await call('GET', path, as ? { as } : {});
  return (body as { items: { id: string }[] }).items.map(({ id }) => id);
}

test('teams of another school are refused where they are asked for (ADMIN-22)', async () => {
  const path = 'api/admin/teams?schoolId=school-';
  expect((await call('GET', `${path}iskelebasi`, { as })).status).toBe(403);
  expect((await call('GET', `${path}gokcecinar`, { as })).status).toBe(200);
  expect((await call('GET', `${path}iskelebasi`, { as: 'administrator' })).status).toBe(200);
});

test('the public sees published teams alone (TEAM-5)', async () => {
  const ids = await idsOf('api/teams?schoolId=school-gokcecinar&pageSize=100');
  expect(ids).toContain(own);
  expect(ids).toContain('team-gokcecinar-veterans');
  for (const id of [futsal, 'team-gokcecinar-house', 'unknown']) {
    expect(ids).not.toContain(id);
    expect((await call('GET', `api/teams/${id}`)).status, id).toBe(404);
    expect((await call('GET', `api/teams/${id}/standings`)).status, id).toBe(404);
  }
  const school = { version: 1, school: { status: 'suspended' } };
  await call('PATCH', 'api/admin/schools/school-gokcecinar', { as: 'administrator', body: school });
  expect((await call('GET', `api/teams/${own}`)).status).toBe(404);
});

test('lists are narrowed by every filter (ADMIN-15)', async () => {
  const all = (await idsOf('api/admin/teams?pageSize=100', as)).length;
  for (const [filter, isMeant] of [
    ['sport=tennis', ({ sport }: TeamRecord) => sport === 'tennis'],
    ['ageGroup=U12,U14', ({ ageGroup }: TeamRecord) => ageGroup === 'U12' || ageGroup === 'U14'],
    ['season=2024/25', ({ season }: TeamRecord) => season === '2024/25'],
    ['gender=mixed', ({ gender }: TeamRecord) => gender === 'mixed'],
    ['status=archived', ({ status }: TeamRecord) => status === 'archived'],
    ['visibility=draft', ({ visibility }: TeamRecord) => visibility === 'draft'],
  ] as const) {
    const { body } = await call('GET', `api/admin/teams?pageSize=100&${filter}`, { as });
    const { items, total } = body as { items: TeamRecord[]; total: number };
    expect(total, filter).toBeGreaterThan(0);
    expect(total, filter).toBeLessThan(all);
    expect(items.every(isMeant), filter).toBe(true);
  }
  const everywhere = await call('GET', 'api/admin/teams', { as: 'administrator' });
  expect((everywhere.body as { total: number }).total).toBeGreaterThan(all);
});

test('a school administrator reaches the teams of the own school alone (ADMIN-1)', async () => {
  const body = { version: 1, team: { name: 'Ours now' } };
  expect((await call('GET', `api/admin/teams/${another}`, { as })).status).toBe(403);
  expect((await call('PATCH', `api/admin/teams/${another}`, { as, body })).status).toBe(403);
  expect((await call('DELETE', `api/admin/teams/${another}?version=1`, { as })).status).toBe(403);
  expect((await idsOf('api/admin/teams?pageSize=100', as)).join()).not.toContain('iskelebasi');
  const away = { version: 1, team: { schoolId: 'school-iskelebasi' } };
  expect((await call('PATCH', `api/admin/teams/${futsal}`, { as, body: away })).status).toBe(403);
  await call('DELETE', `api/admin/teams/${futsal}?version=1`, { as });
  const restored = await call('POST', `api/admin/teams/${futsal}/restore`, { as, body: {} });
  expect(restored.body).toMatchObject({ id: futsal, version: 2 });
});

test('a team comes back without those who have moved meanwhile (TEAM-4)', async () => {
  const by = 'administrator';
  const [gone, stays] = teams.get(own).squad;
  if (!gone || !stays) throw new Error('This squad is too small');
  teams.get(futsal).squad = [{ ...gone }, { ...stays }];
  await call('DELETE', `api/admin/teams/${futsal}?version=1`, { as: by });
  const path = `api/admin/athletes/${gone.athleteId}`;
  const athlete = (await call('GET', path, { as: by })).body as { version: number };
  const body = { version: athlete.version, athlete: { schoolId: 'school-penrallt' } };
  expect((await call('PATCH', path, { as: by, body })).status).toBe(200);
  const restored = await call('POST', `api/admin/teams/${futsal}/restore`, { as: by, body: {} });
  expect(restored.body).toMatchObject({ id: futsal, squad: [stays] });
});

test('a team with matches is archived, not deleted (TEAM-3)', async () => {
  const path = `api/admin/teams/${own}`;
  const { body } = await call('GET', path, { as });
  const { version, matchCount } = body as TeamRecord;
  expect(matchCount).toBeGreaterThan(0);
  const refused = await call('DELETE', `${path}?version=${version}`, { as });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    detail: expect.stringContaining('archive'),
    reason: 'inUse',
  });
  const archived = await call('PATCH', path, {
    as,
    body: { version, team: { status: 'archived' } },
  });
  expect(archived.body).toMatchObject({ status: 'archived', version: version + 1 });
  const stale = await call('PATCH', path, { as, body: { version, team: { level: '2nd' } } });
  expect(stale.status).toBe(409);
  expect((stale.body as { current: unknown }).current).toEqual(archived.body);
});

test('the same team twice in a season is found, however it is typed (TEAM-2)', async () => {
  const { name, gender } = teams.get(own);
  const query = (changes: object) =>
    new URLSearchParams({
      schoolId: 'school-gokcecinar',
      sport: 'football',
      gender,
      season: '2025/26',
      ageGroup: 'u16',
      name: name.toLocaleUpperCase('tr'),
      ...changes,
    }).toString();
  const found = (changes: object) => idsOf(`api/admin/teams/duplicates?${query(changes)}`, as);
  expect(await found({})).toEqual([own]);
  for (const changes of [
    { exceptId: own },
    { season: '2023/24' },
    { ageGroup: 'U14' },
    { sport: 'tennis' },
    { gender: 'girls' },
    { name: 'Other' },
  ])
    expect(await found(changes), JSON.stringify(changes)).toEqual([]);
  expect(
    (
      await call('GET', `api/admin/teams/duplicates?${query({ schoolId: 'school-wexcombe' })}`, {
        as,
      })
    ).status,
  ).toBe(403);
});

test('a squad holds athletes of the school, each once and each number once (TEAM-4)', async () => {
  const place = (index: number, shirtNumber: number | null) => ({
    athleteId: athleteId(index),
    shirtNumber,
  });
  const send = (squad: object[]) =>
    call('PATCH', `api/admin/teams/${futsal}`, { as, body: { version: 1, team: { squad } } });
  for (const [squad, field] of [
    [[place(0, 7), place(1, 7)], 'team.squad.1.shirtNumber'],
    [[place(0, 7), place(0, 8)], 'team.squad.1.athleteId'],
    [[place(45, 7)], 'team.squad.0.athleteId'],
    [[{ athleteId: 'unknown' }], 'team.squad.0.athleteId'],
  ] as const) {
    const { status, body } = await send([...squad]);
    expect(status, field).toBe(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  }
  const { body } = await send([place(0, null), place(1, null), place(2, 0)]);
  expect((body as TeamRecord).squad).toHaveLength(3);
});

test('a squad that somebody may not be in any more can be kept, and is not given again (TEAM-4)', async () => {
  Object.assign(athletes.get(teams.get(own).squad[0]?.athleteId ?? ''), {
    schoolId: 'school-wexcombe',
  });
  const send = (team: object) =>
    call('PATCH', `api/admin/teams/${own}`, {
      as: 'administrator',
      body: { version: teams.get(own).version, team },
    });
  const { squad } = teams.get(own);
  expect((await send({ level: '2nd' })).body).toMatchObject({ level: '2nd', squad });
  for (const refused of [{ squad }, { schoolId: 'school-iskelebasi' }])
    expect(await send(refused)).toMatchObject({
      status: 400,
      body: { errors: { 'team.squad.0.athleteId': [expect.any(String)] } },
    });
});

test('an update leaves alone what it does not name', async () => {
  const path = `api/admin/teams/${own}`;
  const { body } = await call('GET', path, { as });
  const before = body as TeamRecord;
  expect(before.squad.length).toBeGreaterThan(5);
  const team = { level: '3rd' };
  const after = await call('PATCH', path, { as, body: { version: before.version, team } });
  expect(after.body).toEqual({
    ...before,
    level: '3rd',
    version: before.version + 1,
    updatedAt: '2026-04-15T13:20:00Z',
    updatedBy: 'Robin Example',
  });
});

test('a crest that a team was given stands on its page, in its matches and in the table (TEAM-1)', async () => {
  const path = `api/admin/teams/${own}`;
  const sideOf = ({ teams: sides }: Pick<Match, 'teams'>) => sides.find(({ id }) => id === own);
  const seen = async () => {
    const { items } = (await call('GET', `api/matches?teamId=${own}&pageSize=500`))
      .body as MatchList;
    const match = (await call('GET', `api/matches/${items[0]?.id}`)).body as Match;
    const { rows } = (await call('GET', `api/teams/${own}/standings`)).body as Standings;
    const { crestUrl } = (await call('GET', `api/teams/${own}`)).body as TeamProfile;
    return new Set([
      crestUrl,
      ...items.map((item) => sideOf(item)?.crestUrl),
      sideOf(match)?.crestUrl,
      rows.find(({ teamId }) => teamId === own)?.crestUrl,
    ]);
  };
  const matchVersions = () => matches.list().map(({ version }) => version);
  await seen();
  const versions = matchVersions();
  for (const crestUrl of ['/api/assets/image-new-1', null]) {
    const { version } = teams.get(own);
    const changed = await call('PATCH', path, { as, body: { version, team: { crestUrl } } });
    expect(changed.body).toMatchObject({ crestUrl, version: version + 1 });
    expect(await seen()).toEqual(new Set([crestUrl]));
  }
  // The versions stay the same, so an open match has no conflict.
  expect(matchVersions()).toEqual(versions);
  const body = { version: teams.get(own).version, team: { crestUrl: 'http://a.example/a.png' } };
  expect((await call('PATCH', path, { as, body })).status).toBe(400);
});

test('the table adds up: three points for a win, one for a draw (TEAM-6)', async () => {
  const { body } = await call('GET', `api/teams/${own}/standings`);
  const { rows } = body as Standings;
  expect(rows).toHaveLength(10);
  expect(rows.some(({ played }) => played > 5)).toBe(true);
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded));
  expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
  for (const row of rows) {
    expect(row.played).toBe(row.won + row.drawn + row.lost);
    expect(row.points).toBe(3 * row.won + row.drawn);
  }
  const points = rows.map((row) => row.points);
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
});

test('a cup with penalties has no table (TEAM-6)', async () => {
  const cup = await idsOf('api/teams?search=u14&schoolId=school-yildizbahce&sport=football');
  expect(cup).toHaveLength(1);
  expect((await call('GET', `api/teams/${cup[0]}/standings`)).body).toBeNull();
});

test('nobody finds a name in a public team that is not shown (ATHLETE-1, ATHLETE-2)', async () => {
  const { body } = await call('GET', `api/teams/${own}`);
  const { squad } = body as TeamProfile;
  expect(squad).toHaveLength(teams.get(own).squad.length);
  const shown = squad.filter(({ displayName }) => displayName !== null);
  expect(shown.length).toBeGreaterThan(0);
  const hidden = squad.filter((each) => each.displayName === null && each.shirtNumber === null);
  expect(hidden.length).toBeGreaterThan(3);
  for (const each of hidden)
    expect(each).toEqual({ displayName: null, shirtNumber: null, role: null, photoUrl: null });
  expect(squad.slice(-hidden.length)).toEqual(hidden);
  expect(JSON.stringify(body)).not.toContain('athlete-');
});

test('no answer for the public holds a family name that is hidden (ATHLETE-8)', async () => {
  const isOpen = (name: string) => name.includes('.') || name === 'fullName';
  const answers: string[] = [];
  for (const path of ['api/teams?pageSize=100', 'api/schools?pageSize=100', 'api/matches/overview'])
    answers.push(JSON.stringify((await call('GET', path)).body));
  for (const { id } of teams.list().filter(({ squad }) => squad.length))
    answers.push(JSON.stringify((await call('GET', `api/teams/${id}`)).body));
  const everything = answers.join('\n');
  for (const { id, givenName, familyName } of athletes.list()) {
    const { shownAs } = (await call('GET', `api/admin/athletes/${id}`, { as: 'administrator' }))
      .body as { shownAs: string | null };
    if (shownAs !== null && !isOpen(shownAs)) continue;
    expect(everything, id).not.toContain(`${givenName} ${familyName}`);
    expect(everything, id).not.toContain(id);
  }
});

test('a stale change is told with the record, whatever does not fit any more (ADMIN-14)', async () => {
  const squad = [{ athleteId: athleteId(0) }];
  const { version } = teams.get(futsal);
  const change = (team: object) =>
    call('PATCH', `api/admin/teams/${futsal}`, { as, body: { version, team } });
  const { body: current } = await change({ name: 'Futsal A' });
  athletes.remove(athleteId(0), athletes.get(athleteId(0)).version);
  expect(await change({ squad })).toMatchObject({ status: 409, body: { current } });
  const elsewhere = { schoolId: 'school-unknown' };
  const body = { version, team: elsewhere };
  const refused = await call('PATCH', `api/admin/teams/${futsal}`, { as: 'administrator', body });
  expect(refused).toMatchObject({ status: 409, body: { current } });
});
