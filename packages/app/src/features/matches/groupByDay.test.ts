import type { MatchSummary, Schedule, Sport } from '@touchline/contract/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfSchedule } from '#platform/time/schedule.ts';
import { groupByCompetition } from './groupByCompetition.ts';
import { firstOfDay, groupByDay, type MatchDay } from './groupByDay.ts';

let number = 0;

function match(schedule: Schedule, rest: Partial<MatchSummary> = {}): MatchSummary {
  number += 1;
  const common = { competition: 'Bahar Ligi', sport: 'football', ageGroup: 'U16', round: '1' };
  return { id: `m${number}`, schedule, ...common, ...rest } as MatchSummary;
}

const at = (startsAt: string): Schedule => ({ kind: 'dateTime', startsAt });
const on = (date: string): Schedule => ({ kind: 'date', date });

const sportName = (sport: Sport) => sport;
const reading = { language: 'en', sportName, timeZone: 'Europe/Istanbul' };
const forwards = { ...reading, isBackwards: false, isWhole: true };

describe('a day', () => {
  it('has its timed matches by competition, and those without a time at its end (LIST-6, LIST-14)', () => {
    const days = groupByDay(
      [
        match(at('2026-04-15T12:00:00Z'), { id: 'noon', competition: 'Two Rivers' }),
        match(at('2026-04-15T09:00:00Z'), { id: 'early' }),
        match(at('2026-04-15T15:00:00Z'), { id: 'late' }),
        match(on('2026-04-15'), { id: 'dated' }),
        match({ kind: 'tbc' }, { id: 'tbc' }),
        match(at('2026-04-15T22:00:00Z'), { id: 'tomorrow in Istanbul' }),
      ],
      forwards,
    );
    const ids = (groups: { matches: MatchSummary[] }[]) =>
      groups.map(({ matches }) => matches.map(({ id }) => id));
    expect(
      days.map(({ date, count, timed, untimed }) => [date, count, ids(timed), ids(untimed)]),
    ).toEqual([
      ['2026-04-15', 4, [['early', 'late'], ['noon']], [['dated']]],
      ['2026-04-16', 1, [['tomorrow in Istanbul']], []],
      [null, 1, [], [['tbc']]],
    ]);
  });

  it('has a blank competition among those of none, by their sport (WIRE-18)', () => {
    const start = at('2026-04-15T12:00:00Z');
    const matches = [match(start, { competition: null }), match(start, { competition: ' ' })];
    expect(groupByCompetition(matches, reading)).toMatchObject([{ competition: null, matches }]);
  });

  it('comes before the one before it where the list is told backwards (LIST-1)', () => {
    const late = match(at('2026-04-15T12:00:00Z'));
    const early = match(at('2026-04-15T09:00:00Z'));
    const days = groupByDay([late, early, match(at('2026-04-13T12:00:00Z'))], {
      ...forwards,
      isBackwards: true,
    });
    expect(days.map(({ date }) => date)).toEqual(['2026-04-15', '2026-04-13']);
    expect(days[0]?.timed[0]?.matches).toEqual([late, early]);
  });
});

describe('a competition', () => {
  it.each([
    ['gender', 'girls', 'boys'],
    ['level', '1st', '2nd'],
    ['matchType', 'friendly', 'house'],
  ])('is apart by %s (MATCH-55)', (field, one, other) => {
    const values = [one, other, one];
    const matches = values.map((value) => match(on('2026-04-15'), { [field]: value }));
    const groups = groupByCompetition(matches, reading);
    expect(groups.map((group) => [group[field as 'level'], group.matches.length])).toEqual(
      [one, other].toSorted().map((value) => [value, value === one ? 2 : 1]),
    );
  });
});

describe('competitions', () => {
  const names = (language: string) =>
    groupByCompetition(
      ['Zirve', 'Ünye Kupası', 'Uşak Kupası', 'Çorum Ligi'].map((competition) =>
        match(on('2026-04-15'), { competition }),
      ),
      { ...reading, language },
    ).map(({ competition }) => competition);

  it('are in the order of the language (LANG-18)', () => {
    expect(names('tr')).toEqual(['Çorum Ligi', 'Uşak Kupası', 'Ünye Kupası', 'Zirve']);
    expect(names('en')).toEqual(['Çorum Ligi', 'Ünye Kupası', 'Uşak Kupası', 'Zirve']);
  });

  it('and sports without one stand among them by the names that are shown (LIST-14, LANG-18)', () => {
    const named: Partial<Record<Sport, string>> = {
      basketball: 'Basketbol',
      cricket: 'Kriket',
      football: 'Futbol',
    };
    const groups = groupByCompetition(
      [
        ...(['cricket', 'football', 'basketball'] as const).map((sport) =>
          match(on('2026-04-15'), { competition: null, sport }),
        ),
        match(on('2026-04-15'), { competition: 'Çorum Ligi' }),
      ],
      { ...reading, language: 'tr', sportName: (sport) => named[sport] ?? sport },
    );
    expect(groups.map(({ competition, sport }) => competition ?? named[sport])).toEqual([
      'Basketbol',
      'Çorum Ligi',
      'Futbol',
      'Kriket',
    ]);
  });

  it('of the same name in another sport or age group are others (LIST-14)', () => {
    const groups = groupByCompetition(
      [
        match(on('2026-04-15'), { ageGroup: 'U16', round: '1' }),
        match(on('2026-04-15'), { ageGroup: 'U9', round: '1' }),
        match(on('2026-04-15'), { ageGroup: 'U16', round: '2' }),
        match(on('2026-04-15'), { sport: 'rugby' }),
      ],
      reading,
    );
    expect(groups.map(({ sport, ageGroup, round }) => [sport, ageGroup, round])).toEqual([
      ['football', 'U9', '1'],
      ['football', 'U16', null],
      ['rugby', 'U16', '1'],
    ]);
  });
});

/** The order of the server: by instant, a date as the end of its day in UTC, no date last. */
function serverKey({ schedule }: MatchSummary): string {
  if (schedule.kind === 'tbc') return '9999';
  return schedule.kind === 'date' ? `${schedule.date}T23:59:59Z` : schedule.startsAt;
}

const instants = fc
  .integer({ min: 0, max: 6 * 24 })
  .map((hour) => at(new Date(Date.UTC(2026, 3, 10, hour)).toISOString()));
const dates = fc.integer({ min: 10, max: 16 }).map((day) => on(`2026-04-${day}`));

it('shows no day in part but the first, wherever the answer was cut (LIST-15)', () => {
  const zones = fc.constantFrom('Europe/Istanbul', 'America/Los_Angeles', 'Pacific/Kiritimati');
  const schedules = fc.array(fc.oneof(instants, dates), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(schedules, zones, fc.boolean(), fc.nat(29), (found, timeZone, isBackwards, cut) => {
      const all = found.map((schedule) => match(schedule));
      all.sort((one, other) => (serverKey(one) < serverKey(other) ? -1 : 1));
      if (isBackwards) all.reverse();
      const answer = all.slice(0, cut + 1);
      const isWhole = answer.length === all.length;
      const days = groupByDay(answer, {
        ...reading,
        timeZone,
        isBackwards,
        isWhole,
      });
      for (const { date, count, isInPart } of days) {
        const ofDay = all.filter(({ schedule }) => dayOfSchedule(schedule, timeZone) === date);
        if (date === null || !isInPart) expect(count).toBe(ofDay.length);
      }
      expect(days.slice(1).filter(({ isInPart }) => isInPart)).toEqual([]);
      if (isWhole) expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
    }),
  );
});

describe('the first matches of a day', () => {
  const [day] = groupByDay(
    [
      match(at('2026-04-15T09:00:00Z'), { id: 'a1', competition: 'A' }),
      match(at('2026-04-15T10:00:00Z'), { id: 'a2', competition: 'A' }),
      match(at('2026-04-15T09:00:00Z'), { id: 'b1', competition: 'B' }),
      match(on('2026-04-15'), { id: 'dated', competition: 'A' }),
    ],
    forwards,
  );
  if (!day) throw new Error('no day');
  const idsOf = ({ timed, untimed }: MatchDay) =>
    [...timed, ...untimed].flatMap(({ matches }) => matches.map(({ id }) => id));

  it.each([
    [1, ['a1']],
    [3, ['a1', 'a2', 'b1']],
    [4, ['a1', 'a2', 'b1', 'dated']],
    [9, ['a1', 'a2', 'b1', 'dated']],
  ])('are the first %i in their order, without a heading for none (PERF-2)', (most, ids) => {
    const first = firstOfDay(day, most);
    expect(idsOf(first)).toEqual(ids);
    expect([...first.timed, ...first.untimed].every(({ matches }) => matches.length > 0)).toBe(
      true,
    );
    expect(first.count).toBe(4);
  });
});
