import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectionState } from './connectionState.ts';
import { matchMinute, untilNextMinute } from './matchMinute.ts';

const asOf = '2026-04-15T13:20:00Z';
const start = Date.parse(asOf);
const schedule = { kind: 'dateTime', startsAt: asOf } as const;
const calm = { connectivity: 'online', isStale: false, isUpdating: false } as const;

describe('connectionState (MATCH-42)', () => {
  it.each([
    ['live', {}, 'live'],
    ['paused', {}, 'live'],
    ['scheduled', {}, 'live'],
    ['live', { isUpdating: true }, 'updating'],
    ['live', { isStale: true, isUpdating: true }, 'delayed'],
    ['live', { connectivity: 'unreachable', isStale: true }, 'reconnecting'],
    ['live', { connectivity: 'offline', isStale: true }, 'offline'],
    ['finished', { isUpdating: true }, null],
    ['finished', { isStale: true }, 'delayed'],
    ['finished', { connectivity: 'offline' }, 'offline'],
  ] as const)('of a match that is %s with %o is %s', (status, connection, state) => {
    expect(connectionState({ status, schedule }, { ...calm, ...connection }, start + 1)).toBe(
      state,
    );
  });
});

describe('matchMinute (MATCH-43)', () => {
  const match = { status: 'live', minute: 63, clock: { isRunning: true, asOf } } as const;

  it.each([
    [0, 63],
    [59_999, 63],
    [60_000, 64],
    [185_000, 66],
    [-90_000, 63],
  ])('%d ms later it is %d', (passed, minute) => {
    expect(matchMinute(match, start + passed)).toBe(minute);
  });

  it.each([
    ['the clock stands', { clock: { isRunning: false, asOf } }],
    ['the server tells nothing of the clock', { clock: null }],
    ['the match is paused', { status: 'paused' }],
    ['the match is over', { status: 'finished' }],
  ] as const)('it stands while %s', (_, change) => {
    expect(matchMinute({ ...match, ...change }, start + 600_000)).toBe(63);
    expect(untilNextMinute({ ...match, ...change }, start + 600_000)).toBeNull();
  });

  it('does not believe a clock that was read longer ago than any period takes', () => {
    expect(matchMinute(match, start + 3_600_000)).toBe(123);
    expect(matchMinute(match, start + 3_600_001)).toBe(63);
    expect(untilNextMinute(match, start + 3_600_000)).toBeNull();
  });

  it('is unknown without one from the server', () => {
    expect(matchMinute({ ...match, minute: null }, start)).toBeNull();
    expect(untilNextMinute({ ...match, minute: null }, start)).toBeNull();
  });

  it('changes when it was said to, and not before', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 3_599_999 }), (passed) => {
        const now = start + passed;
        const wait = untilNextMinute(match, now) ?? Number.NaN;
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(60_000);
        const from = Math.max(now, start);
        expect(matchMinute(match, from + wait - 1)).toBe(matchMinute(match, now));
        expect(matchMinute(match, from + wait)).toBe((matchMinute(match, now) ?? 0) + 1);
      }),
    );
  });
});
