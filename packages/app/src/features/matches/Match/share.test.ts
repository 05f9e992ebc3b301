import type { Match } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { expect, it, vi } from 'vitest';
import { shareText } from './share.ts';

vi.mock('#platform/notices.ts', () => ({ notice: vi.fn() }));

const t = ((key: string) => key.split('.').at(-1)) as TFunction;

const startsAt = '2026-04-15T13:00:00Z';
const now = Date.parse(startsAt) + 1;

const match = {
  status: 'live',
  schedule: { kind: 'dateTime', startsAt },
  score: { kind: 'points', home: 2, away: 1 },
  teams: [
    { id: null, name: 'U15 Girls', school: { id: null, name: 'Harbour View' }, crestUrl: null },
    { id: null, name: 'Ashworth', school: { id: null, name: 'Ashworth' }, crestUrl: null },
  ],
  broadcastTitle: 'The last match of Ada Brown',
  statusNote: 'Ada Brown is injured',
  resultText: 'Ada Brown wins it',
  events: [
    {
      id: 'e',
      kind: 'goal',
      text: 'Ada Brown',
      minute: 3,
      added: null,
      side: 'home',
      scoreAfter: null,
    },
  ],
} as unknown as Match;

it('is a line of teams, score and status, without a person (MATCH-18)', () => {
  expect(shareText(t, match, now)).toBe('Harbour View U15 Girls 2–1 Ashworth · live');
});

it('says what is open (MATCH-18)', () => {
  expect(shareText(t, { ...match, status: 'scheduled', score: null, teams: [] }, now)).toBe(
    'toBeConfirmed versus toBeConfirmed · delayed',
  );
});
