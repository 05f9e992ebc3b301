import { describe, expect, it } from 'vitest';
import { formatAbsolute, formatRelative } from './formatDateTime.ts';

const istanbul = 'Europe/Istanbul';
const en = { language: 'en', viewerTimeZone: istanbul };
const tr = { language: 'tr', viewerTimeZone: istanbul };

describe('absolute', () => {
  const value = '2026-11-05T12:05:00Z';

  it.each([
    ['message', en, 'Nov 05, 3:05 PM'],
    ['message', { ...en, language: 'en-GB' }, 'Nov 05, 3:05 PM'],
    ['message', tr, '5 Kas 15:05'],
    ['time', en, '3:05 PM'],
    ['time', tr, '15:05'],
    ['date', en, 'Nov 5, 2026'],
    ['date', tr, '5 Kas 2026'],
    ['dateTime', en, 'Nov 5, 2026, 3:05 PM'],
    ['dateTime', tr, '5 Kas 2026 15:05'],
  ] as const)('writes %s by language (INBOX-3, LANG-12)', (format, options, text) => {
    expect(formatAbsolute(value, format, options)).toBe(text);
  });

  const now = Date.parse('2026-11-20T12:00:00Z');

  it.each([
    ['day', '2026-11-05T12:05:00Z', 'Thursday, November 5', '5 Kasım Perşembe'],
    ['day', '2027-01-07', 'Thursday, January 7, 2027', '7 Ocak 2027 Perşembe'],
    ['shortDay', '2026-11-05', 'Thu, Nov 5', '5 Kas Per'],
    ['dayTime', '2026-11-05T12:05:00Z', 'Thu, Nov 5, 3:05 PM', '5 Kas Per 15:05'],
    ['dayTime', '2025-11-05T12:05:00Z', 'Wed, Nov 5, 2025, 3:05 PM', '5 Kas 2025 Çar 15:05'],
    ['dayTime', '2026-11-05', 'Thu, Nov 5', '5 Kas Per'],
    // Already the next year in Istanbul.
    ['shortDay', '2026-12-31T21:30:00Z', 'Fri, Jan 1, 2027', '1 Oca 2027 Cum'],
  ] as const)('names the year in %s of %s only where it is another (TIME-8)', (...row) => {
    const [format, of, english, turkish] = row;
    expect(formatAbsolute(of, format, { ...en, now })).toBe(english);
    expect(formatAbsolute(of, format, { ...tr, now })).toBe(turkish);
  });

  it('writes midnight and noon on a twelve-hour clock', () => {
    expect(formatAbsolute('2026-11-04T21:00:00Z', 'message', en)).toBe('Nov 05, 12:00 AM');
    expect(formatAbsolute('2026-11-05T09:00:00Z', 'message', en)).toBe('Nov 05, 12:00 PM');
  });

  it.each(['', 'soon', '2026-13-45'])('writes nothing for %j', (broken) => {
    expect(formatAbsolute(broken, 'dateTime', en)).toBe('');
    expect(formatRelative(broken, 0, en)).toBe('');
  });

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
    'keeps a day the same day in %s (TIME-2)',
    (zone) => {
      const options = { ...tr, viewerTimeZone: zone };
      expect(formatAbsolute('2026-11-20', 'date', options)).toBe('20 Kas 2026');
      expect(formatAbsolute('2026-11-20', 'dateTime', options)).toBe('20 Kas 2026');
    },
  );
});

describe('time zones', () => {
  const match = '2026-11-20T21:30:00Z';

  it('shows an Istanbul match at 00:30 on the day before to a viewer in Johannesburg (TIME-1)', () => {
    const viewer = { language: 'en', viewerTimeZone: 'Africa/Johannesburg' };
    expect(formatAbsolute(match, 'dateTime', tr)).toBe('21 Kas 2026 00:30');
    expect(formatAbsolute(match, 'dateTime', viewer)).toBe('Nov 20, 2026, 11:30 PM');
  });

  it('names the zone of the venue only where it differs from the viewer’s (TIME-1)', () => {
    const atVenue = { language: 'tr', timeZone: istanbul };
    expect(
      formatAbsolute(match, 'dateTime', { ...atVenue, viewerTimeZone: 'Africa/Johannesburg' }),
    ).toBe('21 Kas 2026 00:30 GMT+3');
    expect(formatAbsolute(match, 'dateTime', { ...atVenue, viewerTimeZone: 'Asia/Riyadh' })).toBe(
      '21 Kas 2026 00:30',
    );
  });

  it.each([
    ['2026-03-29T00:59:00Z', '12:59 AM'],
    ['2026-03-29T01:00:00Z', '2:00 AM'],
    ['2026-10-25T00:30:00Z', '1:30 AM'],
    ['2026-10-25T01:30:00Z', '1:30 AM'],
  ])('follows London over its change of clocks at %s', (value, text) => {
    expect(formatAbsolute(value, 'time', { language: 'en', viewerTimeZone: 'Europe/London' })).toBe(
      text,
    );
  });

  it('leaves Istanbul at three hours all the year', () => {
    expect(formatAbsolute('2026-01-10T12:00:00Z', 'time', tr)).toBe('15:00');
    expect(formatAbsolute('2026-07-10T12:00:00Z', 'time', tr)).toBe('15:00');
  });
});

describe('relative', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');

  it.each([
    ['2026-11-20T12:00:00Z', 'now', 'şimdi'],
    ['2026-11-20T11:59:01Z', 'now', 'şimdi'],
    ['2026-11-20T12:00:59Z', 'now', 'şimdi'],
    ['2026-11-20T11:59:00Z', '1 minute ago', '1 dakika önce'],
    ['2026-11-20T11:00:01Z', '59 minutes ago', '59 dakika önce'],
    ['2026-11-20T11:00:00Z', '1 hour ago', '1 saat önce'],
    ['2026-11-19T12:00:01Z', '23 hours ago', '23 saat önce'],
    ['2026-11-19T12:00:00Z', 'yesterday', 'dün'],
    ['2026-11-14T12:00:00Z', '6 days ago', '6 gün önce'],
    ['2026-11-13T12:00:00Z', 'Nov 13, 2026', '13 Kas 2026'],
    ['2026-11-20T12:30:00Z', 'in 30 minutes', '30 dakika sonra'],
    ['2026-11-20T14:00:00Z', 'in 2 hours', '2 saat sonra'],
    ['2026-11-21T14:00:00Z', 'tomorrow', 'yarın'],
    ['2026-11-20', 'today', 'bugün'],
    ['2026-11-21', 'tomorrow', 'yarın'],
    ['2026-12-20', 'Dec 20, 2026', '20 Ara 2026'],
  ])('writes %s', (value, english, turkish) => {
    expect(formatRelative(value, now, en)).toBe(english);
    expect(formatRelative(value, now, tr)).toBe(turkish);
  });

  it('counts days by the calendar and not by 24 hours (TIME-6)', () => {
    const afterMidnight = Date.parse('2026-11-19T22:00:00Z');
    const lateTwoDaysBefore = '2026-11-18T20:30:00Z';
    expect(formatRelative(lateTwoDaysBefore, afterMidnight, en)).toBe('2 days ago');
  });
});
