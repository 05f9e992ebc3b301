import { describe, expect, it } from 'vitest';
import { dayParts, keyTarget, neighbours } from './dateStripDays.ts';

const days = ['2026-04-13', '2026-04-15', '2026-04-16'].map((date) => ({ date }));

describe('neighbours', () => {
  it.each([
    ['2026-04-15', '2026-04-13', '2026-04-16', '2026-04-15'],
    ['2026-04-14', '2026-04-13', '2026-04-15', '2026-04-15'],
    ['2026-04-12', undefined, '2026-04-13', '2026-04-13'],
    ['2026-04-20', '2026-04-16', undefined, '2026-04-16'],
  ])('of %s are %s and %s (LIST-16)', (chosen, previous, next, nearest) => {
    const found = neighbours(days, chosen);
    expect([found.previous?.date, found.next?.date, found.nearest]).toEqual([
      previous,
      next,
      nearest,
    ]);
  });

  it('are not empty, but one that is can be the nearest (LIST-16)', () => {
    const [first, , last] = days;
    const withEmpty = [
      ...days.slice(0, 1),
      { date: '2026-04-15', isEmpty: true },
      ...days.slice(2),
    ];
    expect(neighbours(withEmpty, '2026-04-16')).toMatchObject({ previous: first });
    expect(neighbours(withEmpty, '2026-04-13')).toMatchObject({ next: last });
    expect(neighbours(withEmpty, '2026-04-14').nearest).toBe('2026-04-15');
  });

  it('of no days are none', () => {
    expect(neighbours([], '2026-04-15').nearest).toBeUndefined();
  });
});

describe('a key', () => {
  it.each([
    ['ArrowRight', 1, false, 2],
    ['ArrowRight', 2, false, -1],
    ['ArrowLeft', 1, false, 0],
    ['ArrowLeft', 0, false, -1],
    ['ArrowRight', 1, true, 0],
    ['ArrowLeft', 1, true, 2],
    ['Home', 2, false, 0],
    ['End', 0, false, 2],
    ['Enter', 1, false, -1],
  ])('%s at %d, reversed %s, leads to %d', (key, at, isReversed, target) => {
    expect(keyTarget(key, { at, count: 3, isReversed })).toBe(target);
  });
});

describe('the words of a day', () => {
  it.each([
    ['en', '2026-04-05', ['Sun', '5', 'Apr']],
    ['tr', '2026-04-05', ['Paz', '5', 'Nis']],
    ['en', '2027-01-05', ['Tue', '5', 'Jan 2027']],
  ])('in %s of %s name the year where it is another (TIME-8)', (language, date, words) => {
    const { weekday, number, month } = dayParts(date, '2026-04-15', language);
    expect([weekday, number, month]).toEqual(words);
  });
});
