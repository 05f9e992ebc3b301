import { expect, test } from 'vitest';
import { type ChangeDraft, restoredChange } from './changeDraft.ts';
import type { MatchAction } from './matchActions.ts';

const typed = (action: MatchAction): Partial<ChangeDraft> => ({
  action,
  reason: 'weather',
  note: 'The pitch was under water',
  time: { kind: 'date', date: '2026-05-01', time: '', zone: 'Europe/Istanbul' },
  score: { kind: 'points', points: { home: '2', away: '1' }, sets: [], innings: [] },
  penalties: { home: '4', away: '3' },
  decidedBy: 'awarded',
  resultText: 'won after extra time',
});

test('a change that was begun over the match as it is comes back whole (ADMIN-61)', () => {
  const kept = typed('finish');
  expect(restoredChange(kept, 4, { action: 'finish', version: 4 })).toEqual(kept);
});

test('nothing of another change comes back', () => {
  expect(restoredChange(typed('postpone'), 4, { action: 'cancel', version: 4 })).toEqual({});
});

test.each(['finish', 'enterResult', 'correct', 'award'] as const)(
  'a result is not put over a newer match, its words are kept: %s (ADMIN-61)',
  (action) => {
    const { reason, note, time } = typed(action);
    expect(restoredChange(typed(action), 3, { action, version: 4 })).toEqual({
      action,
      reason,
      note,
      time,
    });
  },
);

test('a score that is corrected during the match is not put over a newer one either', () => {
  const restored = restoredChange(typed('adjust'), 3, { action: 'adjust', version: 4 });
  expect(restored).not.toHaveProperty('score');
  expect(restored).toHaveProperty('note');
});

test('how a match counts that was broken off is no result, and stays', () => {
  const restored = restoredChange(typed('abandon'), 3, { action: 'abandon', version: 4 });
  expect(restored).toMatchObject({ decidedBy: 'awarded', reason: 'weather' });
  expect(restored).not.toHaveProperty('score');
});
