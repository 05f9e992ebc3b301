import type { Schedule } from '@touchline/contract/match';
import fc from 'fast-check';
import { formatAbsolute } from '@touchline/ui/DateTime';
import { describe, expect, it, test, vi } from 'vitest';
import { addDays, daysApart, isDay } from './days.ts';
import {
  compareSchedules,
  dayAt,
  dayOfSchedule,
  isVenueTimeOther,
  nearbyDay,
  viewerTimeZone,
  zoneOfDevice,
} from './schedule.ts';

const at = (startsAt: string): Schedule => ({ kind: 'dateTime', startsAt });
const on = (date: string): Schedule => ({ kind: 'date', date });
const tbc: Schedule = { kind: 'tbc' };

/** Istanbul 00:30 on 21 November 2026. */
const midnightMatch = at('2026-11-20T21:30:00Z');

describe('the day of a match', () => {
  it('at 00:30 in Istanbul is the day before in Johannesburg (TIME-3, TIME-7)', () => {
    expect(dayOfSchedule(midnightMatch, 'Europe/Istanbul')).toBe('2026-11-21');
    expect(dayOfSchedule(midnightMatch, 'Africa/Johannesburg')).toBe('2026-11-20');
  });

  it('with a date alone is that date in every zone (TIME-2)', () => {
    for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/London']) {
      expect(dayOfSchedule(on('2026-11-20'), zone)).toBe('2026-11-20');
    }
  });

  it('that is to be confirmed is none (TIME-7)', () => {
    expect(dayOfSchedule(tbc, 'Europe/Istanbul')).toBeNull();
  });

  // Rows of worldcup.2026.json of openfootball: wall clock at the venue with its offset.
  it.each([
    ['2026-06-11', '13:00', -6, 'America/Mexico_City', '2026-06-11 22:00'],
    ['2026-06-11', '20:00', -6, 'America/Mexico_City', '2026-06-12 05:00'],
    ['2026-06-18', '12:00', -4, 'America/New_York', '2026-06-18 19:00'],
    ['2026-06-12', '18:00', -7, 'America/Los_Angeles', '2026-06-13 04:00'],
    ['2026-06-14', '12:00', -5, 'America/Chicago', '2026-06-14 20:00'],
  ])('%s %s UTC%d in %s is %s in Istanbul (TIME-1)', (date, time, offset, zone, seen) => {
    const hours = `-${String(-offset).padStart(2, '0')}:00`;
    const startsAt = new Date(`${date}T${time}:00${hours}`).toISOString();
    expect(dayOfSchedule(at(startsAt), zone)).toBe(date);
    const viewer = { language: 'tr', viewerTimeZone: 'Europe/Istanbul' };
    expect(formatAbsolute(startsAt, 'time', { language: 'tr', viewerTimeZone: zone })).toBe(time);
    expect(
      `${dayOfSchedule(at(startsAt), 'Europe/Istanbul')} ${formatAbsolute(startsAt, 'time', viewer)}`,
    ).toBe(seen);
    expect(isVenueTimeOther(startsAt, zone, 'Europe/Istanbul')).toBe(true);
    expect(isVenueTimeOther(startsAt, zone, zone)).toBe(false);
  });

  // The clocks of London go forward at 01:00 UTC on 29 March and back at 01:00 UTC on 25 October.
  it.each([
    ['2026-03-28T23:59:59Z', '2026-03-28'],
    ['2026-03-29T00:00:00Z', '2026-03-29'],
    ['2026-03-29T22:59:59Z', '2026-03-29'],
    ['2026-03-29T23:00:00Z', '2026-03-30'],
    ['2026-10-24T22:59:59Z', '2026-10-24'],
    ['2026-10-24T23:00:00Z', '2026-10-25'],
    ['2026-10-25T23:59:59Z', '2026-10-25'],
    ['2026-10-26T00:00:00Z', '2026-10-26'],
  ])('%s is %s in London, over its changes of clocks (TIME-3)', (instant, day) => {
    expect(dayAt(Date.parse(instant), 'Europe/London')).toBe(day);
  });

  it('differs from Istanbul by two hours in summer and three in winter', () => {
    expect(isVenueTimeOther('2026-03-29T00:30:00Z', 'Europe/London', 'Europe/Istanbul')).toBe(true);
    expect(isVenueTimeOther('2026-01-10T12:00:00Z', 'Europe/London', 'Africa/Abidjan')).toBe(false);
    expect(isVenueTimeOther('2026-07-10T12:00:00Z', 'Europe/London', 'Africa/Abidjan')).toBe(true);
  });

  it('takes the zone of the viewer for one that the browser does not know', () => {
    expect(isVenueTimeOther('2026-07-10T12:00:00Z', 'Mars/Olympus', 'Europe/London')).toBe(false);
    expect(isVenueTimeOther('2026-07-10T12:00:00Z', null, 'Europe/London')).toBe(false);
  });

  it('compares the clocks and not the names of the zones', () => {
    const noon = '2026-07-07T12:00:00Z';
    expect(isVenueTimeOther(noon, 'Asia/Istanbul', 'Europe/Istanbul')).toBe(false);
    expect(isVenueTimeOther(noon, 'UTC', 'Etc/UTC')).toBe(false);
  });
});

describe('the order', () => {
  const inOrder = [
    at('2026-11-20T08:00:00Z'),
    midnightMatch,
    on('2026-11-20'),
    at('2026-11-21T08:00:00Z'),
    on('2026-11-21'),
    tbc,
  ];

  it('has what lacks a time at the end of its day, and what lacks a date last (LIST-6)', () => {
    const compare = (one: Schedule, other: Schedule) =>
      compareSchedules(one, other, 'Africa/Johannesburg');
    expect(inOrder.toReversed().toSorted(compare)).toEqual(inOrder);
  });
});

describe('days', () => {
  it.each(['2026-02-30', '2026-13-01', '2026-4-15', 'today', '', '0000-01-01', '2026-04-15T00:00'])(
    '%j is none',
    (text) => expect(isDay(text)).toBe(false),
  );

  it('are counted over changes of clocks and leap years', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    const days = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(days, (count) => {
        const day = addDays('2026-04-15', count);
        expect(isDay(day)).toBe(true);
        expect(daysApart('2026-04-15', day)).toBe(count);
      }),
    );
  });

  it.each([
    ['2026-04-15', 'today'],
    ['2026-04-16', 'tomorrow'],
    ['2026-04-14', 'yesterday'],
    ['2026-04-17', null],
    ['2027-04-15', null],
  ] as const)('%s has the word %s on 15 April', (day, word) => {
    expect(nearbyDay(day, '2026-04-15')).toBe(word);
  });
});

test.each([
  ['Europe/Istanbul', 'Europe/Istanbul', 'Europe/Istanbul'],
  // What a browser says that does not know it, and no other function of it takes.
  ['Etc/Unknown', undefined, 'UTC'],
])('the zone of a device that says %s', (timeZone, viewer, device) => {
  const resolved = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
  expect([viewerTimeZone(), zoneOfDevice()]).toEqual([viewer, device]);
  resolved.mockRestore();
});
