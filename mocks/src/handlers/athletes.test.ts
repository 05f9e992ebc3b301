import type { AthleteRecord } from '@touchline/contract/athlete';
import type { TeamRecord } from '@touchline/contract/team';
import { consentStates } from '@touchline/contract/athlete';
import { expect, test } from 'vitest';
import { setNow } from '../clock.ts';
import { athleteId, seedAthletes } from '../fixtures/athletes.ts';
import { matches } from '../store/dataSets.ts';
import { call } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

const as = 'schoolAdministrator';
const free = `api/admin/athletes/${athleteId(25)}`;
const ofAnother = `api/admin/athletes/${athleteId(30)}`;

interface Listed {
  items: AthleteRecord[];
  total: number;
}

async function list(query: string) {
  const { body } = await call('GET', `api/admin/athletes?pageSize=100&${query}`, { as });
  return body as Listed;
}

async function search(text: string, others: object = {}) {
  const body = { search: text, pageSize: 100, ...others };
  const found = await call('POST', 'api/admin/athletes/search', { as, body });
  return found.body as Listed;
}

test('there are about sixty athletes, no two alike, with every consent in every state', () => {
  const all = seedAthletes();
  expect(all).toHaveLength(60);
  for (const key of ['id', 'updatedAt'] as const)
    expect(new Set(all.map((each) => each[key])).size).toBe(60);
  const names = all.map(({ givenName, familyName }) => `${givenName} ${familyName}`);
  expect(new Set(names).size).toBe(60);
  for (const purpose of ['names', 'photo', 'publicProfile'] as const)
    expect(new Set(all.map(({ consents }) => consents[purpose].state)).size).toBe(
      consentStates.length,
    );
  for (const { id, givenName, familyName } of all)
    expect(id).not.toMatch(new RegExp(`${givenName}|${familyName}`, 'i'));
});

test('there are no calls about athletes for the public (ATHLETE-8)', async () => {
  for (const path of ['api/athletes', `api/athletes/${athleteId(0)}`])
    expect((await call('GET', path)).status).toBe(404);
  for (const path of ['api/admin/athletes', free]) {
    expect((await call('GET', path)).status).toBe(401);
    expect((await call('GET', path, { as: 'user' })).status).toBe(403);
  }
});

test('another school, and a team of one, are refused where they are asked for (ADMIN-22)', async () => {
  const team = 'team-tr-football-u16-iskelebasi';
  for (const query of ['schoolId=school-iskelebasi', `teamId=${team}`, 'teamId=nowhere'])
    expect((await call('GET', `api/admin/athletes?${query}`, { as })).status).toBe(403);
  const body = { search: 'ornek', schoolId: 'school-iskelebasi' };
  expect((await call('POST', 'api/admin/athletes/search', { as, body })).status).toBe(403);
  expect((await list('schoolId=school-gokcecinar')).total).toBe(26);
});

test('a name is searched for without standing in the address (ATHLETE-7)', async () => {
  const { items, total } = await search('ILGIN', { safetyFlag: false });
  const all = await list('safetyFlag=false');
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(all.total);
  expect(all.items).toEqual(expect.arrayContaining(items));
  expect((await call('GET', 'api/admin/athletes?search=ILGIN', { as })).status).toBe(400);
});

test('a school administrator reaches the athletes of the own school alone (ADMIN-1)', async () => {
  const { items, total } = await list('');
  expect(total).toBe(26);
  expect(items.every(({ school }) => school.id === 'school-gokcecinar')).toBe(true);
  const body = { version: 1, athlete: { position: 'attack' } };
  const consent = { version: 1, consent: { state: 'refused' } };
  const duplicates = { givenName: 'A', familyName: 'B', schoolId: 'school-iskelebasi' };
  const requests = [
    call('GET', ofAnother, { as }),
    call('PATCH', ofAnother, { as, body }),
    call('PUT', `${ofAnother}/consents/names`, { as, body: consent }),
    call('DELETE', `${ofAnother}?version=1`, { as }),
    call('POST', 'api/admin/athletes/duplicates', { as, body: duplicates }),
    call('POST', 'api/admin/athletes', { as, body: { athlete: duplicates } }),
  ];
  for (const { status } of await Promise.all(requests)) expect(status).toBe(403);
  const moved = { version: 2, athlete: { schoolId: 'school-iskelebasi' } };
  expect((await call('PATCH', free, { as, body: moved })).status).toBe(403);
});

test('the list is narrowed by every filter (ADMIN-15)', async () => {
  for (const [query, isMeant] of [
    ['status=left', ({ status }: AthleteRecord) => status === 'left'],
    ['consent=withdrawn', ({ consents }: AthleteRecord) => consents.names.state === 'withdrawn'],
    [
      'consent=refused&purpose=photo',
      ({ consents }: AthleteRecord) => consents.photo.state === 'refused',
    ],
    ['safetyFlag=true', ({ safetyFlag }: AthleteRecord) => safetyFlag],
    [
      'teamId=team-tr-football-u16-gokcecinar',
      ({ teams }: AthleteRecord) =>
        teams.some(({ id }) => id === 'team-tr-football-u16-gokcecinar'),
    ],
    [
      'expiresBefore=2026-05-30T00:00:00Z',
      ({ consents }: AthleteRecord) =>
        consents.names.state === 'granted' && (consents.names.expiresAt ?? '9') < '2026-05-30',
    ],
  ] as const) {
    const { items, total } = await list(query);
    expect(total, query).toBeGreaterThan(0);
    expect(total, query).toBeLessThan(26);
    expect(items.every(isMeant), query).toBe(true);
  }
});

test.each(['ilgin', 'ILGIN', 'ışık örnek', 'ISIK'])(
  'a name is found however it is typed: %s (ADMIN-15)',
  async (typed) => {
    expect((await search(typed)).total).toBeGreaterThan(0);
  },
);

test.each(['names', 'photo', 'publicProfile'] as const)(
  'athletes without an end of the consent to %s are last in both directions (ADMIN-15, ADMIN-21)',
  async (purpose) => {
    for (const order of ['asc', 'desc']) {
      const { items } = await list(`sort=expiresAt&order=${order}&purpose=${purpose}`);
      const ends = items.map(({ consents }) => consents[purpose].expiresAt);
      const first = ends.indexOf(null);
      expect(first).toBeGreaterThan(1);
      expect(ends.slice(first).every((end) => end === null)).toBe(true);
      const sorted = ends.slice(0, first).toSorted();
      expect(ends.slice(0, first)).toEqual(order === 'asc' ? sorted : sorted.toReversed());
    }
  },
);

test('a new athlete is hidden and has no consent (ATHLETE-1, ATHLETE-5)', async () => {
  const athlete = { givenName: 'İlkay', familyName: 'Örnek', schoolId: 'school-gokcecinar' };
  const { body } = await call('POST', 'api/admin/athletes', { as, body: { athlete } });
  const created = body as AthleteRecord;
  expect(created).toMatchObject({ displayPolicy: 'hidden', safetyFlag: false, shownAs: null });
  for (const consent of Object.values(created.consents)) expect(consent.state).toBe('unknown');
});

test('a consent shows the name, and a withdrawn one hides it at once (ATHLETE-4)', async () => {
  const policy = {
    version: 2,
    athlete: { displayPolicy: 'fullName', status: 'active', safetyFlag: false },
  };
  await call('PATCH', free, { as, body: policy });
  const consent = { state: 'granted', by: 'guardian' };
  const granted = await call('PUT', `${free}/consents/names`, {
    as,
    body: { version: 3, consent },
  });
  expect(granted.body).toMatchObject({
    version: 4,
    shownAs: expect.any(String),
    consents: { names: { state: 'granted', by: 'guardian', at: '2026-04-15T13:20:00Z' } },
  });
  const withdrawn = { version: 4, consent: { state: 'withdrawn' } };
  const { body } = await call('PUT', `${free}/consents/names`, { as, body: withdrawn });
  expect(body).toMatchObject({ version: 5, shownAs: null });
  const { consents } = granted.body as AthleteRecord;
  expect((body as AthleteRecord).consents.photo).toEqual(consents.photo);
});

test.each([
  ['consent.by', { state: 'granted' }],
  ['consent.at', { state: 'granted', by: 'guardian', at: '2026-04-15T13:20:01Z' }],
  ['consent.expiresAt', { state: 'granted', by: 'guardian', expiresAt: '2026-04-15T13:20:00Z' }],
])('a consent is refused at %s', async (field, consent) => {
  const body = { version: 2, consent };
  const { status, body: refused } = await call('PUT', `${free}/consents/names`, { as, body });
  expect(status).toBe(400);
  expect(Object.keys((refused as { errors: object }).errors)).toEqual([field]);
});

test('a photograph needs the consent to it (ATHLETE-18)', async () => {
  const athlete = { givenName: 'A', familyName: 'B', schoolId: 'school-gokcecinar' };
  const photoUrl = '/api/assets/crest-school-gokcecinar.svg';
  const create = (fields: object) =>
    call('POST', 'api/admin/athletes', { as, body: { athlete: { ...athlete, ...fields } } });
  expect(await create({ photoUrl })).toMatchObject({
    status: 400,
    body: { errors: { 'athlete.photoUrl': [expect.any(String)] } },
  });
  const { body } = await create({});
  const path = `api/admin/athletes/${(body as AthleteRecord).id}`;
  const patch = (version: number, fields: object) =>
    call('PATCH', path, { as, body: { version, athlete: fields } });
  expect(await patch(1, { photoUrl })).toMatchObject({
    status: 400,
    body: { errors: { 'athlete.photoUrl': [expect.any(String)] } },
  });
  const consent = (version: number, fields: object) =>
    call('PUT', `${path}/consents/photo`, {
      as,
      body: { version, consent: { by: 'guardian', ...fields } },
    });
  const expiresAt = '2026-04-15T14:00:00Z';
  await consent(1, { state: 'granted', expiresAt });
  expect((await patch(2, { photoUrl })).status).toBe(200);
  setNow(expiresAt);
  const another = '/api/assets/crest-school-wexcombe.svg';
  expect((await patch(3, { photoUrl: another })).status).toBe(400);
  // The stored photograph does not block saving other fields, and can be removed.
  expect((await patch(3, { photoUrl, position: 'attack' })).status).toBe(200);
  expect((await patch(4, { photoUrl: null })).status).toBe(200);
});

test('a purpose that is none is refused', async () => {
  const body = { version: 2, consent: { state: 'refused' } };
  expect((await call('PUT', `${free}/consents/shoes`, { as, body })).status).toBe(400);
});

test.each([
  ['2022-04-15', 200],
  ['2022-04-16', 400],
  ['2000-04-16', 200],
  ['2000-04-15', 400],
])('an athlete born on %s is answered with %i (ATHLETE-9)', async (dateOfBirth, expected) => {
  const athlete = { givenName: 'A', familyName: 'B', schoolId: 'school-gokcecinar', dateOfBirth };
  const { status } = await call('POST', 'api/admin/athletes', { as, body: { athlete } });
  expect(status).toBe(expected);
});

test('an athlete who moves to another school leaves the squads of the one before (TEAM-4)', async () => {
  const path = `api/admin/athletes/${athleteId(0)}`;
  const administrator = { as: 'administrator' } as const;
  const { body } = await call('GET', path, administrator);
  const {
    version,
    teams: [team],
  } = body as AthleteRecord;
  const teamPath = `api/admin/teams/${team?.id}`;
  const before = (await call('GET', teamPath, administrator)).body as TeamRecord;
  const athlete = { schoolId: 'school-iskelebasi' };
  const moved = await call('PATCH', path, { ...administrator, body: { version, athlete } });
  expect(moved.body).toMatchObject({ school: { id: 'school-iskelebasi' }, teams: [] });
  const after = (await call('GET', teamPath, administrator)).body as TeamRecord;
  expect(after.squad).toEqual(before.squad.filter(({ athleteId: id }) => id !== athleteId(0)));
  expect(after.squad).toHaveLength(before.squad.length - 1);
  // An open record of the team is told.
  expect(after.version).toBe(before.version + 1);
});

test('likely duplicates of an athlete are found (ADMIN-6)', async () => {
  const { givenName, familyName, id, dateOfBirth } = (await list('sort=updatedAt')).items.find(
    (each) => each.dateOfBirth,
  ) as AthleteRecord;
  const ask = async (changes: object) => {
    const body = {
      givenName: givenName.toLocaleUpperCase('tr'),
      familyName,
      schoolId: 'school-gokcecinar',
      ...changes,
    };
    const answered = await call('POST', 'api/admin/athletes/duplicates', { as, body });
    return (answered.body as { items: AthleteRecord[] }).items.map((each) => each.id);
  };
  expect(await ask({})).toContain(id);
  expect(await ask({ dateOfBirth })).toContain(id);
  expect(await ask({ dateOfBirth: '2011-11-11' })).not.toContain(id);
  expect(await ask({ exceptId: id })).not.toContain(id);
  expect(await ask({ familyName: 'Other' })).toEqual([]);
});

test('an athlete in a squad or a line-up is not deleted (ATHLETE-12)', async () => {
  const inSquad = `api/admin/athletes/${athleteId(0)}`;
  const refused = await call('DELETE', `${inSquad}?version=1`, { as });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    detail: expect.stringContaining('removed'),
    reason: 'inUse',
  });
  expect((await call('DELETE', `${free}?version=1`, { as })).status).toBe(409);
  const [match] = matches.list();
  const lineUps = match?.lineUps;
  if (!match) throw new Error('There is no match');
  const place = { athleteId: athleteId(25), shirtNumber: 7, role: null, isStarting: true };
  Object.assign(match, { lineUps: { home: [place], away: [] } });
  const played = await call('DELETE', `${free}?version=2`, { as });
  expect(played).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/line-up.*removed/) },
  });
  Object.assign(match, { lineUps });
  expect((await call('DELETE', `${free}?version=2`, { as })).status).toBe(200);
  expect((await call('GET', free, { as })).status).toBe(404);
});

test('a status and a consent change as the tables allow, and no other way (ADMIN-63)', async () => {
  const athlete = { givenName: 'A', familyName: 'B', schoolId: 'school-gokcecinar' };
  const created = await call('POST', 'api/admin/athletes', { as, body: { athlete } });
  const path = `api/admin/athletes/${(created.body as AthleteRecord).id}`;
  const status = (next: string, version: number) =>
    call('PATCH', path, { as, body: { version, athlete: { status: next } } });
  expect((await status('removed', 1)).status).toBe(200);
  const refused = await status('left', 2);
  expect(refused.status).toBe(409);
  expect(refused.body).not.toHaveProperty('current');
  expect((await status('left', 1)).body).toHaveProperty('current');
  const consent = (state: string, version: number) =>
    call('PUT', `${path}/consents/names`, {
      as,
      body: { version, consent: { state, ...(state === 'granted' && { by: 'guardian' }) } },
    });
  expect((await consent('withdrawn', 2)).status).toBe(409);
  expect((await consent('granted', 2)).status).toBe(200);
  expect((await consent('refused', 3)).status).toBe(409);
  expect((await consent('unknown', 3)).status).toBe(409);
  expect((await consent('granted', 3)).status).toBe(200);
  expect((await consent('withdrawn', 4)).status).toBe(200);
});
