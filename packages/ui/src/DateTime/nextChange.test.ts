import { describe, expect, it } from 'vitest';
import { formatRelative } from './formatDateTime.ts';
import { nextChange, nextMidnight } from './nextChange.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const zone = 'Europe/Istanbul';
const iso = (instant: number) => new Date(instant).toISOString();

describe('midnight', () => {
  it.each([
    ['2026-11-20T12:00:00Z', zone, '2026-11-20T21:00:00.000Z'],
    // Days with 23 and with 25 hours.
    ['2026-03-29T00:00:00Z', 'Europe/London', '2026-03-29T23:00:00.000Z'],
    ['2026-10-24T23:00:00Z', 'Europe/London', '2026-10-26T00:00:00.000Z'],
  ])('after %s in %s', (from, timeZone, until) => {
    expect(iso(nextMidnight(Date.parse(from), timeZone))).toBe(until);
  });
});

describe('the next change', () => {
  const minutes = [
    0, 0.5, 1, 3.2, 59, 59.99, 60, 61, 100, 600, 1439, 1440, 1441, 3000, 9000, 10_000,
  ];

  it.each([...minutes, ...minutes.slice(1).map((count) => -count)])(
    'is when the text differs, and not before, %d minutes from now (TIME-6)',
    (count) => {
      const value = iso(now - count * 60_000);
      const text = (at: number) =>
        formatRelative(value, at, { language: 'en', timeZone: zone, viewerTimeZone: zone });
      const change = nextChange(value, now, zone) ?? Number.NaN;
      expect(change).toBeGreaterThan(now);
      expect(text(change - 1001)).toBe(text(now));
      // At midnight the text may stay the same; any other wake must change it, and no change may be
      // missed.
      if (text(change) === text(now)) {
        expect(change).toBe(nextMidnight(now, zone));
      }
    },
  );

  it('never comes once the date is shown', () => {
    expect(nextChange('2026-11-01T12:00:00Z', now, zone)).toBeUndefined();
  });

  it('never comes for what is no date', () => {
    expect(nextChange('soon', now, zone)).toBeUndefined();
  });
});
