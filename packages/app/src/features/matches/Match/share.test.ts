import type { Match } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canonicalUrl, share, shareText, teamsText } from './share.ts';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('#platform/toasts.ts', () => ({ showToast }));

const t = ((key: string) => key.split('.').at(-1)) as TFunction;

const startsAt = '2026-04-15T13:00:00Z';
const now = Date.parse(startsAt) + 63 * 60_000;

const team = (name: string, school: string) => ({
  id: null,
  name,
  school: { id: null, name: school },
  crestUrl: null,
  colours: null,
});

const match = {
  id: 'a b/c',
  status: 'live',
  schedule: { kind: 'dateTime', startsAt },
  score: { kind: 'points', home: 2, away: 1 },
  minute: 63,
  clock: null,
  teams: [team('U15 Girls', 'Harbour View'), team('Ashworth U15', 'Ashworth')],
  decidedBy: null,
  penalties: null,
  broadcastTitle: 'The last match of Ada Brown',
  statusNote: 'Ada Brown is injured',
  resultText: 'Ada Brown wins it',
  events: [{ id: 'e', kind: 'goal', text: 'Ada Brown', minute: 3, side: 'home' }],
} as unknown as Match;

it('is a line of teams, score, status and minute, without a person (MATCH-18)', () => {
  expect(shareText(t, match, now, true)).toBe('Harbour View U15 Girls 2–1 Ashworth U15, live 63′');
});

it.each([
  [{ status: 'finished', decidedBy: 'awarded' }, 'finished, awarded'],
  [{ status: 'paused' }, 'paused'],
  [{ minute: null }, 'live'],
] as const)('says how a match with %o stands (MATCH-18)', (change, words) => {
  expect(shareText(t, { ...match, ...change }, now, true)).toBe(
    `Harbour View U15 Girls 2–1 Ashworth U15, ${words}`,
  );
});

it('says what is open, and no score of what is cancelled (MATCH-18)', () => {
  const open: Match = { ...match, status: 'scheduled', score: null, teams: [] };
  expect(shareText(t, open, now, true)).toBe('toBeConfirmed versus toBeConfirmed, delayed');
  expect(shareText(t, { ...match, status: 'cancelled' }, now, true)).toContain(
    'Girls versus Ashworth',
  );
});

it('has the word of the server for an unknown status (MATCH-3)', () => {
  const unknown: Match = { ...match, status: 'unknown', statusText: 'Under protest' };
  expect(shareText(t, unknown, now, true)).toMatch(/, Under protest$/);
});

it('tells no minute that has gone on while the one of the page stands (MATCH-43)', () => {
  const clock = { asOf: startsAt, isRunning: true };
  const running = { ...match, minute: 10, clock } as Match;
  expect(shareText(t, running, Date.parse(startsAt) + 5 * 60_000, true)).toMatch(/live 15′$/);
  expect(shareText(t, running, Date.parse(startsAt) + 5 * 60_000, false)).toMatch(/live$/);
});

it('names a school once (MATCH-18)', () => {
  const clubs = { teams: [team('Rizespor', 'Çaykur Rizespor'), team('Eyüpspor', 'Eyüpspor')] };
  expect(teamsText(t, clubs)).toEqual(['Çaykur Rizespor', 'Eyüpspor']);
  const schools = { teams: [team('Yıldızbahçe U16', 'Yıldızbahçe Anadolu Lisesi')] };
  expect(teamsText(t, schools)[0]).toBe('Yıldızbahçe U16');
  expect(teamsText(t, { teams: [team('', '')] })).toEqual(['toBeConfirmed', 'toBeConfirmed']);
});

it('leads to the page without a token or a parameter (MATCH-18)', () => {
  expect(canonicalUrl(match, 'https://touchline.example')).toBe(
    'https://touchline.example/matches/a%20b%2Fc',
  );
});

describe('on a device with a share dialog', () => {
  function stubDialog(answer: () => Promise<void>) {
    const dialog = vi.fn(answer);
    vi.stubGlobal('navigator', { share: dialog });
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
    vi.stubGlobal('location', { origin: 'https://touchline.example' });
    return dialog;
  }
  const refuse = (name: string) => () => Promise.reject(new DOMException('No', name));

  afterEach(() => {
    vi.unstubAllGlobals();
    showToast.mockReset();
  });

  it('it takes the title, the line and the address (MATCH-18)', async () => {
    const dialog = stubDialog(() => Promise.resolve());
    const finished: Match = { ...match, status: 'finished' };
    await share(t, finished, true);
    expect(dialog).toHaveBeenCalledExactlyOnceWith({
      title: 'Harbour View U15 Girls versus Ashworth U15',
      text: 'Harbour View U15 Girls 2–1 Ashworth U15, finished',
      url: 'https://touchline.example/matches/a%20b%2Fc',
    });
    expect(showToast).not.toHaveBeenCalled();
  });

  it('closing it is no failure (MATCH-18)', async () => {
    stubDialog(refuse('AbortError'));
    await share(t, match, true);
    expect(showToast).not.toHaveBeenCalled();
  });

  it('says when it did not open (MATCH-18)', async () => {
    stubDialog(refuse('NotAllowedError'));
    await share(t, match, true);
    expect(showToast).toHaveBeenCalledExactlyOnceWith('matchPage.shareFailed', { tone: 'danger' });
  });
});
