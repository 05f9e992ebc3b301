import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { phaseText, shownStatus } from './matchView.ts';

const start = '2026-04-15T13:00:00Z';
const schedule = { kind: 'dateTime', startsAt: start } as const;
const before = Date.parse(start) - 1;
const after = Date.parse(start) + 1;

describe('shownStatus', () => {
  it.each([
    ['scheduled', before, 'scheduled'],
    ['scheduled', after, 'delayed'],
    ['live', after, 'live'],
    ['postponed', after, 'postponed'],
    ['unknown', after, 'unknown'],
  ] as const)('%s at %d is %s (MATCH-4)', (status, now, shown) => {
    expect(shownStatus({ status, schedule }, now)).toBe(shown);
  });

  it('is not delayed without a time (MATCH-4)', () => {
    expect(shownStatus({ status: 'scheduled', schedule: { kind: 'tbc' } }, after)).toBe(
      'scheduled',
    );
  });
});

it('translates a known phase, and shows an unknown one as the server sent it', () => {
  const t = ((key: string) => `[${key}]`) as TFunction;
  expect(phaseText(t, 'Set 3')).toBe('[match.phase.set3]');
  expect(phaseText(t, 'Powerplay')).toBe('Powerplay');
  expect(phaseText(t, 'toString')).toBe('toString');
});
