import { expect, test } from 'vitest';
import { seasonAt, takenNumbers, teamDraft } from './teamValues.ts';
import * as v from 'valibot';

test('a number that is there twice is told at both places (TEAM-4)', () => {
  const squad = ['7', '', '07', '', '8', 'x', 'x'].map((shirtNumber, index) => ({
    athleteId: String(index),
    shirtNumber,
    role: '',
  }));
  expect(takenNumbers(squad)).toEqual([0, 2]);
});

test('a season begins in July', () => {
  expect(seasonAt(new Date(2026, 5, 30).getTime())).toBe('2025/26');
  expect(seasonAt(new Date(2026, 6, 1).getTime())).toBe('2026/27');
  expect(seasonAt(new Date(1999, 8, 1).getTime())).toBe('1999/00');
});

test('the draft of a squad holds ids and no names (ATHLETE-7)', () => {
  const place = { athleteId: 'athlete-a', shirtNumber: '7', role: '', name: 'İlkay' };
  expect(JSON.stringify(v.parse(teamDraft, { squad: [place] }))).not.toContain('İlkay');
});
