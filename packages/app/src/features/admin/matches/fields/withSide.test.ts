import { expect, test } from 'vitest';
import { blankMatch, matchWireOf, withSide, type MatchValues } from './matchValues.ts';

const team = (name: string) => ({ kind: 'team', id: name, name, schoolName: '' });

/** What a match is after its sides were chosen one after the other. */
function choose(values: MatchValues, home: string, away: string): MatchValues {
  const first = { ...values, ...withSide(values, 'homeTeam', team(home)) };
  return { ...first, ...withSide(first, 'awayTeam', team(away)) };
}

test('a match without a title of its own has that of its teams (ADMIN-85)', () => {
  const chosen = choose(blankMatch(), 'Rooigras U14', 'Seabrook U14');
  expect(chosen.broadcastTitle).toBe('Rooigras U14 – Seabrook U14');
  const other = { ...chosen, ...withSide(chosen, 'awayTeam', team('Vaalhoek U14')) };
  expect(other.broadcastTitle).toBe('Rooigras U14 – Vaalhoek U14');
  const open = { ...chosen, ...withSide(chosen, 'awayTeam', { kind: 'tbc' }) };
  expect(open.broadcastTitle).toBe('');
});

test('an empty title is saved as that of the teams, and stays empty without both (ADMIN-85)', () => {
  const chosen = choose(blankMatch(), 'Rooigras U14', 'Seabrook U14');
  const emptied = { ...chosen, broadcastTitle: ' ' };
  expect(matchWireOf(emptied).broadcastTitle).toBe('Rooigras U14 – Seabrook U14');
  const open = { ...emptied, ...withSide(emptied, 'awayTeam', { kind: 'tbc' }) };
  expect(matchWireOf(open).broadcastTitle).toBe('');
  expect(matchWireOf({ ...chosen, broadcastTitle: 'The final' }).broadcastTitle).toBe('The final');
});

test('a title that somebody has written stays', () => {
  const written = { ...blankMatch(), broadcastTitle: 'The final' };
  expect(choose(written, 'Rooigras U14', 'Seabrook U14').broadcastTitle).toBe('The final');
});
