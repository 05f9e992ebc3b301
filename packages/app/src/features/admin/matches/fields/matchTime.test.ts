import { expect, test, vi } from 'vitest';
import { isPast, scheduleOf, typedTimeOf } from './matchTime.ts';
import { mistakesIn } from '../score/mistakes.ts';

const typed = { kind: 'dateTime', date: '2026-03-29', time: '14:30', zone: 'Europe/London' };

test.each([
  // On this day the clocks of London go forward; those of Istanbul do not.
  ['2026-03-28', '14:30', 'Europe/London', '2026-03-28T14:30:00.000Z'],
  ['2026-03-29', '14:30', 'Europe/London', '2026-03-29T13:30:00.000Z'],
  ['2026-03-29', '00:30', 'Europe/Istanbul', '2026-03-28T21:30:00.000Z'],
  ['2026-03-29', '9', 'Europe/London', '2026-03-29T08:00:00.000Z'],
  ['2026-03-29', '9.05', 'Europe/London', '2026-03-29T08:05:00.000Z'],
  // There is no such time in London on this day: the hour is skipped.
  ['2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
])('%s %s in %s is %s (MATCH-5, TIME-7)', (date, time, zone, startsAt) => {
  expect(scheduleOf({ kind: 'dateTime', date, time, zone })).toEqual({
    kind: 'dateTime',
    startsAt,
  });
});

test('a time is shown by the clock of the ground, and comes back as it was (TIME-1)', () => {
  const schedule = { kind: 'dateTime', startsAt: '2026-04-15T13:20:00Z' } as const;
  const shown = typedTimeOf(schedule, 'Europe/Istanbul');
  expect(shown).toEqual({
    kind: 'dateTime',
    date: '2026-04-15',
    time: '16:20',
    zone: 'Europe/Istanbul',
  });
  expect(scheduleOf(shown)).toEqual({ kind: 'dateTime', startsAt: '2026-04-15T13:20:00.000Z' });
  expect(typedTimeOf({ kind: 'date', date: '2026-05-09' }, 'Mars/Olympus').date).toBe('2026-05-09');
  expect(scheduleOf({ ...typed, kind: 'tbc' })).toEqual({ kind: 'tbc' });
});

test('the zone of many matches is looked up once (PERF-6)', () => {
  const created = vi.spyOn(Intl, 'DateTimeFormat');
  const schedule = { kind: 'dateTime', startsAt: '2026-04-15T13:20:00Z' } as const;
  for (let row = 0; row < 100; row += 1)
    expect(typedTimeOf(schedule, 'Africa/Johannesburg').time).toBe('15:20');
  const ofTheZone = created.mock.calls.filter(
    ([, options]) => options?.timeZone === 'Africa/Johannesburg',
  );
  // One to know the zone, and one of the library that counts by its clock.
  expect(ofTheZone.length).toBeLessThanOrEqual(2);
  created.mockRestore();
});

const now = Date.parse('2026-04-15T13:20:00Z');
const nobody = { kind: 'tbc', id: '', name: '', schoolName: '' };
const team = { ...nobody, kind: 'team', id: 'team-a' };

test.each([
  [{}, []],
  [{ time: '' }, [['schedule.time', 'missing']]],
  [{ time: '25:00' }, [['schedule.time', 'time']]],
  [{ time: '14:3' }, [['schedule.time', 'time']]],
  [{ date: '' }, [['schedule.date', 'missing']]],
  [{ date: '2016-04-14' }, []],
  [{ date: '2016-04-13' }, [['schedule.date', 'period']]],
  [{ date: '2029-04-17' }, [['schedule.date', 'period']]],
  [{ kind: 'date', time: '' }, []],
  [{ kind: 'tbc', date: '', time: '' }, []],
] as const)('what is wrong with the time: %j (MATCH-28)', (changes, expected) => {
  const schedule = { ...typed, ...changes };
  expect(mistakesIn({ homeTeam: team, awayTeam: nobody, schedule }, now)).toEqual(expected);
});

test('a team does not play itself, and two that are not known are no team (MATCH-29)', () => {
  const wrong = [['awayTeam.id', 'sameTeam']];
  expect(mistakesIn({ homeTeam: team, awayTeam: team, schedule: typed }, now)).toEqual(wrong);
  const open = { ...team, id: '' };
  expect(mistakesIn({ homeTeam: open, awayTeam: open, schedule: typed }, now)).toEqual([]);
});

test('a day has passed when it is over', () => {
  const noon = new Date(2026, 3, 15, 12).getTime();
  expect(isPast({ kind: 'date', date: '2026-04-15' }, noon)).toBe(false);
  expect(isPast({ kind: 'date', date: '2026-04-14' }, noon)).toBe(true);
  expect(isPast({ kind: 'dateTime', startsAt: '2026-04-15T13:00:00Z' }, now)).toBe(true);
  expect(isPast({ kind: 'tbc' }, noon)).toBe(false);
});
