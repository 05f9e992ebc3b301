import type { Match } from '@touchline/contract/match';
import { afterAll, expect, test } from 'vitest';
import { now } from '../clock.ts';
import { schools } from '../fixtures/schools.ts';
import cup from '../../data/trcup.2024-25.json' with { type: 'json' };
import { loadDataSet, matches, publicMatches } from './dataSets.ts';
import { filtered, overview, search, sortKey } from './matchQueries.ts';

const none = { search: '', sports: [], statuses: [], ids: null, from: null, to: null };

test('the season is as big as promised', () => {
  const all = matches.list();
  expect(all.length).toBeGreaterThanOrEqual(600);
  expect(
    new Set(all.flatMap(({ teams }) => teams.map(({ id }) => id))).size,
  ).toBeGreaterThanOrEqual(120);
  expect(new Set(schools.map(({ id }) => id)).size).toBeGreaterThanOrEqual(40);
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

test('today is full, and no match stands twice (HOME-7)', () => {
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

test('exact names come before beginnings, beginnings before the rest (SEARCH-17)', () => {
  const [first] = search('Combe Aster School');
  expect(first?.teams.some(({ school }) => school.name === 'Combe Aster School')).toBe(true);
  const isPrefix = (match: Match | undefined) =>
    match?.teams.some(({ name, school }) => /^st/i.test(name) || /^st/i.test(school.name));
  const found = search('st');
  const firstOther = found.findIndex((match) => !isPrefix(match));
  expect(firstOther).toBeGreaterThan(0);
  expect(found.slice(firstOther).some(isPrefix)).toBe(false);
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

test('every school is found however it is typed (SEARCH-16)', { timeout: 60_000 }, () => {
  const misses: string[] = [];
  for (const { name } of schools) {
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
