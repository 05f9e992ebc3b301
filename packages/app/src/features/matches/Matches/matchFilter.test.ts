import { describe, expect, it, vi } from 'vitest';
import {
  periodBounds,
  changeFilter,
  readFilter,
  writeFilter,
  type ListFilter,
} from './matchFilter.ts';

function read(query: string) {
  return readFilter(new URLSearchParams(query));
}

const start: ListFilter = { search: '', period: 'coming', sport: null, status: null, page: 1 };

describe('readFilter', () => {
  it('reads the output of writeFilter (LIST-2)', () => {
    const filter: ListFilter = {
      search: 'İnegöl & co',
      period: 'past',
      sport: 'cricket',
      status: 'live',
      page: 3,
    };
    expect(readFilter(writeFilter(filter))).toEqual({ filter, isComplete: true });
  });

  it('is empty without a query', () => {
    expect(read('')).toEqual({
      filter: start,
      isComplete: true,
    });
  });

  it.each([
    'sport=chess',
    'status=__proto__',
    'page=0',
    'page=1.5',
    'page=1e99',
    'period=soon',
    'colour=red',
  ])('ignores %s and reports it (LIST-3)', (query) => {
    const { filter, isComplete } = read(query);
    expect(filter).toEqual(start);
    expect(isComplete).toBe(false);
  });
});

describe('the period', () => {
  it.each([
    ['', 'coming'],
    ['sport=cricket', 'coming'],
    ['status=scheduled', 'coming'],
    ['status=finished', 'past'],
    ['status=postponed', 'any'],
    ['search=seabrook', 'any'],
    ['search=seabrook&status=finished&period=coming', 'coming'],
  ])('of ?%s is %s (LIST-4)', (query, period) => {
    expect(read(query).filter.period).toBe(period);
  });

  it('depends on the other filters until it is chosen', () => {
    expect(changeFilter(start, { search: 'seabrook' }).period).toBe('any');
    expect(changeFilter({ ...start, period: 'past' }, { search: 'seabrook' }).period).toBe('past');
    expect(changeFilter({ ...start, page: 4 }, { period: 'past' })).toEqual({
      ...start,
      period: 'past',
    });
  });

  it.each([
    ['Europe/Istanbul', '2026-04-15T20:30:00Z', '2026-04-15'],
    ['Europe/Istanbul', '2026-04-15T21:30:00Z', '2026-04-16'],
    ['America/New_York', '2026-04-16T02:00:00Z', '2026-04-15'],
  ])('begins with the day of a viewer in %s at %s (TIME-3)', (zone, now, day) => {
    vi.stubEnv('TZ', zone);
    expect(periodBounds('coming', Date.parse(now))).toEqual({ from: day });
    vi.unstubAllEnvs();
  });

  it('is requested by its bounds (LIST-1)', () => {
    const now = Date.parse('2026-04-15T13:20:00Z');
    expect(periodBounds('coming', now)).toEqual({ from: '2026-04-15' });
    expect(periodBounds('past', now)).toEqual({ to: '2026-04-15T13:00:00.000Z' });
    expect(periodBounds('any', now)).toEqual({});
  });
});
