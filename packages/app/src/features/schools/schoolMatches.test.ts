import type { RequestOf } from '@touchline/contract/definitions';
import type { MatchStatus, Schedule } from '@touchline/contract/match';
import { type StoredMatch, toStored } from '@touchline/mocks/fixtures/draftMatches';
import { seasonMatches } from '@touchline/mocks/fixtures/matches';
import { feedsOf } from '@touchline/mocks/store/matchFeeds';
import { filtered } from '@touchline/mocks/store/matchQueries';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstMatches, matchesRequest, type MatchFeedPeriod } from './schoolMatches.ts';

type Query = NonNullable<RequestOf<'matches'>['query']>;

const stored: StoredMatch[] = [];
const asked: Query[] = [];

vi.mock('#platform/client/client.ts', () => ({
  call: (_name: string, { query }: { query: Query }) => {
    asked.push(query);
    const { status = [], from = null, to = null, timeZone, teamId, pageSize = 20 } = query;
    const filter = { search: '', sports: [], ids: null, statuses: status, from, to };
    const found = filtered({ ...filter, timeZone, teamId }, stored);
    return Promise.resolve({ items: found.slice(0, pageSize), total: found.length, credit: null });
  },
}));

const [example] = seasonMatches();
const teamId = example?.teams[0]?.id ?? '';
const at = (startsAt: string): Schedule => ({ kind: 'dateTime', startsAt });
const on = (date: string): Schedule => ({ kind: 'date', date });

/** Stores a match of the team, named by its status and when it was planned. */
function store(status: MatchStatus, schedule: Schedule, rescheduledTo: Schedule | null = null) {
  if (!example) throw new Error('The season has no match');
  const id = `${status} ${Object.values(schedule).slice(1).join('')}`.trim();
  stored.push({ ...toStored(example), id, status, schedule, rescheduledTo });
}

/** The ids of a period in order, and how many the server has in all. */
async function shown(period: MatchFeedPeriod, count = 50) {
  const { items, total } = await matchesRequest({ teamId }, period, count).fetch();
  return { ids: items.map(({ id }) => id), total };
}

/** Checks that a preview has the same first matches in the same order (ADMIN-9). */
async function expectPreview() {
  for (const period of ['next', 'last'] as const) {
    const { ids } = await shown(period, firstMatches);
    const preview = feedsOf({ teamId }, 'Australia/Sydney', stored)[period];
    expect(preview.map(({ id }) => id)).toEqual(ids);
  }
}

/** Wednesday noon in Sydney, in UTC two in the morning. */
const noon = '2026-04-15T02:00:00Z';

beforeEach(() => {
  vi.stubEnv('TZ', 'Australia/Sydney');
  vi.useFakeTimers({ now: new Date(noon), toFake: ['Date'] });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  stored.length = 0;
  asked.length = 0;
});

test('each match stands in one of the two, on whatever day it was planned (TEAM-8)', async () => {
  const statuses = ['scheduled', 'live', 'paused', 'postponed', 'cancelled', 'unknown'] as const;
  for (const status of [...statuses, 'finished', 'abandoned'] as const) {
    for (const day of ['2026-04-08', '2026-04-14', '2026-04-15', '2026-04-16', '2026-05-01']) {
      store(status, at(`${day}T05:00:00Z`));
      store(status, on(day));
    }
  }
  for (const status of [...statuses, 'finished', 'abandoned'] as const) {
    store(status, { kind: 'tbc' });
  }
  const [next, last] = [await shown('next', 500), await shown('last', 500)];
  expect([...next.ids, ...last.ids].toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
  expect([next.total, last.total]).toEqual([next.ids.length, last.ids.length]);
  await expectPreview();
  for (const kept of ['postponed 2026-04-08', 'live 2026-04-14T05:00:00Z', 'scheduled']) {
    expect(next.ids).toContain(kept);
  }
  for (const past of [
    'scheduled 2026-04-14',
    'cancelled 2026-04-08',
    'finished 2026-04-15',
    'finished',
  ]) {
    expect(last.ids).toContain(past);
  }
});

test('the next come by when they are played, the last newest first, in pages (TEAM-7, TEAM-8)', async () => {
  store('scheduled', on('2026-04-18'));
  store('postponed', on('2026-04-08'), on('2026-04-20'));
  store('postponed', on('2026-04-09'));
  store('live', at('2026-04-14T05:00:00Z'));
  store('scheduled', on('2026-04-22'));
  const next = [
    'live 2026-04-14T05:00:00Z',
    'scheduled 2026-04-18',
    'postponed 2026-04-08',
    'scheduled 2026-04-22',
    'postponed 2026-04-09',
  ];
  for (const count of [1, 2, 3, 4, 5]) {
    expect(await shown('next', count)).toEqual({ ids: next.slice(0, count), total: 5 });
  }
  store('finished', on('2026-04-10'));
  store('scheduled', on('2026-04-11'));
  store('abandoned', on('2026-04-12'));
  store('finished', { kind: 'tbc' });
  const last = ['abandoned 2026-04-12', 'scheduled 2026-04-11', 'finished 2026-04-10', 'finished'];
  for (const count of [1, 2, 3, 4]) {
    expect(await shown('last', count)).toEqual({ ids: last.slice(0, count), total: 4 });
  }
  await expectPreview();
});

test("today is the viewer's day, in his zone (TIME-3)", async () => {
  // Nine in the morning in Sydney, on the day before in UTC.
  store('scheduled', at('2026-04-14T23:00:00Z'));
  store('scheduled', at('2026-04-14T05:00:00Z'));
  expect((await shown('next')).ids).toEqual(['scheduled 2026-04-14T23:00:00Z']);
  expect((await shown('last')).ids).toEqual(['scheduled 2026-04-14T05:00:00Z']);
  await expectPreview();
  expect(asked.map(({ timeZone }) => timeZone)).toEqual(Array(10).fill('Australia/Sydney'));
});
