import { expect, test } from 'vitest';
import { toStored } from '../fixtures/draftMatches.ts';
import { seasonMatches } from '../fixtures/matches.ts';
import { warningsFor } from './matchWarnings.ts';

const match = seasonMatches()
  .map(toStored)
  .find(({ teams }) => teams.every(({ id }) => id !== null));
if (!match) throw new Error('The season has no match of two teams');
const [homeTeamId = '', awayTeamId = ''] = match.teams.map(({ id }) => id ?? '');

const day = (date: string) => ({ kind: 'date', date }) as const;
const postponed = {
  ...match,
  status: 'postponed' as const,
  schedule: day('2026-05-02'),
  rescheduledTo: day('2026-05-09'),
};

test('a postponed match is in the way at its new time, and not at the old one (ADMIN-85)', () => {
  const found = (start: string, among = postponed) =>
    warningsFor({ homeTeamId, awayTeamId, start }, [among]).duplicates.length;
  expect([found('2026-05-02'), found('2026-05-09')]).toEqual([0, 1]);
  const clashes = warningsFor({ homeTeamId, start: '2026-05-09T11:00:00Z' }, [postponed]).clashes;
  expect(clashes).toEqual([postponed]);
  for (const rescheduledTo of [null, { kind: 'tbc' } as const])
    expect(
      warningsFor({ homeTeamId, start: '2026-05-02' }, [{ ...postponed, rescheduledTo }]),
    ).toEqual({ duplicates: [], clashes: [] });
});
