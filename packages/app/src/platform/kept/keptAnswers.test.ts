import 'fake-indexeddb/auto';
import { clear, createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connectClient } from '../client/client.ts';
import type { AnyOptions } from '../client/request.ts';
import { historyUpdateAtom } from '../location/location.ts';
import { syncServerClock } from '../serverClock.ts';
import { endSessionScope } from '../sessionScope.ts';
import { store } from '../store.ts';
import { shownAsOfAtom } from './answerTimes.ts';
import { reportAnswer } from './answers.ts';
import {
  forgetAll,
  forgetOthers,
  hasKept,
  readAllKept,
  readKept,
  startKeepingAnswers,
} from './keptAnswers.ts';
import { dayLength } from '#platform/time/days.ts';

const database = createStore('touchline-kept', 'answers');
const shortcut = {
  id: 's',
  label: 'Squad',
  description: null,
  icon: null,
  link: '/a',
  useRouter: true,
};

let userId: string | null;

vi.stubGlobal('document', { querySelector: () => null });
vi.stubGlobal('location', { origin: 'https://site.example', pathname: '/home' });
let isLocked = false;
/** A locked session has a person and no token. */
const getToken = () => (userId === null || isLocked ? null : { value: 't', isUsable: true });
connectClient({ getToken, getUserId: () => userId });
startKeepingAnswers();

const url = '/api/common/shortcuts';
const answer = (
  owner: string,
  value: unknown = [shortcut],
  name: 'shortcuts' | 'athletes' = 'shortcuts',
) => reportAnswer({ name, url, owner, value });
const readShortcuts = () => readKept('shortcuts', {});
const held = () => entries<string, { at: number; text: string }>(database);

beforeEach(async () => {
  userId = 'ada';
  isLocked = false;
  await forgetOthers();
  await clear(database);
});

afterEach(() => void vi.useRealTimers());

test('what was seen last can be read again (OFFLINE-5)', async () => {
  answer('ada');
  await expect(readShortcuts()).resolves.toMatchObject([{ id: 's', label: 'Squad' }]);
  const unreadCount = { name: 'unreadCount', url: '/api/messages/unread-count' } as const;
  reportAnswer({ ...unreadCount, owner: 'ada', value: { count: 3 } });
  await expect(readKept('unreadCount', {})).resolves.toEqual({ count: 3 });
  // The age of a list in another part is not shown as that of the page.
  expect(store.get(shownAsOfAtom)).toBeNull();
  reportAnswer({ name: 'matches', url: '/api/matches', owner: 'ada', value: [] });
  expect(store.get(shownAsOfAtom)).toBeGreaterThan(Date.now() - 10_000);
});

function go(pathname: string, search = '') {
  store.set(historyUpdateAtom, {
    action: 'PUSH',
    location: { pathname, search, hash: '', state: null, key: pathname + search },
  });
}

test.each([
  ['/messages/message-1', 'the page of one'],
  ['/messages', 'the page of all'],
])('the age of the messages is that of %s (OFFLINE-5)', (pathname) => {
  go(pathname);
  reportAnswer({ name: 'messages', url: '/api/common/messages', owner: 'ada', value: [] });
  expect(store.get(shownAsOfAtom)).toBeGreaterThan(Date.now() - 10_000);
  go('/home');
  reportAnswer({ name: 'messages', url: '/api/common/messages', owner: 'ada', value: [] });
  expect(store.get(shownAsOfAtom)).toBeNull();
});

test('after a change of filter the age is that of what is shown then (ERROR-6, OFFLINE-5)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-04-18T10:00:00Z') });
  const list = (query: string) => {
    const value = { items: [], total: 0 };
    reportAnswer({ name: 'matches', url: `/api/matches?${query}`, owner: 'ada', value });
  };
  go('/matches', '?sport=rugby');
  list('sport=rugby');
  vi.setSystemTime(Date.parse('2026-04-18T10:20:00Z'));
  reportAnswer({ name: 'schools', url: '/api/schools', owner: 'ada', value: [] });
  go('/matches', '?sport=football');
  list('sport=football');
  expect(store.get(shownAsOfAtom)).toBe(Date.parse('2026-04-18T10:20:00Z'));
  // Another part of the page counts on its own.
  vi.setSystemTime(Date.parse('2026-04-18T10:40:00Z'));
  go('/matches', '?sport=tennis');
  list('sport=tennis');
  expect(store.get(shownAsOfAtom)).toBe(Date.parse('2026-04-18T10:20:00Z'));
});

test('of two parts of a page the older one counts, though their requests differ in the query alone (ERROR-6)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-04-18T10:00:00Z') });
  const list = (query: string) => {
    const value = { items: [], total: 0 };
    reportAnswer({ name: 'matches', url: `/api/matches?${query}`, owner: 'ada', value });
  };
  go('/schools/school-wexcombe');
  list('to=2026-04-18');
  vi.setSystemTime(Date.parse('2026-04-18T10:20:00Z'));
  list('from=2026-04-18');
  expect(store.get(shownAsOfAtom)).toBe(Date.parse('2026-04-18T10:00:00Z'));
});

test('a device whose clock is months off finds what was seen before the server told the time (OFFLINE-5)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00Z') });
  onTestFinished(() => syncServerClock(new Date().toUTCString()));
  syncServerClock('Wed, 15 Apr 2026 12:00:00 GMT');
  const value = { items: [], total: 0 };
  const url = '/api/matches?from=2026-04-15&pageSize=6';
  reportAnswer({ name: 'matches', url, owner: 'ada', value });
  // As the next visit begins.
  syncServerClock(new Date().toUTCString());
  const read = (from: string) => readKept('matches', { query: { from, pageSize: 6 } });
  await expect(read('2026-11-27')).resolves.toMatchObject(value);
  await expect(read('2026-11-25')).rejects.toMatchObject({ kind: 'offline' });
  // The server tells it while the list is waited for.
  syncServerClock('Thu, 16 Apr 2026 12:00:00 GMT');
  await expect(read('2026-11-27')).resolves.toMatchObject(value);
  await expect(read('2026-04-16')).resolves.toMatchObject(value);
  await expect(read('2026-04-18')).rejects.toMatchObject({ kind: 'offline' });
});

test('on the next day what was seen from the day before on can be read (OFFLINE-5)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-04-18T12:00:00Z') });
  const list = (query: string) => ({ name: 'matches' as const, url: `/api/matches?${query}` });
  const value = { items: [], total: 0 };
  reportAnswer({ ...list('from=2026-04-18&pageSize=6'), owner: 'ada', value });
  reportAnswer({ ...list('to=2026-05-02&pageSize=6'), owner: 'ada', value });
  const days = {
    name: 'matchDays' as const,
    url: '/api/matches/days?from=2025-10-01&to=2026-11-04',
  };
  reportAnswer({ ...days, owner: 'ada', value: { days: [{ date: '2026-04-18', total: 2 }] } });
  const read = (query: AnyOptions['query']) => readKept('matches', { query });
  await expect(read({ from: '2026-04-18', pageSize: 6 })).resolves.toMatchObject(value);
  vi.setSystemTime(Date.parse('2026-04-19T12:00:00Z'));
  await expect(read({ from: '2026-04-19', pageSize: 6 })).resolves.toMatchObject(value);
  await expect(
    readKept('matchDays', { query: { from: '2025-10-02', to: '2026-11-05' } }),
  ).resolves.toMatchObject({ days: [{ date: '2026-04-18' }] });
  // Another list, and days that somebody has chosen.
  for (const query of [
    { from: '2026-04-19', pageSize: 12 },
    { to: '2026-04-19', pageSize: 6 },
    { to: '2026-05-03', pageSize: 6 },
    { from: '2026-04-25', pageSize: 6 },
  ]) {
    await expect(read(query)).rejects.toMatchObject({ kind: 'offline' });
  }
  vi.setSystemTime(Date.parse('2026-04-26T12:00:00Z'));
  await expect(read({ from: '2026-04-26', pageSize: 6 })).rejects.toMatchObject({
    kind: 'offline',
  });
});

test('nothing of the admin area, of a search or of the sign-in is kept (OFFLINE-6)', async () => {
  answer('ada', { items: [] }, 'athletes');
  reportAnswer({ name: 'searchMatches', url: '/api/matches/search', owner: 'ada', value: {} });
  reportAnswer({ name: 'user', url: '/api/common/user', owner: 'ada', value: { id: 'ada' } });
  await expect(readKept('athletes', {})).rejects.toMatchObject({ kind: 'offline' });
  expect(await held()).toEqual([]);
});

test.each(['matches', 'schools', 'teams'] as const)(
  'a list of %s that a text has found is not kept (OFFLINE-6, ATHLETE-7)',
  async (name) => {
    const found = `/api/${name}?pageSize=12&search=Elif+Kaya`;
    const all = `/api/${name}?pageSize=12`;
    const value = { items: [], total: 0 };
    reportAnswer({ name, url: found, owner: 'ada', value });
    reportAnswer({ name, url: all, owner: 'ada', value });
    const search = { query: { pageSize: 12, search: 'Elif Kaya' } };
    await expect(readKept(name, search)).rejects.toMatchObject({ kind: 'offline' });
    await expect(readKept(name, { query: { pageSize: 12 } })).resolves.toMatchObject(value);
    expect((await held()).map(([key]) => key)).toEqual([`ada|${all}`]);
  },
);

test.each([
  ['{', 'no JSON'],
  ['{"a":1}', 'another shape'],
])('what does not fit its schema any more is not shown: %s (OFFLINE-6)', async (text) => {
  await set(`ada|${url}`, { at: Date.now(), text }, database);
  await expect(readShortcuts()).rejects.toThrow();
});

test('another person and a visitor find nothing of it (OFFLINE-7)', async () => {
  answer('ada');
  await expect(readShortcuts()).resolves.toHaveLength(1);
  for (const other of ['bob', null, 'ad']) {
    userId = other;
    await expect(readShortcuts()).rejects.toMatchObject({ kind: 'offline' });
  }
});

test('the end of the session leaves what a visitor saw, alone (OFFLINE-7)', async () => {
  answer('');
  answer('ada');
  await expect(readShortcuts()).resolves.toHaveLength(1);
  userId = null;
  endSessionScope({ reason: 'left', userId: 'ada', accessToken: '' });
  await vi.waitFor(async () => expect((await held()).map(([key]) => key)).toEqual([`|${url}`]));
});

test('an answer that was on its way is not written after the end (OFFLINE-7)', async () => {
  userId = null;
  answer('ada');
  // Reads after what is to be written.
  await expect(readShortcuts()).rejects.toMatchObject({ kind: 'offline' });
  expect(await held()).toEqual([]);
});

test('what is read while the session ends is nothing to the next one (AUTH-14)', async () => {
  userId = null;
  answer('');
  const reading = readShortcuts();
  endSessionScope({ reason: 'left', userId: 'ada', accessToken: '' });
  await expect(reading).rejects.toMatchObject({ kind: 'offline' });
  await expect(readShortcuts()).resolves.toHaveLength(1);
});

test('all that was kept of a call is nothing to the next one either (AUTH-14)', async () => {
  answer('ada');
  await expect(readAllKept('shortcuts')).resolves.toHaveLength(1);
  const reading = readAllKept('shortcuts');
  endSessionScope({ reason: 'left', userId: 'ada', accessToken: '' });
  await expect(reading).resolves.toEqual([]);
});

test('a person can delete all that is kept (USER-15)', async () => {
  answer('');
  answer('ada');
  await expect(hasKept()).resolves.toBe(true);
  await forgetAll();
  await expect(hasKept()).resolves.toBe(false);
  expect(await held()).toEqual([]);
});

test('a lock forgets what is kept of the person who is still there (OFFLINE-7)', async () => {
  answer('ada');
  await forgetOthers('');
  expect(await held()).toEqual([]);
});

test('an answer that was on its way is not written after the lock (OFFLINE-7)', async () => {
  isLocked = true;
  await forgetOthers('');
  answer('ada');
  answer('');
  await forgetOthers();
  expect((await held()).map(([key]) => key)).toEqual([`|${url}`]);
});

test.each([
  ['team', dayLength],
  ['match', dayLength],
  ['matchLineUps', dayLength],
  ['shortcuts', 7 * dayLength],
] as const)('%s is kept for %d ms (OFFLINE-8)', async (name, lifetime) => {
  const path = { path: { id: 'x' } };
  const address = { team: 'teams/x', match: 'matches/x', matchLineUps: 'matches/x/line-ups' };
  const at = Date.now() - lifetime - 1;
  const key = name === 'shortcuts' ? `ada|${url}` : `ada|/api/${address[name]}`;
  await set(key, { at, lifetime, text: '[]' }, database);
  await expect(readKept(name, path)).rejects.toMatchObject({ kind: 'offline' });
  await forgetOthers();
  expect(await held()).toEqual([]);
});

describe('what nobody asks for again', () => {
  const expired = ['ada|/api/teams/x', 'ada|/api/matches/x', 'ada|/api/schools', '|/api/teams/x'];
  const recent = ['ada|/api/matches?page=1', 'ada|/api/teams/y', '|/api/teams/z'];

  beforeEach(async () => {
    const twoDaysAgo = Date.now() - 2 * dayLength;
    const [team = '', match = '', schools = '', ofVisitor = ''] = expired;
    const [matches = '', otherTeam = '', recentOfVisitor = ''] = recent;
    const text = '[]';
    await set(team, { at: twoDaysAgo, lifetime: dayLength, text }, database);
    await set(match, { at: twoDaysAgo, lifetime: dayLength, text }, database);
    await set(schools, { at: Date.now() - 8 * dayLength, lifetime: 7 * dayLength, text }, database);
    await set(ofVisitor, { at: twoDaysAgo, lifetime: dayLength, text }, database);
    await set(matches, { at: twoDaysAgo, lifetime: 7 * dayLength, text }, database);
    await set(otherTeam, { at: Date.now(), lifetime: dayLength, text }, database);
    await set(recentOfVisitor, { at: Date.now(), lifetime: dayLength, text }, database);
  });

  const heldKeys = async () => (await held()).map(([key]) => key).toSorted();

  test('goes when its time is over, within an hour of a long visit (OFFLINE-8)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 + 1 });
    answer('ada');
    await forgetOthers();
    expect(await heldKeys()).toEqual([...recent, `ada|${url}`].toSorted());
  });

  test('goes when its time is over, at the next visit (OFFLINE-8)', async () => {
    vi.resetModules();
    const client = await import('../client/client.ts');
    client.connectClient({ getToken, getUserId: () => userId });
    const nextVisit = await import('./keptAnswers.ts');
    nextVisit.startKeepingAnswers();
    await nextVisit.forgetOthers();
    expect(await heldKeys()).toEqual(recent.toSorted());
  });
});

test('a time in the future, by a clock that was wrong, is not believed (OFFLINE-8)', async () => {
  await set(`ada|${url}`, { at: Date.now() + dayLength, text: '[]' }, database);
  await expect(readShortcuts()).rejects.toMatchObject({ kind: 'offline' });
});

test('an answer to what was asked on another day goes when its time is over (OFFLINE-8)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-04-18T12:00:00Z') });
  const lists = (from: string) => ({ name: 'matches' as const, url: `/api/matches?from=${from}` });
  reportAnswer({ ...lists('2026-04-18'), owner: 'ada', value: { items: [], total: 0 } });
  await forgetOthers();
  vi.setSystemTime(Date.parse('2026-04-26T12:00:00Z'));
  const reading = readKept('matches', { query: { from: '2026-04-26' } });
  await expect(reading).rejects.toMatchObject({ kind: 'offline' });
  await forgetOthers();
  expect(await held()).toEqual([]);
});

test('what was withdrawn goes at once (OFFLINE-8)', async () => {
  answer('ada');
  reportAnswer({ name: 'shortcuts', url, owner: 'ada', value: undefined });
  await forgetOthers();
  expect(await held()).toEqual([]);
});

test('60 answers are kept, the latest, each of at most 200,000 letters (OFFLINE-8)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let index = 0; index < 65; index += 1) {
    vi.setSystemTime(1_000_000 + index);
    reportAnswer({ name: 'matches', url: `/api/matches?p=${index}`, owner: 'ada', value: [] });
  }
  reportAnswer({ name: 'matches', url: '/large', owner: 'ada', value: 'x'.repeat(200_000) });
  await forgetOthers();
  const found = await held();
  expect(found).toHaveLength(60);
  expect(Math.min(...found.map(([, { at }]) => at))).toBe(1_000_005);
});

test('of a list that is too long the first items are kept, with the total of all (OFFLINE-8)', async () => {
  const name = 'schools';
  const school = (id: string) => ({
    id,
    name: 'A long name '.repeat(24),
    shortName: id,
    type: 'secondary',
    city: null,
    district: null,
    country: 'TR',
    logoUrl: null,
    colours: null,
  });
  const items = Array.from({ length: 480 }, (_, index) => school(`school-${index}`));
  const report = (query: string) =>
    reportAnswer({
      name,
      url: `/api/schools?${query}`,
      owner: 'ada',
      value: { items, total: 900 },
    });
  const ids = items.map(({ id }) => id);
  report('pageSize=480');
  report(`ids=${ids.join('%2C')}&pageSize=480`);
  const kept = (await readKept(name, { query: { pageSize: 480 } })) as {
    items: { id: string }[];
    total: number;
  };
  expect(kept.total).toBe(900);
  expect(kept.items.length).toBeGreaterThan(300);
  expect(kept.items.length).toBeLessThan(480);
  expect(kept.items.map(({ id }) => id)).toEqual(ids.slice(0, kept.items.length));
  // A record that is missing among those of its ids would count as not published.
  const [only, ...others] = await held();
  expect(others).toEqual([]);
  expect(only?.[0]).toContain('pageSize=480');
  expect(only?.[0]).not.toContain('ids=');
  expect(only?.[1].text.length).toBeLessThanOrEqual(200_000);
});

test('a blocked storage keeps nothing and breaks nothing (SEC-11)', async () => {
  const open = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('blocked', 'InvalidStateError');
  });
  answer('ada');
  await expect(readShortcuts()).rejects.toMatchObject({ kind: 'offline' });
  open.mockRestore();
});

describe('records by their ids (OFFLINE-5)', () => {
  const school = (id: string) => ({
    id,
    name: id,
    shortName: id,
    type: 'secondary',
    city: null,
    district: null,
    country: 'TR',
    logoUrl: null,
    colours: null,
  });
  const keepSchools = async (query: string, ids: readonly string[]) => {
    const value = { items: ids.map(school), total: ids.length };
    reportAnswer({ name: 'schools', url: `/api/schools?${query}`, owner: 'ada', value });
    await hasKept();
  };
  const readSchools = async (...ids: string[]) => {
    const answer = await readKept('schools', { query: { ids, pageSize: ids.length } });
    const { items, total } = answer as { items: { id: string }[]; total: number };
    return { ids: items.map(({ id }) => id), total };
  };

  test('are found among those of other answers, where each of them is in one', async () => {
    await keepSchools('ids=a,b&pageSize=2', ['a', 'b']);
    await keepSchools('page=1', ['c', 'b']);
    expect(await readSchools('c', 'a')).toEqual({ ids: ['c', 'a'], total: 2 });
    await expect(readSchools('c', 'd')).rejects.toMatchObject({ kind: 'offline' });
  });

  test('are nothing to another person', async () => {
    await keepSchools('ids=a,b&pageSize=2', ['a', 'b']);
    userId = 'bob';
    await expect(readSchools('a')).rejects.toThrow();
  });
});
