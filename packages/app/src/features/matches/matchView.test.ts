import type { MatchStatus, MatchSummary } from '@touchline/contract/match';
import { seasonMatches } from '@touchline/mocks/fixtures/matches';
import { realSeason } from '@touchline/mocks/fixtures/realSeason';
import { worldCup } from '@touchline/mocks/fixtures/worldCup';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import {
  contextLine,
  decisionText,
  isSchedulePast,
  isTitleRedundant,
  phaseText,
  shownStatus,
  statusView,
  statusWord,
  teamViews,
} from './matchView.ts';

const start = '2026-04-15T13:00:00Z';
const schedule = { kind: 'dateTime', startsAt: start } as const;
const before = Date.parse(start) - 1;
const after = Date.parse(start) + 1;
const today = '2026-04-15';

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

const t = ((key: string, values?: object) =>
  values ? `[${key} ${Object.values(values).join(' ')}]` : `[${key}]`) as unknown as TFunction;

describe('isSchedulePast', () => {
  it('leaves nothing to confirm of what is over or was postponed (TIME-9)', () => {
    const statuses = ['scheduled', 'live', 'finished', 'postponed', 'cancelled'] as const;
    expect(statuses.filter((status) => isSchedulePast({ status, schedule }, today))).toEqual([
      'finished',
      'postponed',
      'cancelled',
    ]);
  });

  it('nor of one whose day is over, unless it is being played (TIME-9)', () => {
    const statuses = ['scheduled', 'live', 'paused', 'unknown'] as const;
    const pastOn = (date: string) =>
      statuses.filter((status) =>
        isSchedulePast({ status, schedule: { kind: 'date', date } }, today),
      );
    expect(pastOn('2026-04-14')).toEqual(['scheduled', 'unknown']);
    expect(pastOn(today)).toEqual([]);
  });
});

describe('contextLine (MATCH-55)', () => {
  const known = {
    sport: 'hockey',
    ageGroup: 'U16',
    gender: 'girls',
    level: '2nd',
    matchType: 'friendly',
    competition: 'Two Rivers League',
  } as MatchSummary;

  it('says who plays, and the kind of a match that is not one between schools', () => {
    expect(contextLine(t, known)).toBe(
      '[match.sport.hockey] · U16 · [team.gender.girls] · 2nd · [match.kind.friendly] · Two Rivers League',
    );
    expect(contextLine(t, { ...known, matchType: 'interSchool' })).not.toContain('match.kind');
  });

  it('says nothing of what is not known', () => {
    const unknown = { ageGroup: null, gender: null, level: null, matchType: null };
    expect(contextLine(t, { ...known, ...unknown })).toBe(
      '[match.sport.hockey] · Two Rivers League',
    );
  });
});

describe('statusView', () => {
  it.each(['Liveish', 'LIVE soon', 'finished?'])(
    'shows %s neutrally, in the server’s own word (MATCH-3)',
    (statusText) => {
      const shown = statusView(t, { status: 'unknown', statusText, schedule }, after);
      expect(shown).toEqual({ text: statusText, tone: 'neutral' });
    },
  );

  it('has words of ours for what is known, whatever the server calls it (MATCH-3)', () => {
    const shown = statusView(t, { status: 'live', statusText: 'On air', schedule }, after);
    expect(shown).toEqual({ text: '[match.status.live]', tone: 'live' });
  });

  it.each([
    ['unknown', 'Under review', 'Under review'],
    ['unknown', null, '[match.status.unknown]'],
    ['unknown', '', '[match.status.unknown]'],
    ['live', 'On air', '[match.status.live]'],
  ] as const)('the word of %s, which the server calls %j, is %s (MATCH-3)', (...given) => {
    const [status, statusText, word] = given;
    expect(statusWord(t, { status, statusText })).toBe(word);
    expect(statusView(t, { status, statusText, schedule }, after).text).toBe(word);
  });

  it('names the reason beside it (MATCH-12)', () => {
    const match = { status: 'postponed', statusText: null, statusReason: 'weather' } as const;
    expect(statusView(t, match, after).text).toBe(
      '[match.withReason [match.status.postponed] [match.reason.weather]]',
    );
  });
});

describe('isTitleRedundant (LIST-24)', () => {
  const teamsOf = (...names: string[]) =>
    names.map((name) => ({
      id: null,
      name,
      school: { id: null, name: `${name} Anadolu Lisesi` },
      crestUrl: null,
      colours: null,
    }));
  const match = {
    teams: teamsOf('Larkstoke U15', 'St Orrin’s U15'),
    ageGroup: 'U15',
    competition: 'Two Rivers League',
  };

  it.each([
    ['Larkstoke v St Orrin’s, U15 cricket', true],
    ['Larkstoke – St Orrin’s, U15 kriket', true],
    ['LARKSTOKE vs ST ORRIN’S (Two Rivers League)', true],
    ['Larkstoke v St Orrin’s, U15 final', false],
    ['Harbour Cup, semi-final', false],
    ['Larkstoke v Cragsworth', false],
  ])('%s: %s', (broadcastTitle, isRedundant) => {
    expect(isTitleRedundant({ ...match, broadcastTitle })).toBe(isRedundant);
  });

  it('reads Turkish capitals, and shows a title with a word that it does not know', () => {
    const turkish = { ...match, teams: teamsOf('Beşiktaş U15', 'Kadıköy U15') };
    const titled = (broadcastTitle: string) => isTitleRedundant({ ...turkish, broadcastTitle });
    expect(titled('BEŞİKTAŞ – KADIKÖY, U15 TENİS')).toBe(true);
    expect(titled('Beşiktaş – Kadıköy, U15 Fußball')).toBe(false);
  });

  it('is no where a team is not known yet: the title tells more than its card', () => {
    const teams = teamsOf('Larkstoke', '');
    expect(isTitleRedundant({ ...match, teams, broadcastTitle: 'Larkstoke' })).toBe(false);
  });

  it.each([
    ['the invented season', seasonMatches()],
    ['league and cup', realSeason.matches()],
    ['the World Cup', worldCup.matches()],
  ])('is yes for every match of %s', (_, matches) => {
    const shown = matches.filter((each) => !isTitleRedundant(each));
    expect(shown.map(({ broadcastTitle }) => broadcastTitle)).toEqual([]);
  });
});

describe('teamViews', () => {
  const match = seasonMatches().find(({ score }) => score?.kind === 'sets');
  const shownOf = (status: MatchStatus) =>
    match &&
    teamViews(t, { ...match, status }).map(({ points, detail, isScoreVoid }) => ({
      hasPoints: points !== undefined,
      hasDetail: detail !== undefined,
      isScoreVoid,
    }));

  it.each([
    ['finished', true, false],
    ['abandoned', true, true],
    ['cancelled', false, false],
  ] as const)(
    'of a match that is %s have a score: %s, greyed: %s (MATCH-51)',
    (status, has, isScoreVoid) => {
      const team = { hasPoints: has, hasDetail: has, isScoreVoid };
      expect(shownOf(status)).toEqual([team, team]);
    },
  );
});

describe('decisionText', () => {
  it.each([
    [null, undefined],
    ['regular', undefined],
    ['extraTime', '[match.decided.extraTime]'],
    ['awarded', '[match.decided.awarded]'],
    ['walkover', '[match.decided.walkover]'],
    ['noResult', '[match.decided.noResult]'],
  ] as const)('of %s is %s (MATCH-8)', (decidedBy, text) => {
    expect(decisionText(t, { decidedBy, penalties: null })).toBe(text);
  });

  it('says the penalties that decided (MATCH-8)', () => {
    const decided = { decidedBy: 'penalties', penalties: { home: 4, away: 3 } } as const;
    expect(decisionText(t, decided)).toBe('[match.decided.penalties 4 3]');
    expect(decisionText(t, { ...decided, penalties: null })).toBeUndefined();
  });
});

it('translates a known phase, and shows an unknown one as the server sent it', () => {
  expect(phaseText(t, 'Set 3')).toBe('[match.phase.set3]');
  expect(phaseText(t, 'Powerplay')).toBe('Powerplay');
  expect(phaseText(t, 'toString')).toBe('toString');
});
