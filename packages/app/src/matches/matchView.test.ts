import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { phaseText, printedScore, shownStatus, winner } from './matchView.ts';

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
  ] as const)('%s at %d is %s', (status, now, shown) => {
    expect(shownStatus({ status, schedule }, now)).toBe(shown);
  });

  it('delays nothing that has no time', () => {
    expect(shownStatus({ status: 'scheduled', schedule: { kind: 'tbc' } }, after)).toBe(
      'scheduled',
    );
  });
});

describe('printedScore', () => {
  it('tells no score from nil nil', () => {
    expect(printedScore(null)).toBeNull();
    expect(printedScore({ kind: 'points', home: 0, away: 0 })).toEqual(['0', '0']);
  });

  it('prints innings with their wickets', () => {
    expect(
      printedScore({
        kind: 'innings',
        innings: [
          { team: 'home', runs: 168, wickets: 6, overs: '20.0' },
          { team: 'away', runs: 99, wickets: 10, overs: '18.4' },
          { team: 'home', runs: 12, wickets: 0, overs: '2.0' },
        ],
      }),
    ).toEqual(['168/6 & 12/0', '99']);
  });
});

it('says the part being played in the words of the language, and an unknown one in the server’s', () => {
  const t = ((key: string) => `[${key}]`) as TFunction;
  expect(phaseText(t, 'Set 3')).toBe('[match.phase.set3]');
  expect(phaseText(t, 'Powerplay')).toBe('Powerplay');
  expect(phaseText(t, 'toString')).toBe('toString');
});

describe('winner', () => {
  const score = { kind: 'points', home: 1, away: 1 } as const;
  it('is decided by penalties after a draw', () => {
    expect(winner({ status: 'finished', score, penalties: { home: 3, away: 4 } })).toBe(1);
  });

  it('is nobody while the match is on, or drawn', () => {
    expect(winner({ status: 'live', score: { ...score, home: 5 }, penalties: null })).toBeNull();
    expect(winner({ status: 'finished', score, penalties: null })).toBeNull();
  });
});
