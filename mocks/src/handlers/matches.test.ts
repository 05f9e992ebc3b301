import type { MatchList, MatchOverview } from '@touchline/contract/match';
import { afterAll, expect, test } from 'vitest';
import { pictures } from '../fixtures/advertisement.ts';
import { loadDataSet, matches } from '../store/dataSets.ts';
import { call, urlOf } from '../testing/call.ts';
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
