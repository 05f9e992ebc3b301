import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { matchRow } from './adminMatch.ts';
import { advertisement } from './advertisement.ts';
import {
  decisions,
  match,
  matchEventKinds,
  matchSearchResult,
  matchStatuses,
  matchSummary,
  schedule,
  sports,
  statusReasons,
} from './match.ts';

const team = (name: string, school: string) => ({ name, school: { name: school } });

const bare = {
  id: 'm',
  broadcastTitle: 'Harbour View – Ashworth',
  status: 'live',
  teams: [team('U15 Girls', 'Harbour View'), team('U15', 'Ashworth High')],
};

test('a match has an id, a title, a status and teams of schools (MATCH-1, SEARCH-10)', () => {
  expect(v.parse(match, bare)).toMatchObject(bare);
  expect(v.parse(matchSearchResult, bare)).toMatchObject(bare);
  for (const field of ['id', 'broadcastTitle', 'teams']) {
    expect(v.is(match, { ...bare, [field]: undefined }), field).toBe(false);
  }
  const nameless = { ...bare, teams: [{ name: 'U15' }, ...bare.teams] };
  expect(v.parse(match, nameless).teams).toHaveLength(3);
});

describe('the words of the wire', () => {
  it('name the statuses, and one for what is not known (MATCH-2)', () => {
    expect(matchStatuses).toEqual([
      'scheduled',
      'live',
      'paused',
      'finished',
      'abandoned',
      'postponed',
      'cancelled',
      'unknown',
    ]);
    expect(v.parse(match, { ...bare, status: 'liveish', statusText: 'Nearly' })).toMatchObject({
      status: 'unknown',
      statusText: 'Nearly',
    });
  });

  it.each([
    ['Live', 'live'],
    ['In-Play', 'live'],
    ['HT', 'paused'],
    ['rain delay', 'paused'],
    ['FT_PEN', 'finished'],
    ['COMPLETED', 'finished'],
    ['Not started', 'scheduled'],
    ['Canceled', 'cancelled'],
    ['İPTAL', 'cancelled'],
    ['Ertelendi', 'postponed'],
    ['Yarıda kaldı', 'abandoned'],
    ['YARIDA KALDI', 'abandoned'],
    ['Planlandı', 'scheduled'],
    ['PLANLANDI', 'scheduled'],
    ['Başlama gecikti', 'scheduled'],
    ['BAŞLAMA GECİKTİ', 'scheduled'],
    ['Canlı', 'live'],
    ['CANLI', 'live'],
    ['Ara verildi', 'paused'],
    ['Bitti', 'finished'],
    ['BİTTİ', 'finished'],
    ['İptal edildi', 'cancelled'],
  ])('know the status %s, as other services and people write it (MATCH-3)', (status, known) => {
    for (const schema of [match, matchSummary, matchSearchResult, matchRow])
      expect(v.parse(schema, { ...bare, status, version: 1 })).toMatchObject({
        status: known,
        statusText: null,
      });
  });

  it.each(['post', 'lived', 'cancelled?!x', '1', 'Under review'])(
    'keep %j, which is no status, and guess none (MATCH-3)',
    (status) => {
      const parsed = { status: 'unknown', statusText: status };
      for (const schema of [match, matchSummary, matchSearchResult, matchRow])
        expect(v.parse(schema, { ...bare, status, version: 1 })).toMatchObject(parsed);
    },
  );

  it.each([undefined, null, 3, {}, '', ' '])(
    'have one for %j, which says nothing (MATCH-3)',
    (status) => {
      expect(v.parse(match, { ...bare, status })).toMatchObject({
        status: 'unknown',
        statusText: null,
      });
    },
  );

  it.each([' ', 7, null])('keep the status where the text for it is %j (MATCH-3)', (statusText) => {
    for (const schema of [match, matchSummary, matchSearchResult, matchRow]) {
      const unknown = { ...bare, status: 'Under review', statusText, version: 1 };
      expect(v.parse(schema, unknown)).toMatchObject({ statusText: 'Under review' });
      const live = v.parse(schema, { ...bare, status: 'live', statusText, version: 1 });
      expect(live).toMatchObject({ status: 'live', statusText: null });
    }
  });

  it('name the sports, and one for any other (MATCH-10)', () => {
    expect(sports).toEqual([
      'football',
      'cricket',
      'rugby',
      'hockey',
      'netball',
      'basketball',
      'volleyball',
      'handball',
      'waterPolo',
      'tennis',
      'other',
    ]);
  });

  it('name gender and kind of a match, and pass over what is not known (MATCH-55)', () => {
    const told = { gender: 'girls', level: '2nd', matchType: 'friendly' };
    expect(v.parse(matchSummary, { ...bare, ...told })).toMatchObject(told);
    const odd = { gender: 'all', level: 2, matchType: 'derby' };
    const none = { gender: null, level: null, matchType: null };
    expect(v.parse(match, { ...bare, ...odd })).toMatchObject(none);
    expect(v.parse(match, bare)).toMatchObject(none);
  });

  it('name the reasons for what is not played (MATCH-12)', () => {
    expect(statusReasons).toEqual([
      'weather',
      'pitch',
      'transport',
      'illness',
      'opponentWithdrew',
      'safety',
      'other',
    ]);
  });

  it('name how a match was decided (MATCH-8)', () => {
    expect(decisions).toEqual([
      'regular',
      'extraTime',
      'penalties',
      'awarded',
      'walkover',
      'noResult',
    ]);
  });

  it('name the events (MATCH-22)', () => {
    expect(matchEventKinds).toEqual([
      'goal',
      'ownGoal',
      'penalty',
      'missed',
      'card',
      'substitution',
      'wicket',
      'boundary',
      'periodStart',
      'periodEnd',
      'note',
    ]);
  });
});

test.each([
  [{ kind: 'dateTime', startsAt: '2026-04-15T13:00:00Z' }, true],
  [{ kind: 'date', date: '2026-04-15' }, true],
  [{ kind: 'tbc' }, true],
  [{ kind: 'dateTime', startsAt: 'soon' }, false],
  [{ kind: 'date', date: '2026-04-15T13:00:00Z' }, false],
  [{ kind: 'date', date: '15.04.2026' }, false],
])('a match has a time, a date alone or neither: %j, %s (MATCH-5, WIRE-24)', (given, isOne) => {
  expect(v.is(schedule, given)).toBe(isOne);
});

describe('a score (MATCH-34)', () => {
  const scoreOf = (score: object) => v.parse(matchSummary, { ...bare, score }).score;
  const innings = (runs: number, wickets: number) => ({
    kind: 'innings',
    innings: [{ team: 'home', runs, wickets, overs: '20.0' }],
  });
  const inningsOf = (score: ReturnType<typeof scoreOf>) =>
    score?.kind === 'innings' ? score.innings.length : 0;

  it.each([
    [0, 0, 1],
    [999, 10, 1],
    [1000, 3, 0],
    [-1, 3, 0],
    [120, 11, 0],
    [120, -1, 0],
    [1.5, 3, 0],
  ])('of %d runs for %d wickets counts %d innings', (runs, wickets, count) => {
    expect(inningsOf(scoreOf(innings(runs, wickets)))).toBe(count);
  });

  it.each([
    [0, true],
    [999, true],
    [1000, false],
    [-1, false],
  ])('has %d as points and as penalties: %s', (points, isOne) => {
    const pair = { home: points, away: 0 };
    const parsed = v.parse(matchSummary, {
      ...bare,
      score: { kind: 'points', ...pair },
      penalties: pair,
    });
    expect(parsed.score !== null).toBe(isOne);
    expect(parsed.penalties !== null).toBe(isOne);
  });
});

describe('an advertisement', () => {
  const given = {
    id: 'a',
    schoolId: null,
    advertisementType: 'Standard',
    description: 'Boots',
    imageUrl: '/boots.webp',
    webLink: 'https://boots.example',
    contactNumber: '+442012345678',
  };

  it('has the fields of the default one, and an unknown type is Standard (AD-4)', () => {
    expect(v.parse(advertisement, given)).toMatchObject(given);
    expect(v.parse(advertisement, { ...given, advertisementType: 'Popup' })).toMatchObject({
      advertisementType: 'Standard',
    });
    expect(v.is(advertisement, { ...given, description: undefined })).toBe(false);
  });
});
