import { calls } from '@touchline/contract/calls/advertisements';
import type { TFunction } from 'i18next';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { advertisementWireOf, blankAdvertisement } from './advertisementValues.ts';
import { checkAdvertisement } from './checkAdvertisement.ts';
import { daysOf, figuresBy } from './figures.ts';
import {
  endsOn,
  firstDayOf,
  fromTodayOn,
  isReversed,
  lastDayOf,
  movePeriod,
  startsOn,
} from './period.ts';
import { pictureConcernsOf } from './pictureConcerns.ts';

const t = ((key: string) => key) as unknown as TFunction;

test.each([
  ['Europe/Istanbul', '2026-11-22T21:00:00.000Z', '2026-11-23T21:00:00.000Z'],
  ['Europe/London', '2026-11-23T00:00:00.000Z', '2026-11-24T00:00:00.000Z'],
])('a period has whole days of %s (ADMIN-111, AD-15)', (zone, startsAt, endsAt) => {
  expect(startsOn('2026-11-23', zone)).toBe(startsAt);
  expect(endsOn('2026-11-23', zone)).toBe(endsAt);
  expect(firstDayOf(startsAt, zone)).toBe('2026-11-23');
  expect(lastDayOf(endsAt, zone)).toBe('2026-11-23');
});

test('a day on which the clocks change is whole too (ADMIN-111)', () => {
  expect(startsOn('2026-10-25', 'Europe/London')).toBe('2026-10-24T23:00:00.000Z');
  expect(endsOn('2026-10-25', 'Europe/London')).toBe('2026-10-26T00:00:00.000Z');
});

test('the days stay when the school is in another zone (ADMIN-111)', () => {
  const typed = {
    startsAt: startsOn('2026-06-01', 'Europe/Istanbul'),
    endsAt: endsOn('2026-06-30', 'Europe/Istanbul'),
  };
  const moved = movePeriod(typed, 'Europe/Istanbul', 'Europe/London');
  expect(firstDayOf(moved.startsAt, 'Europe/London')).toBe('2026-06-01');
  expect(lastDayOf(moved.endsAt, 'Europe/London')).toBe('2026-06-30');
  expect(movePeriod({ startsAt: '', endsAt: '' }, 'UTC', 'Europe/London')).toEqual({
    startsAt: '',
    endsAt: '',
  });
  expect(movePeriod(typed, null, 'Europe/London')).toEqual(typed);
});

test.each([
  ['', '', '2026-11-22T21:00:00.000Z'],
  ['2026-01-01T00:00:00Z', '', '2026-11-22T21:00:00.000Z'],
  ['2026-12-01T00:00:00Z', '', '2026-12-01T00:00:00Z'],
  ['', '2026-11-22T21:00:00Z', null],
])('of a period from %j to %j on today begins with %j (AD-17)', (startsAt, endsAt, expected) => {
  const now = Date.parse('2026-11-23T20:59:00Z');
  expect(fromTodayOn({ startsAt, endsAt }, 'Europe/Istanbul', now)).toBe(expected);
});

test('a period without a day is open at that side', () => {
  expect([startsOn(null, 'UTC'), endsOn(null, 'UTC')]).toEqual(['', '']);
  expect([firstDayOf('', 'UTC'), lastDayOf('', 'UTC')]).toEqual([null, null]);
});

test.each([
  ['2026-11-23T00:00:00Z', '2026-11-23T00:00:00Z', true],
  ['2026-11-23T00:00:00Z', '2026-11-24T00:00:00Z', false],
  // The same instant, written with another offset.
  ['2026-11-23T01:00:00+01:00', '2026-11-23T00:00:00Z', true],
  ['', '2026-11-23T00:00:00Z', false],
])('from %j to %j is reversed: %j (AD-15)', (startsAt, endsAt, expected) => {
  expect(isReversed({ startsAt, endsAt })).toBe(expected);
});

test.each([
  [970, 120, 1000, []],
  [320, 100, 300 * 1024, []],
  [320, 100, 300 * 1024 + 1, ['heavy']],
  [400, 400, 1000, ['shape']],
  [1456, 180, 1000, []],
])('a picture of %d × %d and %d bytes: %j (ADMIN-112, AD-10)', (width, height, bytes, concerns) => {
  expect(pictureConcernsOf({ width, height, bytes })).toEqual(concerns);
});

test('the figures of days are those of weeks (AD-18)', () => {
  const day = (date: string, shown: number) => ({ date, shown, visited: 2, called: 1 });
  const days = [day('2026-11-16', 5), day('2026-11-17', 7), day('2026-11-23', 11)];
  expect(daysOf('weeks', '2026-11-23')).toEqual({ from: '2026-09-29', to: '2026-11-23' });
  const weeks = figuresBy('weeks', '2026-11-23', days);
  expect(weeks).toHaveLength(8);
  expect(weeks.slice(-2).map(({ shown, followed }) => [shown, followed])).toEqual([
    [5, 3],
    [18, 6],
  ]);
  const each = figuresBy('days', '2026-11-23', days);
  expect(each.map(({ shown }) => shown)).toEqual([7, 0, 0, 0, 0, 0, 11]);
});

test('a picture needs words (ADMIN-112)', () => {
  const values = { ...blankAdvertisement(), imageUrl: 'https://a.example/b.png' };
  const found = (changes: Partial<typeof values>) => [
    ...checkAdvertisement(t, { ...values, ...changes }).keys(),
  ];
  expect(found({})).toEqual(['altText']);
  expect(found({ altText: 'Waves' })).toEqual([]);
  expect(found({ imageUrl: '' })).toEqual([]);
});

test('the contract names the end of a period that ends before its beginning (AD-15)', () => {
  const typed = { ...blankAdvertisement(), title: 'Larkfield', description: 'Buses' };
  const period = { startsAt: '2026-11-24T00:00:00Z', endsAt: '2026-11-23T00:00:00Z' };
  const body = calls.createAdvertisement.body.entries.advertisement;
  const { issues = [] } = v.safeParse(body, advertisementWireOf({ ...typed, ...period }));
  // Also before the form is complete.
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual(['category', 'endsAt']);
});

test('what is typed is what the contract takes (AD-9)', () => {
  const typed = { ...blankAdvertisement(), title: 'Larkfield', description: 'Buses' };
  const body = calls.createAdvertisement.body.entries.advertisement;
  expect(v.is(body, advertisementWireOf(typed))).toBe(false);
  expect(v.is(body, advertisementWireOf({ ...typed, category: 'travel' }))).toBe(true);
  expect(v.is(body, advertisementWireOf({ ...typed, category: 'travel', weight: '11' }))).toBe(
    false,
  );
});
