import { expect, it } from 'vitest';
import { isOtherTime } from './venueTime.ts';

const noon = '2026-07-07T12:00:00Z';
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

it('compares the clocks and not the names of the zones (TIME-1)', () => {
  expect(isOtherTime(noon, own)).toBe(false);
  // No clock agrees with both of them.
  const far = ['Asia/Tokyo', 'America/Los_Angeles'].filter((zone) => isOtherTime(noon, zone));
  expect(far.length).toBeGreaterThan(0);
  // The same clocks under two names.
  expect(isOtherTime(noon, 'Europe/Istanbul')).toBe(isOtherTime(noon, 'Asia/Istanbul'));
  expect(isOtherTime(noon, 'Etc/UTC')).toBe(isOtherTime(noon, 'UTC'));
});

it('passes over a zone that nobody knows', () => {
  expect(isOtherTime(noon, 'Mars/Olympus')).toBe(false);
});
