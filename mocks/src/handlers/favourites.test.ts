import type { Favourite, MergedFavourites } from '@touchline/contract/favourite';
import { expect, test } from 'vitest';
import { seedSchools } from '../fixtures/schoolRecords.ts';
import { matches } from '../store/dataSets.ts';
import { isPublic } from '../store/favourites.ts';
import { call } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

type Person = 'user' | 'schoolAdministrator' | 'administrator';

async function list(as: Person = 'user'): Promise<Favourite[]> {
  return ((await call('GET', 'api/favourites', { as })).body as { items: Favourite[] }).items;
}

async function merge(items: object[]): Promise<MergedFavourites> {
  return (await call('POST', 'api/favourites/merge', { as: 'user', body: { items } }))
    .body as MergedFavourites;
}

test('each account has its own, all of them public, newest first (FAV-8)', async () => {
  const lists = await Promise.all(
    (['user', 'schoolAdministrator', 'administrator'] as const).map(list),
  );
  for (const own of lists) {
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ kind, id }) => isPublic(kind, id))).toBe(true);
    const times = own.map(({ addedAt }) => addedAt);
    expect(times).toEqual(times.toSorted().toReversed());
  }
  const before = await list('administrator');
  await call('PUT', 'api/favourites/school/school-larkstoke', { as: 'user', body: {} });
  await call('DELETE', 'api/favourites/school/school-wexcombe', { as: 'user' });
  expect(await list('administrator')).toEqual(before);
});

test('one is added first, once, and removed (FAV-5)', async () => {
  const before = await list();
  const path = 'api/favourites/school/school-larkstoke';
  await call('PUT', path, { as: 'user', body: {} });
  const { body } = await call('PUT', path, { as: 'user', body: {} });
  const added = { kind: 'school', id: 'school-larkstoke', addedAt: '2026-04-15T13:20:00Z' };
  expect(body).toEqual({ items: [added, ...before], total: before.length + 1 });
  await call('DELETE', path, { as: 'user' });
  expect((await call('DELETE', path, { as: 'user' })).body).toEqual({
    items: before,
    total: before.length,
  });
});

test.each(['match/unknown', 'team/team-gokcecinar-futsal', 'school/school-old-quarry'])(
  '%s is not public and cannot be added',
  async (what) => {
    expect((await call('PUT', `api/favourites/${what}`, { as: 'user', body: {} })).status).toBe(
      404,
    );
  },
);

test('a match for the people of a school is a favourite of theirs alone (FAV-8, MATCH-30)', async () => {
  const path = 'api/favourites/match/match-draft-guest';
  expect((await call('PUT', path, { as: 'schoolAdministrator', body: {} })).status).toBe(200);
  expect((await call('PUT', path, { as: 'administrator', body: {} })).status).toBe(200);
  expect((await call('PUT', path, { as: 'user', body: {} })).status).toBe(404);
  // A draft is in no list, so it cannot become a favourite.
  const draft = 'api/favourites/match/match-draft-open';
  expect((await call('PUT', draft, { as: 'administrator', body: {} })).status).toBe(404);
});

test('a kind that is none is refused by its name', async () => {
  const { status, body } = await call('PUT', 'api/favourites/player/a', { as: 'user', body: {} });
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: { kind: [expect.any(String)] } });
});

test('merging says what was added, and once more changes nothing (FAV-4)', async () => {
  const items = [
    { kind: 'school', id: 'school-larkstoke' },
    { kind: 'school', id: 'school-gokcecinar' },
    { kind: 'match', id: 'gone' },
  ];
  const merged = await merge(items);
  expect(merged).toMatchObject({ added: 1, alreadyThere: 1, unknown: 1, dropped: 0, total: 5 });
  expect(await merge(items)).toEqual({ ...merged, added: 0, alreadyThere: 2 });
});

test('a hundred are kept, the latest (FAV-7)', async () => {
  const old = matches
    .list()
    .slice(0, 90)
    .map(({ id }) => ({ kind: 'match', id, addedAt: '2026-01-01T00:00:00Z' }));
  const schools = seedSchools()
    .filter(({ status }) => status === 'active')
    .slice(0, 20);
  await merge(old);
  const { total, dropped } = await merge(schools.map(({ id }) => ({ kind: 'school', id })));
  expect(total).toBe(100);
  expect(dropped).toBeGreaterThan(0);
  const kept = await list();
  for (const { id } of schools) expect(kept.map((each) => each.id)).toContain(id);
});

test('what had no room was not added (FAV-4, FAV-7)', async () => {
  const ids = matches
    .list()
    .filter(({ visibility }) => visibility === 'public')
    .map(({ id }) => id);
  const at = (addedAt: string) => (id: string) => ({ kind: 'match', id, addedAt });
  await merge(ids.slice(0, 100).map(at('2026-04-15T13:00:00Z')));
  const late = ids.slice(100, 103).map(at('2026-01-01T00:00:00Z'));
  const early = ids.slice(103, 105).map(at('2026-04-15T13:10:00Z'));
  expect((await list()).length).toBe(100);
  expect(await merge([...late, ...early])).toMatchObject({ added: 2, dropped: 5, total: 100 });
});
