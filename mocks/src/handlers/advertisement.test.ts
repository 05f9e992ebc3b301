import type {
  AdvertisementFigures,
  AdvertisementRecord,
} from '@touchline/contract/adminAdvertisement';
import { advertisementStates, refusedCategories } from '@touchline/contract/adminAdvertisement';
import { expect, test } from 'vitest';
import { setNow } from '../clock.ts';
import { advertisementPicture, seedAdvertisements } from '../fixtures/advertisements.ts';
import { advertisements, currentAdvertisement, holdTurns } from '../store/advertisements.ts';
import { reset } from '../store/resets.ts';
import { call, errorFieldsOf, urlOf } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

const as = 'administrator';
const base = 'api/admin/advertisements';
const camp = `${base}/advertisement-camp`;

async function list(query = '') {
  const { body } = await call('GET', `${base}?pageSize=100&${query}`, { as });
  return (body as { items: AdvertisementRecord[] }).items;
}

test('there are ten, no two alike, in every state, each with a picture of its own (AD-12)', async () => {
  const all = await list();
  expect(all).toHaveLength(10);
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(advertisementStates));
  for (const key of ['id', 'title', 'description'] as const)
    expect(new Set(all.map((each) => each[key])).size, key).toBe(10);
  const drawings = all.flatMap(
    ({ imageUrl }) => advertisementPicture(imageUrl?.split('/').at(-1) ?? '') ?? [],
  );
  expect(new Set(drawings).size).toBe(8);
  for (const { imageUrl } of all)
    if (imageUrl) expect((await fetch(urlOf(imageUrl.slice(1)))).status).toBe(200);
});

test('the public gets the one that runs, without what is for administrators (AD-16)', async () => {
  const { body } = await call('GET', 'api/advertisements/current');
  expect(body).toMatchObject({ id: 'advertisement-kestrel' });
  for (const field of ['status', 'weight', 'approvedBy', 'version'])
    expect(body).not.toHaveProperty(field);
});

test('one of the own school comes before one for all, and one that has ended not at all (AD-14, AD-16)', () => {
  for (let view = 0; view < 3; view++)
    expect(currentAdvertisement('school-silverboom')?.id).toBe('advertisement-library');
  expect(currentAdvertisement('school-wexcombe')?.id).toBe('advertisement-kestrel');
  const kestrel = advertisements.get('advertisement-kestrel');
  const shownIn = (views: number) =>
    new Set(Array.from({ length: views }, () => currentAdvertisement(null)?.id));
  kestrel.status = 'paused';
  expect(shownIn(20)).not.toContain('advertisement-kestrel');
  kestrel.status = 'active';
  expect(shownIn(20)).toContain('advertisement-kestrel');
  setNow(kestrel.endsAt ?? '');
  expect(shownIn(20)).not.toContain('advertisement-kestrel');
  for (const each of advertisements.list()) each.status = 'draft';
  expect(currentAdvertisement(null)).toBeNull();
});

test('one that a page shows stays while it is current, and takes no turn (AD-20)', async () => {
  const views = () => Array.from({ length: 3 }, () => currentAdvertisement(null)?.id);
  const [first = '', ...others] = views();
  const other = others.find((id) => id !== first) ?? '';
  reset();
  currentAdvertisement(null);
  for (let look = 0; look < 3; look++) {
    const { body } = await call('GET', `api/advertisements/current?shown=${other}`);
    expect(body).toMatchObject({ id: other });
  }
  expect([first, ...Array.from({ length: 2 }, () => currentAdvertisement(null)?.id)]).toEqual([
    first,
    ...others,
  ]);
  advertisements.get(other).status = 'paused';
  expect(currentAdvertisement(null, other)?.id).not.toBe(other);
  // One of the own school comes before the one that is shown.
  expect(currentAdvertisement('school-silverboom', first ?? '')?.id).toBe('advertisement-library');
});

test('a visit and a call are counted for today, one for each (AD-18)', async () => {
  const id = 'advertisement-kestrel';
  const today = async () => {
    const { body } = await call('GET', `${base}/${id}/figures`, { as });
    return (body as AdvertisementFigures).days.at(-1);
  };
  const before = await today();
  const follow = (kind: string, of = id) =>
    call('POST', `api/advertisements/${of}/follow`, { body: { kind } });
  expect((await follow('visit')).status).toBe(204);
  expect(await today()).toEqual({ ...before, visited: (before?.visited ?? 0) + 1 });
  await follow('call');
  await follow('call');
  expect(await today()).toMatchObject({
    date: '2026-04-15',
    visited: (before?.visited ?? 0) + 1,
    called: (before?.called ?? 0) + 2,
  });
  // Nobody has seen a draft.
  const draft = advertisements.list().find(({ status }) => status === 'draft');
  expect((await follow('visit', draft?.id)).status).toBe(404);
  reset();
  expect(await today()).toEqual(before);
});

test('it is counted as shown for each page that gets it, once (AD-18)', async () => {
  const shownToday = async (id: string) => {
    const { body } = await call('GET', `${base}/${id}/figures`, { as });
    return (body as AdvertisementFigures).days.at(-1)?.shown ?? 0;
  };
  const before = await shownToday('advertisement-kestrel');
  const { body } = await call('GET', 'api/advertisements/current');
  expect(body).toMatchObject({ id: 'advertisement-kestrel' });
  expect(await shownToday('advertisement-kestrel')).toBe(before + 1);
  // The page that shows it asks whether it is still the one.
  await call('GET', 'api/advertisements/current?shown=advertisement-kestrel');
  expect(await shownToday('advertisement-kestrel')).toBe(before + 1);
});

test('those that share a place are shown in turn by their weights, the heaviest first, the same after a reset (AD-16)', () => {
  const views = (count: number) =>
    Array.from({ length: count }, () => currentAdvertisement(null)?.id ?? '');
  const countsOf = (shown: readonly string[]) => {
    const counts: Record<string, number> = {};
    for (const id of shown) counts[id] = (counts[id] ?? 0) + 1;
    return counts;
  };
  const weights = {
    'advertisement-kestrel': 10,
    'advertisement-larkfield': 4,
    'advertisement-okuma': 3,
  };
  const first = views(17);
  expect(first[0]).toBe('advertisement-kestrel');
  expect(countsOf(first)).toEqual(weights);
  // The turns of one advertisement are spread between those of the others.
  expect(new Set(first.slice(0, 5)).size).toBe(3);
  expect(views(17)).toEqual(first);
  reset();
  expect(views(17)).toEqual(first);
});

test.each([0, 11, 2.5])('a weight of %d is refused (AD-14)', async (weight) => {
  const body = { version: 2, advertisement: { weight } };
  expect(errorFieldsOf(await call('PATCH', camp, { as, body }))).toEqual(['advertisement.weight']);
});

test('planned, running and ended follow from the dates alone (AD-12)', async () => {
  const stateOf = async () =>
    (await list()).find(({ id }) => id === 'advertisement-orchard')?.state;
  const { startsAt, endsAt } = advertisements.get('advertisement-orchard');
  expect(await stateOf()).toBe('planned');
  setNow(startsAt ?? '');
  expect(await stateOf()).toBe('running');
  setNow(endsAt ?? '');
  expect(await stateOf()).toBe('ended');
});

test('a status changes along its way alone, and the first activation is the approval (AD-12)', async () => {
  const change = (status: string, version: number) =>
    call('POST', `${camp}/status`, { as, body: { version, status } });
  expect((await change('paused', 2)).status).toBe(409);
  const { body } = await change('active', 2);
  expect(body).toMatchObject({
    status: 'active',
    approvedBy: 'Umut Örnekoğlu',
    approvedAt: '2026-04-15T13:20:00Z',
  });
  expect((await call('DELETE', `${camp}?version=3`, { as })).status).toBe(409);
  expect((await change('paused', 3)).body).toMatchObject({ status: 'paused' });
  expect((await change('draft', 4)).status).toBe(409);
  expect((await change('archived', 4)).status).toBe(200);
  expect((await change('draft', 5)).status).toBe(409);
  expect((await change('active', 4)).body).toMatchObject({ current: { version: 5 } });
  expect((await call('DELETE', `${camp}?version=5`, { as })).status).toBe(200);
  expect((await call('GET', camp, { as })).status).toBe(404);
});

test('what was archived goes back to where it was (ADMIN-110)', async () => {
  const change = (status: string, version: number) =>
    call('POST', `${camp}/status`, { as, body: { version, status } });
  expect((await change('archived', 2)).status).toBe(200);
  // It was never approved, so restoring it from the archive does not publish it.
  expect((await change('active', 3)).status).toBe(409);
  expect((await change('draft', 3)).body).toMatchObject({ status: 'draft', approvedAt: null });
  expect((await change('active', 4)).status).toBe(200);
  expect((await change('archived', 5)).status).toBe(200);
  expect((await change('active', 6)).body).toMatchObject({ status: 'active', state: 'planned' });
});

test('the end is after the beginning, also of the one that was there (AD-15)', async () => {
  const { startsAt } = seedAdvertisements().find(({ id }) => id === 'advertisement-camp') ?? {};
  const body = { version: 2, advertisement: { endsAt: startsAt } };
  expect(errorFieldsOf(await call('PATCH', camp, { as, body }))).toEqual(['advertisement.endsAt']);
  const school = { version: 2, advertisement: { schoolId: 'unknown' } };
  expect(errorFieldsOf(await call('PATCH', camp, { as, body: school }))).toEqual([
    'advertisement.schoolId',
  ]);
});

test('a stale change is told with the record, whatever does not fit any more (ADMIN-14)', async () => {
  const change = (advertisement: object) =>
    call('PATCH', camp, { as, body: { version: 2, advertisement } });
  const period = { startsAt: '2026-06-01T09:00:00Z', endsAt: '2026-06-30T09:00:00Z' };
  const { body: current } = await change(period);
  expect(current).toMatchObject(period);
  const refused = await change({ endsAt: '2026-05-01T09:00:00Z' });
  expect(refused).toMatchObject({ status: 409, body: { current } });
});

test.each(refusedCategories)('%s is refused (AD-13)', async (category) => {
  const body = { version: 2, advertisement: { category } };
  expect(errorFieldsOf(await call('PATCH', camp, { as, body }))).toEqual([
    'advertisement.category',
  ]);
});

test('food is flagged, nothing else (AD-13)', async () => {
  const all = await list();
  expect(new Set(all.map(({ isFlagged }) => isFlagged))).toEqual(new Set([true, false]));
  for (const { category, isFlagged } of all) expect(isFlagged).toBe(category === 'food');
});

test.each([
  ['webLink', 'http://bakery.touchline.example'],
  ['webLink', 'https://user:secret@bakery.touchline.example'],
  ['webLink', 'javascript:alert(1)'],
  ['contactNumber', '0117 496 0140'],
  ['contactNumber', '+4411749'],
  ['imageUrl', 'data:image/png;base64,AA'],
  ['imageUrl', '/api/assets/../secret'],
  ['weight', 11],
  ['weight', 0],
])('an advertisement with %s %j is refused (AD-9)', async (field, value) => {
  const body = { version: 2, advertisement: { [field]: value } };
  expect(errorFieldsOf(await call('PATCH', camp, { as, body }))).toEqual([
    `advertisement.${field}`,
  ]);
});

test('what runs in the same place at the same time is found (AD-17)', async () => {
  const ask = async (query: string) => {
    const { body } = await call('GET', `${base}/overlaps?${query}`, { as });
    return (body as { items: { id: string }[] }).items.map(({ id }) => id).toSorted();
  };
  const week = 'startsAt=2026-04-21T00:00:00Z&endsAt=2026-04-24T00:00:00Z';
  expect(await ask(week)).toEqual([
    'advertisement-kestrel',
    'advertisement-larkfield',
    'advertisement-okuma',
    'advertisement-orchard',
  ]);
  expect(await ask(`${week}&exceptId=advertisement-kestrel`)).not.toContain(
    'advertisement-kestrel',
  );
  expect(await ask(`${week}&schoolId=school-wexcombe`)).toEqual(['advertisement-physio']);
  expect(await ask('startsAt=2027-01-01T00:00:00Z')).toEqual([]);
});

test('the figures of the days add up, and none lies ahead (AD-18)', async () => {
  const ask = async (query: string) =>
    (await call('GET', `${base}/advertisement-kestrel/figures?${query}`, { as }))
      .body as AdvertisementFigures;
  const { days, total } = await ask('from=2026-04-01&to=2026-04-30');
  expect(days[0]?.date).toBe('2026-04-05');
  expect(days.at(-1)?.date).toBe('2026-04-15');
  for (const key of ['shown', 'visited', 'called'] as const)
    expect(total[key]).toBe(days.reduce((sum, day) => sum + day[key], 0));
  for (const { shown, visited, called } of days) {
    expect(shown).toBeGreaterThan(visited);
    expect(visited).toBeGreaterThanOrEqual(called);
  }
  expect(await ask('from=2026-04-01&to=2026-04-30')).toEqual({ days, total });
  const refused = await call(
    'GET',
    `${base}/advertisement-kestrel/figures?from=2026-04-02&to=2026-04-01`,
    { as },
  );
  expect(errorFieldsOf(refused)).toEqual(['from']);
  const since = (from: string) =>
    call('GET', `${base}/advertisement-kestrel/figures?from=${from}`, { as });
  expect((await since('2025-04-15')).status).toBe(200);
  expect((await since('2025-04-14')).status).toBe(400);
  const span = 'from=2025-04-14&to=2026-04-15';
  const long = await call('GET', `${base}/advertisement-kestrel/figures?${span}`, { as });
  expect(errorFieldsOf(long)).toEqual(['from']);
});

// The last one, because the turns stay held.
test('a story gets the same one however often it asks', () => {
  const shownTwice = () => [1, 2].map(() => currentAdvertisement(null)?.id);
  expect(new Set(shownTwice()).size).toBe(2);
  holdTurns();
  expect(new Set(shownTwice()).size).toBe(1);
});
