import { seasonMatches } from '@touchline/mocks/fixtures/matches';
import type { Match, Schedule } from '@touchline/contract/match';
import fc from 'fast-check';
import ICAL from 'ical.js';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { calendarSchedule, isForCalendar } from './calendarSchedule.ts';
import { matchCalendar } from './matchCalendar.ts';

/** A key, after the status where it has one. */
const t = ((key: string, values?: { status: string; teams: string }) =>
  values ? `${values.status}: ${values.teams}` : key) as unknown as TFunction;
const context = {
  url: 'https://touchline.example/matches/m-1',
  host: 'touchline.example',
  now: Date.parse('2026-04-15T13:20:00Z'),
};

const match: Match = {
  ...(seasonMatches().find(({ status }) => status === 'scheduled') as Match),
  id: 'm-1',
  schedule: { kind: 'dateTime', startsAt: '2026-04-20T13:00:00Z' },
  updatedAt: '2026-04-15T13:20:00Z',
  sport: 'football',
};

/** The one entry of the file, read by another library than the one that wrote it. */
function entryOf(change: Partial<Match> = {}) {
  const text = matchCalendar(t, { ...match, ...change }, context);
  const calendar = new ICAL.Component(ICAL.parse(text ?? ''));
  const components = calendar.getAllSubcomponents('vevent');
  expect(components).toHaveLength(1);
  const [component] = components;
  if (!component) throw new Error('There is no entry');
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    summary: event.summary,
    description: event.description,
    location: event.location,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    isAllDay: event.startDate.isDate,
    start: event.startDate.toString(),
    end: event.endDate.toString(),
    text: text ?? '',
  };
}

describe('the calendar file (MATCH-23)', () => {
  it('names the match by an id of its own, in UTC, with its place', () => {
    expect(entryOf()).toMatchObject({
      uid: 'match-m-1@touchline.example',
      status: 'CONFIRMED',
      isAllDay: false,
      start: '2026-04-20T13:00:00Z',
      end: '2026-04-20T14:50:00Z',
      location: [match.venue?.name, match.venue?.pitch, match.venue?.city].join(', '),
    });
  });

  it('says that it is a copy, and where the match is', () => {
    const { description } = entryOf();
    expect(description).toContain('matchPage.calendarNote');
    expect(description).toContain('https://touchline.example/matches/m-1');
  });

  it.each<[string, Partial<Match>, string, boolean, string]>([
    ['a date alone', { schedule: date('2026-05-02') }, 'TENTATIVE', true, '2026-05-02'],
    ['a cancelled match', { status: 'cancelled' }, 'CANCELLED', false, '2026-04-20T13:00:00Z'],
    ['one put off', { status: 'postponed' }, 'CANCELLED', false, '2026-04-20T13:00:00Z'],
    [
      'one with a new date',
      { status: 'postponed', rescheduledTo: date('2026-05-09') },
      'TENTATIVE',
      true,
      '2026-05-09',
    ],
    [
      'one that has its new time, whatever is left of the old plan',
      { status: 'scheduled', rescheduledTo: date('2026-05-09') },
      'CONFIRMED',
      false,
      '2026-04-20T13:00:00Z',
    ],
  ])('of %s', (_, change, status, isAllDay, start) => {
    expect(entryOf(change)).toMatchObject({ status, isAllDay, start });
  });

  it.each<[Partial<Match>, string]>([
    [{ status: 'cancelled' }, 'match.status.cancelled: '],
    [{ status: 'postponed' }, 'match.status.postponed: '],
    [{ status: 'postponed', rescheduledTo: date('2026-05-09') }, ''],
    [{ status: 'live' }, ''],
  ])('of %o begins with its status where nothing is played: “%s”', (change, beginning) => {
    expect(entryOf(change).summary).toBe(`${beginning}${entryOf().summary}`);
  });

  it('ends a whole day with the next one', () => {
    expect(entryOf({ schedule: date('2026-12-31') }).end).toBe('2027-01-01');
  });

  it('is not there without a date', () => {
    const open = { ...match, schedule: { kind: 'tbc' } } as const;
    expect(calendarSchedule(open)).toBeNull();
    expect(matchCalendar(t, open, context)).toBeNull();
  });

  it('replaces an entry of the same match: same id, higher sequence', () => {
    const [before, after] = ['2026-04-15T13:20:00Z', '2026-04-15T13:20:01Z'].map((updatedAt) =>
      entryOf({ updatedAt }),
    );
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
    // A 32-bit number, as calendars count.
    expect(entryOf({ updatedAt: '2080-01-01T00:00:00Z' }).sequence).toBeLessThan(2 ** 31);
    expect(entryOf({ updatedAt: null }).sequence).toBe(0);
  });

  it('reads back as it was written, whatever letters a name has', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .map((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim() || 'x');
    fc.assert(
      fc.property(name, name, (home, away) => {
        const teams = [home, away].map((team) => ({
          ...(match.teams[0] as Match['teams'][number]),
          name: team,
          school: { id: null, name: '' },
        }));
        expect(entryOf({ teams }).summary).toBe(`${home} match.versus ${away}`);
      }),
    );
  });

  it('holds no name of a person', () => {
    const { text } = entryOf({ resultText: 'Ada Brown', statusNote: 'Ada Brown' });
    expect(text).not.toContain('Ada');
  });
});

describe('the calendar of several matches (MATCH-54)', () => {
  const today = '2026-04-15';
  const at = (startsAt: string): Schedule => ({ kind: 'dateTime', startsAt });
  const [past, ahead] = [date('2026-04-14'), date('2026-04-16')];

  it.each<[string, Partial<Match>, boolean]>([
    ['what is planned', { schedule: ahead }, true],
    ['what is planned for today', { schedule: date(today) }, true],
    ['what is played since yesterday', { status: 'live', schedule: past }, true],
    ['what is interrupted', { status: 'paused', schedule: past }, true],
    ['what has a new date', { status: 'postponed', schedule: past, rescheduledTo: ahead }, true],
    ['what was planned before', { schedule: past }, false],
    ['what was planned at a time before', { schedule: at('2026-04-12T13:00:00Z') }, false],
    ['what had a new date', { status: 'postponed', schedule: past, rescheduledTo: past }, false],
    ['what is put off', { status: 'postponed', schedule: ahead }, false],
    ['what is cancelled', { status: 'cancelled', schedule: ahead }, false],
    ['what is over', { status: 'finished', schedule: date(today) }, false],
    ['what was abandoned', { status: 'abandoned', schedule: date(today) }, false],
    ['what has no date', { schedule: { kind: 'tbc' } }, false],
  ])('%s: %o, %s', (_, change, isIn) => {
    expect(isForCalendar({ ...match, ...change }, today)).toBe(isIn);
  });
});

function date(day: string): Schedule {
  return { kind: 'date', date: day };
}
