import 'fake-indexeddb/auto';
import type { Match, MatchSummary } from '@touchline/contract/match';
import { clear, createStore, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FavouriteTarget } from '#features/favourites';
import { connectClient } from '#platform/client/client.ts';
import { keepAnswer } from '#platform/kept/keptAnswers.ts';
import { shownAsOfAtom } from '#platform/kept/answerTimes.ts';
import { store } from '#platform/store.ts';
import { searchFavourites } from './searchFavourites.ts';

const followed = vi.hoisted(() => ({ list: [] as FavouriteTarget[] }));
vi.mock('#features/favourites', () => ({ readKnownFavourites: async () => followed.list }));

vi.stubGlobal('document', { querySelector: () => null });
vi.stubGlobal('location', { origin: 'https://site.example', pathname: '/home' });

const database = createStore('touchline-kept', 'answers');

let userId: string | null;
const token = { value: 'token', isUsable: true };
connectClient({ getToken: () => (userId ? token : null), getUserId: () => userId });

const match = (id: string, title: string, [team, school]: [string, string] = ['t', 's']) =>
  ({
    id,
    broadcastTitle: title,
    status: 'scheduled',
    teams: [{ id: team, name: `Team ${team}`, school: { id: school, name: `School ${school}` } }],
    sport: 'football',
    schedule: { kind: 'tbc' },
    events: [],
  }) as unknown as Match;

const keepList = (items: readonly MatchSummary[], query = '') =>
  keepAnswer({
    name: 'matches',
    url: `/api/matches${query}`,
    owner: userId ?? '',
    value: { items, total: items.length },
  });
const keepMatch = (value: Match, owner = userId ?? '') =>
  keepAnswer({ name: 'match', url: `/api/matches/${value.id}`, owner, value });
const find = async (text: string) => (await searchFavourites(text)).map(({ id }) => id);
const follow = (...ids: string[]) => {
  followed.list = ids.map((id) => ({ kind: 'match', id }));
};

beforeEach(async () => {
  vi.useRealTimers();
  userId = null;
  follow();
  await clear(database);
});

test('followed matches are found as they were seen last, however they are typed (SEARCH-16, SEARCH-23)', async () => {
  follow('a', 'b');
  keepList([match('a', 'Iğdır – Şırnak'), match('other', 'Iğdır – Muş')], '?page=1');
  keepMatch(match('b', 'Ordu – Iğdır'));
  expect(await find('igdir')).toEqual(['a', 'b']);
  expect(await find('ŞIRNAK')).toEqual(['a']);
  expect(await find('muş')).toEqual([]);
});

test('matches of followed teams and schools are found, also by their names (SEARCH-23)', async () => {
  followed.list = [
    { kind: 'team', id: 'north' },
    { kind: 'school', id: 'hill' },
  ];
  keepAnswer({
    name: 'matchOverview',
    url: '/api/matches/overview',
    owner: '',
    value: {
      live: [match('1', 'Final', ['north', 'x'])],
      today: [match('2', 'Semi-final', ['y', 'hill'])],
      recent: [match('3', 'Final', ['y', 'x'])],
      next: [],
    },
  });
  expect(await find('final')).toEqual(['1', '2']);
  expect(await find('school hill')).toEqual(['2']);
});

test('exact names come first, then beginnings, then those of a word (SEARCH-17, SEARCH-20, SEARCH-23)', async () => {
  follow('in', 'word', 'begin', 'exact');
  keepList([
    match('in', 'Scupper'),
    match('word', 'Spring-cup'),
    match('begin', 'Cup tie'),
    match('exact', 'Cup'),
  ]);
  expect(await find('cup')).toEqual(['exact', 'begin', 'word', 'in']);
});

test('of a match that was seen twice the newer one is searched (SEARCH-23)', async () => {
  follow('a');
  vi.useFakeTimers({ toFake: ['Date'] });
  keepList([match('a', 'Old title')]);
  vi.setSystemTime(Date.now() + 1_000);
  keepMatch(match('a', 'New title'));
  expect(await find('old')).toEqual([]);
  expect(await find('new')).toEqual(['a']);
});

test('of a match that two pages have seen the later state is searched (SEARCH-23)', async () => {
  follow('a');
  const changed = (title: string, updatedAt: string) => ({ ...match('a', title), updatedAt });
  keepMatch(changed('Before', '2026-04-15T13:00:00Z'));
  keepList([changed('After', '2026-04-15T13:00:01Z')]);
  expect(await find('after')).toEqual(['a']);
  expect(await find('before')).toEqual([]);
});

test('what was kept of another person, or too long ago, is not searched (OFFLINE-7, OFFLINE-8)', async () => {
  follow('a', 'b');
  keepMatch(match('a', 'Cup of a visitor'), '');
  userId = 'ada';
  expect(await find('cup')).toEqual([]);
  vi.useFakeTimers({ toFake: ['Date'] });
  keepMatch(match('b', 'Cup of Ada'));
  expect(await find('cup')).toEqual(['b']);
  // A match is kept for a day, because it can name players.
  vi.setSystemTime(Date.now() + 25 * 60 * 60_000);
  expect(await find('cup')).toEqual([]);
});

test('a search does not change how old the page says that it is', async () => {
  follow('a');
  keepMatch(match('a', 'Cup'));
  const before = store.get(shownAsOfAtom);
  await find('cup');
  expect(store.get(shownAsOfAtom)).toBe(before);
});

test.each([
  ['{', 'no JSON'],
  ['{"id":1}', 'another shape'],
])('what cannot be read any more hides nothing else: %s (SEC-7, SEARCH-23)', async (text) => {
  follow('a', 'b');
  keepMatch(match('a', 'Cup'));
  await set('|/api/matches/b', { at: Date.now(), text }, database);
  expect(await find('cup')).toEqual(['a']);
});
