import { accounts } from '../fixtures/accounts.ts';
import { signToken } from '../token.ts';
import type { SchoolProfile, SchoolRecord } from '@touchline/contract/school';
import type { Standings } from '@touchline/contract/team';
import { expect, test } from 'vitest';
import { crestOf } from '../fixtures/crests.ts';
import { joinCodeFor, schools } from '../store/schools.ts';
import { call, urlOf } from '../testing/call.ts';
import { png } from '../testing/examples/images.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

interface List<Item> {
  items: Item[];
  total: number;
}

const own = 'api/admin/schools/school-gokcecinar';
const another = 'api/admin/schools/school-iskelebasi';

async function listOf(path: string, as?: 'administrator' | 'schoolAdministrator') {
  return (await call('GET', path, as ? { as } : {})).body as List<SchoolRecord>;
}

test('the public sees active schools alone, without what is for administrators (SCHOOL-2, SCHOOL-6)', async () => {
  const { items, total } = await listOf('api/schools?pageSize=100');
  expect(items).toHaveLength(total);
  expect(items.map(({ id }) => id)).not.toContain('school-denizfeneri');
  expect(JSON.stringify(items)).not.toContain('joinCode');
  for (const id of ['school-denizfeneri', 'school-old-quarry', 'unknown'])
    expect((await call('GET', `api/schools/${id}`)).status, id).toBe(404);
  const { body } = await call('GET', 'api/schools/school-gokcecinar');
  expect(Object.keys(body as object)).not.toContain('joinCode');
  expect((body as SchoolProfile).sports).toContain('football');
});

test.each(['GOKCECINAR', 'gökçeçınar', 'gokcecinar', 'ızmır gök', 'lisesi'])(
  'a school is found however it is typed: %s (ADMIN-15)',
  async (typed) => {
    const { items } = await listOf(`api/schools?search=${encodeURIComponent(typed)}`);
    const isFound = items.some(({ id }) => id === 'school-gokcecinar');
    expect(isFound).toBe(typed !== 'ızmır gök');
  },
);

test('a list is sorted both ways, in pages that hold everything once (ADMIN-15)', async () => {
  const list = (query: string) => listOf(`api/admin/schools?${query}`, 'administrator');
  const up = await list('sort=name&pageSize=100');
  const names = up.items.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('tr', { numeric: true }).compare));
  const down = await list('sort=name&order=desc&pageSize=100');
  expect(down.items).toEqual(up.items.toReversed());
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((number) => list(`sort=name&pageSize=10&pageNumber=${number}`)),
  );
  expect(pages.flatMap(({ items }) => items)).toEqual(up.items);
  expect((await list('status=pending,suspended')).total).toBe(2);
  expect((await list('country=GB')).items.every(({ country }) => country === 'GB')).toBe(true);
});

test('a list is in the order of the language that is asked for, by default the Turkish one (LANG-18)', async () => {
  const namesIn = async (query: string) =>
    (await listOf(`api/schools?sort=name&pageSize=100${query}`)).items.map(({ name }) => name);
  const [turkish, english] = await Promise.all([namesIn('&language=tr'), namesIn('&language=en')]);
  expect(await namesIn('')).toEqual(turkish);
  const first = (names: string[], ...starts: string[]) =>
    names.find((name) => starts.some((start) => name.startsWith(start)));
  expect(first(turkish, 'Combe', 'Cragsworth', 'Çakıltaşı')).toMatch(/^Combe/);
  expect(first(english, 'Combe', 'Cragsworth', 'Çakıltaşı')).toMatch(/^Çakıltaşı/);
});

test('the best match is first unless an order is asked for (ADMIN-15)', async () => {
  const { items } = await listOf('api/schools?search=ankara');
  expect(items.map(({ city }) => city)).toContain('Ankara');
  const sorted = await listOf('api/schools?search=school&sort=name&order=desc');
  const names = sorted.items.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('tr').compare).toReversed());
});

test('a school administrator reaches the own school alone (ADMIN-1)', async () => {
  const as = 'schoolAdministrator';
  const { items } = await listOf('api/admin/schools', as);
  expect(items.map(({ id }) => id)).toEqual(['school-gokcecinar']);
  expect((await call('GET', own, { as })).status).toBe(200);
  expect((await call('GET', another, { as })).status).toBe(403);
  const body = { version: 2, school: { city: 'Foça' } };
  expect((await call('PATCH', another, { as, body })).status).toBe(403);
  expect((await call('POST', `${another}/join-code`, { as, body: { version: 2 } })).status).toBe(
    403,
  );
  expect((await call('GET', own)).status).toBe(401);
  expect((await call('GET', own, { token: 'forged' })).status).toBe(401);
});

test('only an administrator approves a school (SCHOOL-2)', async () => {
  const body = { version: 1, school: { status: 'suspended' } };
  expect((await call('PATCH', own, { as: 'schoolAdministrator', body })).status).toBe(403);
  expect((await call('PATCH', own, { as: 'administrator', body })).status).toBe(200);
  expect((await call('GET', 'api/schools/school-gokcecinar')).status).toBe(404);
});

test('a change of a record that changed meanwhile gets the current record (ADMIN-14)', async () => {
  const as = 'schoolAdministrator';
  const first = await call('PATCH', own, { as, body: { version: 1, school: { city: 'Foça' } } });
  expect(first.body).toMatchObject({ city: 'Foça', version: 2, updatedBy: 'Robin Example' });
  const second = await call('PATCH', own, { as, body: { version: 1, school: { city: 'Urla' } } });
  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({ detail: expect.any(String), current: first.body });
  expect((await call('GET', own, { as })).body).toEqual(first.body);
  expect(
    (
      await call('DELETE', 'api/admin/schools/school-nuwefontein?version=1', {
        as: 'administrator',
      })
    ).body,
  ).toMatchObject({ current: { id: 'school-nuwefontein', version: 2 } });
});

test('a record says whether it is in use, so that only what is not is offered to delete (SCHOOL-7)', async () => {
  const as = 'administrator';
  const { items } = (await call('GET', 'api/admin/schools?pageSize=100', { as }))
    .body as List<SchoolRecord>;
  expect(
    items
      .filter(({ isInUse }) => isInUse === false)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['school-denizfeneri', 'school-nuwefontein', 'school-old-quarry']);
  expect((await call('GET', own, { as })).body).toMatchObject({ isInUse: true });
});

test('a school with matches stays; without, it can be deleted and put back (SCHOOL-7)', async () => {
  const as = 'administrator';
  const refused = await call('DELETE', `${own}?version=1`, { as });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    detail: expect.stringContaining('matches'),
    reason: 'inUse',
  });
  expect(refused.body).not.toHaveProperty('current');
  const path = 'api/admin/schools/school-nuwefontein';
  const { body: deleted } = await call('DELETE', `${path}?version=2`, { as });
  expect((await call('GET', path, { as })).status).toBe(404);
  const { body: restored } = await call('POST', `${path}/restore`, { as, body: {} });
  expect(restored).toMatchObject({
    ...(deleted as object),
    version: 3,
    updatedAt: expect.anything(),
    updatedBy: 'Umut Örnekoğlu',
  });
  expect((await call('GET', path, { as })).body).toEqual(restored);
  expect((await call('POST', `${path}/restore`, { as, body: {} })).status).toBe(404);
});

test('a new join code is another one, for administrators alone (SCHOOL-6)', async () => {
  const as = 'schoolAdministrator';
  const { body: before } = await call('GET', own, { as });
  expect((before as SchoolRecord).joinCode).toBe('GOKCE1');
  const { body } = await call('POST', `${own}/join-code`, { as, body: { version: 1 } });
  expect((body as SchoolRecord).joinCode).toMatch(/^[0-9A-Z]{6}$/);
  expect((body as SchoolRecord).joinCode).not.toBe('GOKCE1');
});

test('a new school waits, hides its athletes and gets a code (SCHOOL-4)', async () => {
  const school = {
    name: '  Çamlıkuyu Lisesi ',
    shortName: 'Çamlıkuyu',
    type: 'secondary',
    country: 'TR',
    timeZone: 'Europe/Istanbul',
  };
  const { body } = await call('POST', 'api/admin/schools', {
    as: 'administrator',
    body: { school },
  });
  expect(body).toMatchObject({
    name: 'Çamlıkuyu Lisesi',
    status: 'pending',
    defaults: { athleteNames: 'hidden', photos: 'off' },
    version: 1,
    city: null,
  });
});

test('two schools of one name have codes of their own (SIGNUP-6)', async () => {
  const body = {
    school: {
      name: 'Çamlıkuyu Lisesi',
      shortName: 'Çamlıkuyu',
      type: 'secondary',
      country: 'TR',
      timeZone: 'Europe/Istanbul',
    },
  };
  // What the code of the second would be has another school already.
  schools.get('school-iskelebasi').joinCode = joinCodeFor({ id: 'school-new-2', version: 1 });
  const create = async () =>
    (await call('POST', 'api/admin/schools', { as: 'administrator', body })).body as SchoolRecord;
  const made = [await create(), await create()];
  expect(made.map(({ id }) => id)).toEqual(['school-new-1', 'school-new-2']);
  const codes = schools.list().map(({ joinCode }) => joinCode);
  expect(new Set(codes).size).toBe(codes.length);
});

test('a school has its new name wherever it is named (MATCH-1, ADMIN-32)', async () => {
  const as = 'schoolAdministrator';
  const team = 'team-tr-football-u16-gokcecinar';
  const found = async (name: string) =>
    (await call('GET', `api/matches?search=${encodeURIComponent(name)}&pageSize=500`)).body as {
      items: { teams: { school: { id: string | null; name: string } }[] }[];
      total: number;
    };
  const before = await found('Gökçeçınar Anadolu Lisesi');
  const name = 'Ulukavak Lisesi';
  await call('PATCH', own, { as, body: { version: 1, school: { name } } });
  const after = await found(name);
  expect(after.total).toBe(before.total);
  for (const { teams } of after.items)
    expect(teams.map(({ school }) => school)).toContainEqual({ id: 'school-gokcecinar', name });
  const { body: standings } = await call('GET', `api/teams/${team}/standings`);
  const { rows } = standings as Standings;
  expect(rows.find(({ teamId }) => teamId === team)).toMatchObject({ schoolName: name });
  const school = { id: 'school-gokcecinar', name };
  expect((await call('GET', 'api/common/user', { as })).body).toMatchObject({ school });
  const requests = await listOf('api/admin/join-requests?pageSize=100', as);
  expect(requests.items).not.toEqual([]);
  for (const item of requests.items) expect(item).toMatchObject({ school });
});

test('some schools have uploaded a crest, and no two crests are alike (SCHOOL-8)', async () => {
  const all = schools.list();
  expect(new Set(all.map(({ id }) => crestOf(id))).size).toBe(all.length);
  const uploaded = all.filter(({ logoUrl }) => logoUrl !== null);
  expect(uploaded.length).toBeGreaterThan(2);
  expect(uploaded.length).toBeLessThan(all.length / 2);
  for (const { logoUrl, id } of uploaded) {
    const response = await fetch(urlOf(String(logoUrl).slice(1)));
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await response.text()).toBe(crestOf(id));
  }
  for (const name of ['crest-unknown.svg', 'constructor', '__proto__'])
    expect((await call('GET', `api/assets/${name}`)).status, name).toBe(404);
});

test('no two schools are alike', () => {
  const all = schools.list();
  for (const key of ['id', 'name', 'joinCode', 'officePhone', 'officeEmail'] as const)
    expect(new Set(all.map((school) => school[key])).size, key).toBe(all.length);
});

test('a picture that was taken is served as what it is, and no other file is taken (AD-10)', async () => {
  const token = await signToken(accounts.user.user);
  const upload = async (image: File) => {
    const form = new FormData();
    form.append('image', image);
    const headers = { Authorization: `Bearer ${token}` };
    return fetch(urlOf('api/images'), { method: 'POST', headers, body: form });
  };
  const { url } = (await (await upload(png)).json()) as { url: string };
  const response = await fetch(urlOf(url.slice(1)));
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect(await response.bytes()).toEqual(await png.bytes());
  const file = (content: BlobPart, type: string) => new File([content], 'a', { type });
  const script = '<svg onload="alert(1)"/>';
  for (const image of [
    file(script, 'image/svg+xml'),
    file(script, 'image/png'),
    file(png, 'image/jpeg'),
    file('', 'image/png'),
  ]) {
    const refused = await upload(image);
    expect(refused.status, image.type).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: { image: [expect.any(String)] } });
  }
});

test('a school that was approved never waits again (ADMIN-63)', async () => {
  const as = 'administrator';
  const path = 'api/admin/schools/school-denizfeneri';
  const { version } = (await call('GET', path, { as })).body as SchoolRecord;
  const change = (status: string, number: number) =>
    call('PATCH', path, { as, body: { version: number, school: { status } } });
  expect((await change('active', version)).body).toMatchObject({ status: 'active' });
  const refused = await change('pending', version + 1);
  expect(refused.status).toBe(409);
  expect(refused.body).not.toHaveProperty('current');
  expect((await change('active', version + 1)).status).toBe(200);
});
