import type { MatchRecord } from '@touchline/contract/adminMatch';
import type { MatchList, MatchOverview } from '@touchline/contract/match';
import { afterAll, expect, test } from 'vitest';
import { pictures } from '../fixtures/advertisement.ts';
import { loadDataSet, matches } from '../store/dataSets.ts';
import { call, errorFieldsOf, urlOf } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();
afterAll(() => loadDataSet('school'));

test('a match that nobody has is 404', async () => {
  expect((await call('GET', 'api/matches/unknown')).status).toBe(404);
});

test('the picture of the advertisement is a drawing, and no other is there', async () => {
  const [name = ''] = Object.keys(pictures);
  const response = await fetch(urlOf(`api/assets/${name}`));
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await response.text()).toBe(pictures[name]);
  expect((await call('GET', 'api/assets/unknown')).status).toBe(404);
});

test('the licence line of a data set stands at its lists and its matches', async () => {
  await loadDataSet('real-season');
  const { body } = await call('GET', 'api/matches?pageSize=1');
  const { items, credit } = body as MatchList;
  expect(credit).toContain('openfootball');
  const match = await call('GET', `api/matches/${items[0]?.id}`);
  expect(match.body).toMatchObject({ credit });
});

test('visitors are told gender, level and kind in lists and of the match (MATCH-55)', async () => {
  await loadDataSet('school');
  const id = 'gb-hockey-u16-r7-1';
  const told = { gender: 'girls', level: '2nd', matchType: 'friendly' } as const;
  matches.change(id, matches.get(id).version, told, 'user-admin');
  const { body } = await call('GET', 'api/matches?pageSize=500');
  expect((body as MatchList).items.find((match) => match.id === id)).toMatchObject(told);
  expect((await call('GET', `api/matches/${id}`)).body).toMatchObject(told);
});

test.each(['real-season', 'world-cup'] as const)(
  'of the matches of %s no gender, level or kind is guessed',
  async (dataSet) => {
    await loadDataSet(dataSet);
    const unknown = { gender: null, level: null, matchType: null };
    const { body } = await call('GET', 'api/matches?pageSize=1');
    expect((body as MatchList).items).toMatchObject([unknown]);
    const found = matches.list().filter((m) => m.gender ?? m.level ?? m.matchType);
    expect(found).toEqual([]);
  },
);

test('a match that was changed is new in the list and the overview at once', async () => {
  await loadDataSet('school');
  const id = 'tr-football-u16-r10-2';
  const shown = async (path: string) => {
    const { body } = await call('GET', path);
    const { items = [], live = [] } = body as Partial<MatchList & MatchOverview>;
    return [...items, ...live].find((match) => match.id === id);
  };
  const paths = ['api/matches?pageSize=500', 'api/matches/overview'];
  for (const path of paths) expect((await shown(path))?.status, path).toBe('live');
  const { version } = matches.get(id);
  matches.change(id, version, { status: 'paused' }, 'user-admin');
  for (const path of paths) expect((await shown(path))?.status, path).toBe('paused');
});

test('a bound with milliseconds is the same instant as one without (WIRE-23)', async () => {
  const startsAt = '2026-04-15T15:30:00Z';
  const found = async (to: string) => {
    const { body } = await call('GET', `api/matches?from=${startsAt}&to=${to}&pageSize=500`);
    return (body as MatchList).items.map(({ schedule }) => schedule);
  };
  const expected = await found(startsAt);
  expect(expected).toContainEqual({ kind: 'dateTime', startsAt });
  expect(await found(startsAt.replace('Z', '.000Z'))).toEqual(expected);
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
  expect(errorFieldsOf(long)).toEqual(['to']);
  // The first and the last day count, too.
  const daysTo = (to: string) => call('GET', `api/matches/days?from=2026-01-01&to=${to}`);
  expect((await daysTo('2027-02-04')).status).toBe(200);
  expect((await daysTo('2027-02-05')).status).toBe(400);
});
