import type { Match } from '@touchline/contract/match';
import { afterAll, describe, expect, it, test } from 'vitest';
import { now } from '../clock.ts';
import { schoolFixtures } from '../fixtures/schools.ts';
import cup from '../../data/trcup.2024-25.json' with { type: 'json' };
import { loadDataSet, matches, publicMatches } from './dataSets.ts';
import { daysOf, filtered, isBetween, overview, search, sortKey } from './matchQueries.ts';

const none = { search: '', sports: [], statuses: [], ids: null, from: null, to: null };

test('the season has at least 600 matches, 120 teams and 40 schools', () => {
  const all = matches.list();
  expect(all.length).toBeGreaterThanOrEqual(600);
  expect(
    new Set(all.flatMap(({ teams }) => teams.map(({ id }) => id))).size,
  ).toBeGreaterThanOrEqual(120);
  expect(new Set(schoolFixtures.map(({ id }) => id)).size).toBeGreaterThanOrEqual(40);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ status }) => status)).size).toBe(8);
  expect(new Set(all.map(({ sport }) => sport)).size).toBeGreaterThanOrEqual(8);
});

test('every status keeps to its rules', () => {
  for (const { status, score, statusReason, decidedBy, schedule, penalties } of matches.list()) {
    if (['postponed', 'abandoned', 'cancelled'].includes(status))
      expect(statusReason).not.toBeNull();
    if (['live', 'paused'].includes(status)) expect(score).not.toBeNull();
    if (['scheduled', 'postponed', 'cancelled'].includes(status)) expect(score).toBeNull();
    if (status === 'finished') expect(decidedBy).not.toBeNull();
    if (penalties) expect(penalties.home).not.toBe(penalties.away);
    if (status === 'live')
      expect(Date.parse(sortKey(schedule))).toBeLessThanOrEqual(now().getTime());
  }
});

test('a team plays no more than one match of its league a round, never against itself', () => {
  const seen = new Set<string>();
  for (const { teams, round, competition, ageGroup } of publicMatches()) {
    expect(teams).toHaveLength(2);
    for (const { id } of teams) {
      const key = `${id} ${competition} ${ageGroup} ${round}`;
      expect(seen.has(key), key).toBe(false);
      seen.add(key);
    }
  }
});

test('today has many matches, each of them once (HOME-7)', () => {
  const { live, today, recent, next } = overview();
  expect(live.length).toBeGreaterThanOrEqual(8);
  expect(today.length).toBeGreaterThanOrEqual(8);
  expect(recent).toHaveLength(12);
  expect(next).toEqual([]);
  const ids = [...live, ...today, ...recent].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a text without letters finds nothing', () => {
  expect(search('   ')).toEqual([]);
});

test('of equally good results the nearest in time comes first', () => {
  const found = search('wexcombe').slice(0, 20);
  const distances = found.map(({ schedule }) =>
    Math.abs(Date.parse(sortKey(schedule)) - now().getTime()),
  );
  expect(new Set(distances).size).toBeGreaterThan(10);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
});

test('exact names come before beginnings, beginnings before the rest (SEARCH-17, SEARCH-20)', () => {
  const [first] = search('Combe Aster School');
  expect(first?.teams.some(({ school }) => school.name === 'Combe Aster School')).toBe(true);
  const isPrefix = (match: Match | undefined) =>
    match?.teams.some(({ name, school }) => /^st/i.test(name) || /^st/i.test(school.name));
  const found = search('st');
  const firstOther = found.findIndex((match) => !isPrefix(match));
  expect(firstOther).toBeGreaterThan(0);
  expect(found.slice(firstOther).some(isPrefix)).toBe(false);
});

test('a day without matches shows those of the next day that has some', () => {
  const later = publicMatches().filter(({ schedule }) => sortKey(schedule) > '2026-04-17');
  const { live, today, next } = overview(later);
  expect([live, today]).toEqual([[], []]);
  expect(next.length).toBeGreaterThan(0);
  expect(new Set(next.map(({ schedule }) => sortKey(schedule).slice(0, 10))).size).toBe(1);
});

test('what is played or over does not stand among the next ones (HOME-7)', () => {
  const [match] = publicMatches();
  if (!match) throw new Error('The season has no match');
  const on = (status: Match['status'], date: string) => ({
    ...match,
    id: status,
    status,
    schedule: { kind: 'date', date } as const,
  });
  const among = [
    on('live', '2026-04-16'),
    on('finished', '2026-04-17'),
    on('scheduled', '2026-04-18'),
  ];
  expect(overview(among).next.map(({ id }) => id)).toEqual(['scheduled']);
});

test('lists are filtered by sport, status, id and day', () => {
  expect(filtered({ ...none, sports: ['rugby'] }).every(({ sport }) => sport === 'rugby')).toBe(
    true,
  );
  const live = filtered({ ...none, statuses: ['live', 'paused'] });
  expect(live.map(({ id }) => id).toSorted()).toEqual(
    overview()
      .live.map(({ id }) => id)
      .toSorted(),
  );
  expect(filtered({ ...none, ids: ['tr-football-u16-r10-2', 'unknown'] })).toHaveLength(1);
  expect(filtered({ ...none, ids: [] })).toEqual([]);
  const day = filtered({ ...none, from: '2026-04-15', to: '2026-04-15' });
  expect(day.length).toBeGreaterThan(30);
  for (const { schedule } of day) expect(sortKey(schedule)).toMatch(/^2026-04-15/);
});

test('fixtures are told forwards, results backwards (LIST-1)', () => {
  const keys = (list: Match[]) => list.map(({ schedule }) => sortKey(schedule));
  const ahead = keys(filtered({ ...none, from: '2026-04-16' }));
  expect(ahead).toEqual(ahead.toSorted());
  const past = keys(filtered({ ...none, to: '2026-04-15T13:20:00Z' }));
  expect(past).toEqual(past.toSorted().toReversed());
});

test('a search between bounds is told by time too (LIST-1)', () => {
  const keys = (list: Match[]) => list.map(({ schedule }) => sortKey(schedule));
  const ahead = keys(filtered({ ...none, search: 'seabrook', from: '2026-04-16' }));
  expect(ahead.length).toBeGreaterThan(2);
  expect(ahead).toEqual(ahead.toSorted());
});

describe('a day', () => {
  const late = { kind: 'dateTime', startsAt: '2026-11-20T21:30:00Z' } as const;
  const day = (date: string, timeZone?: string) => ({ from: date, to: date, timeZone });

  it.each([
    ['2026-11-21', 'Europe/Istanbul', true],
    ['2026-11-20', 'Europe/Istanbul', false],
    ['2026-11-20', 'Africa/Johannesburg', true],
    ['2026-11-20', undefined, true],
  ])('%s in %s has the match of 00:30 in Istanbul: %s (TIME-3)', (date, zone, has) => {
    expect(isBetween(late, day(date, zone))).toBe(has);
  });

  it('has the matches of that date in every zone (TIME-2)', () => {
    const dated = { kind: 'date', date: '2026-11-20' } as const;
    expect(isBetween(dated, day('2026-11-20', 'Pacific/Auckland'))).toBe(true);
    expect(isBetween(dated, day('2026-11-21', 'Pacific/Auckland'))).toBe(false);
  });

  it('has no match without a date, which is still to come', () => {
    const bounds = { from: '2026-11-20', to: null };
    expect(isBetween({ kind: 'tbc' }, bounds)).toBe(true);
    expect(isBetween({ kind: 'tbc' }, day('2026-11-20'))).toBe(false);
    expect(
      sortKey(filtered({ ...none, ...bounds, from: '2026-04-15' }).at(-1)?.schedule ?? late),
    ).toBe('9999');
  });

  it('is counted in the zone of the viewer (TIME-3)', () => {
    const match = { schedule: late, timeZone: 'Europe/Istanbul' } as Match;
    const days = (timeZone?: string) =>
      daysOf([match], { from: '2026-11-01', to: '2026-11-30', timeZone });
    expect(days()).toEqual([{ date: '2026-11-21', total: 1 }]);
    expect(days('Africa/Johannesburg')).toEqual([{ date: '2026-11-20', total: 1 }]);
  });
});

test('every school is found however it is typed (SEARCH-16)', { timeout: 60_000 }, () => {
  const misses: string[] = [];
  for (const { name } of schoolFixtures) {
    for (const typed of spellings(name)) {
      const [first] = search(typed);
      if (!first?.teams.some(({ school }) => school.name === name)) misses.push(typed);
    }
  }
  expect(misses).toEqual([]);
});

/** Ways to type a name: lower case, English and Turkish upper case, and without Turkish letters. */
function spellings(name: string): string[] {
  const ascii = name.replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '');
  return [
    name,
    name.toLocaleLowerCase('tr'),
    name.toLowerCase(),
    name.toLocaleUpperCase('tr'),
    name.toLocaleUpperCase('en'),
    ascii,
    ascii.toLowerCase(),
    ascii.toUpperCase(),
    ` ${name.normalize('NFD')} `,
  ];
}

const clubs = [...new Set(cup.matches.flatMap(({ home, away }) => [home, away]))];

test(
  'the cup has 139 clubs, each found whatever letters are typed',
  { timeout: 60_000 },
  async () => {
    await loadDataSet('real-season');
    expect(clubs).toHaveLength(139);
    const misses: string[] = [];
    for (const club of clubs) {
      for (const typed of spellings(club)) {
        const [first] = search(typed);
        if (!first?.teams.some(({ name }) => name === club)) misses.push(typed);
      }
    }
    expect(misses).toEqual([]);
  },
);

afterAll(() => loadDataSet('school'));
