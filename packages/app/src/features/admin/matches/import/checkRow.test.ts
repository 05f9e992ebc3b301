import type { Sport } from '@touchline/contract/match';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { translate } from '../../testing/translate.ts';
import type { FoundTeam } from '../fields/findTeams.ts';
import type { MatchValues } from '../fields/matchValues.ts';
import { checkRow, duplicatesInFile } from './checkRow.ts';
import { missingLookups, teamKey, type Directory } from './directory.ts';
import { isMade } from './findCreated.ts';
import type { ImportedRow } from './importDraft.ts';
import type { Cells } from './readTable.ts';
import { refusalOf, rowStateOf, type ShownRow } from './rowState.ts';
import type { RowContext, TypedRow } from './rowValues.ts';
import { vocabularyOf } from './vocabulary.ts';

const en = translate('en');
const vocabulary = vocabularyOf([en, translate('tr')]);

beforeAll(() => {
  vi.useFakeTimers({ now: Date.parse('2026-04-15T13:20:00Z'), toFake: ['Date'] });
});
afterAll(() => vi.useRealTimers());

function team(id: string, name: string, school: string, more: Partial<FoundTeam> = {}): FoundTeam {
  return {
    id,
    name,
    shortName: name,
    school: { id: `school-${school}`, name: school, shortName: school },
    sport: 'football',
    ageGroup: 'U16',
    gender: 'boys',
    season: '2025/26',
    level: null,
    crestUrl: null,
    colours: null,
    status: 'active',
    ...more,
  };
}

const directory: Directory = {
  teams: new Map([
    ['isik u16', [team('isik', 'IŞIK U16', 'Işık')]],
    ['cinar u16', [team('cinar', 'Çınar U16', 'Çınar')]],
    ['konuk', []],
    [
      'kartallar',
      [
        team('k-1', 'Kartallar', 'Işık'),
        team('k-2', 'Kartallar', 'Işık', { sport: 'hockey' }),
        team('k-3', 'Kartallar', 'Çınar'),
        team('k-4', 'Kartallar', 'Çınar', { season: '2024/25' }),
      ],
    ],
    [
      teamKey('kartallar', 'school-Işık'),
      [team('k-1', 'Kartallar', 'Işık'), team('k-2', 'Kartallar', 'Işık', { sport: 'hockey' })],
    ],
    [
      teamKey('kartallar', 'school-Çınar'),
      [team('k-3', 'Kartallar', 'Çınar'), team('k-4', 'Kartallar', 'Çınar', { season: '2024/25' })],
    ],
    [teamKey('konuk', 'school-Çınar'), []],
  ]),
  schools: new Map([
    ['isik', ['school-Işık']],
    ['cinar', ['school-Çınar']],
    ['konuk kulubu', []],
  ]),
};

const everywhere: RowContext = {
  directory,
  vocabulary,
  zone: 'Europe/Istanbul',
  schoolId: null,
};

const usual: Cells = { home: 'ışık u16', away: 'ÇINAR U16', date: '25.04.2026', time: '14:30' };

function check(cells: Cells, context = everywhere, chosen: TypedRow['chosen'] = {}) {
  return checkRow(en, { cells: { ...usual, ...cells }, chosen }, context);
}

const wrong = (cells: Cells, context = everywhere) => [...check(cells, context).errors];

test('a row becomes what the record of a match would send (ADMIN-150)', () => {
  const { errors, wire } = check({ venue: 'Saha 1', gender: 'Kız', matchType: 'Friendly' });
  expect([...errors]).toEqual([]);
  expect(wire).toMatchObject({
    broadcastTitle: 'IŞIK U16 – Çınar U16',
    sport: 'football',
    homeTeam: { kind: 'team', id: 'isik' },
    awayTeam: { kind: 'team', id: 'cinar' },
    schedule: { kind: 'dateTime', startsAt: '2026-04-25T11:30:00.000Z' },
    timeZone: 'Europe/Istanbul',
    venue: { name: 'Saha 1' },
    gender: 'girls',
    matchType: 'friendly',
  });
});

test.each([
  [{ title: 'ab' }, [['title', 'Use at least 3 characters.']]],
  [{ sport: 'Quidditch' }, [['sport', expect.stringContaining('Water polo')]]],
  [{ gender: 'x' }, [['gender', 'Write one of these: Boys, Girls, Mixed, Open.']]],
  [{ date: '25/04/2026' }, [['date', expect.stringContaining('25.04.2026 or')]]],
  [{ date: '' }, [['date', 'Fill this in.']]],
  [{ date: '25.04.2036' }, [['date', expect.stringContaining('10 years ago')]]],
  [{ time: '25:00' }, [['time', 'Write a time such as 14:30.']]],
  [{ timeZone: 'Mars/Olympus' }, [['timeZone', 'This is not written as it should be.']]],
  [{ home: '' }, [['home', 'Fill this in, or write “To be confirmed”.']]],
  [{ home: 'Konuk' }, [['home', expect.stringContaining('No team has this name')]]],
  [{ home: 'Konuk', homeSchool: 'Çınar' }, [['home', expect.stringContaining('This school')]]],
  [{ away: 'Işık U16' }, [['away', 'A team does not play against itself.']]],
  [{ home: 'Kartallar' }, [['home', expect.stringContaining('Several teams')]]],
  [{ city: 'Foça' }, [['venue', 'Fill this in.']]],
  [{ venue: 'A', mapUrl: 'javascript:alert(1)' }, [['mapUrl', expect.stringContaining('https')]]],
  [{ streamUrl: 'http://a.example' }, [['streamUrl', expect.stringContaining('https')]]],
  [{ ageGroup: 'x'.repeat(21) }, [['ageGroup', 'Use at most 20 characters.']]],
] as [Cells, [string, unknown][]][])(
  'what is wrong stands beside its cell: %j (ADMIN-7, ADMIN-150)',
  (cells, expected) => {
    expect(wrong(cells)).toEqual(expected);
  },
);

test.each([
  [{ time: '' }, { kind: 'date', date: '2026-04-25' }],
  [{ time: '', date: '' }, { kind: 'tbc' }],
  [{ time: '', date: 'Belli değil' }, { kind: 'tbc' }],
  [{ time: '', date: '2026-04-25 9:05' }, { startsAt: '2026-04-25T06:05:00.000Z' }],
  [{ timeZone: 'Europe/London' }, { startsAt: '2026-04-25T13:30:00.000Z' }],
])('the time of %j (MATCH-5)', (cells, schedule) => {
  expect(check(cells).wire.schedule).toMatchObject(schedule);
  expect(wrong(cells)).toEqual([]);
});

test.each([
  [{ home: 'Kartallar', homeSchool: 'IŞIK', sport: 'Hokey' }, 'k-2'],
  [{ home: 'KARTALLAR', homeSchool: 'çınar' }, 'k-3'],
])('a team is told by school, sport and season: %j (ADMIN-151)', (cells, id) => {
  expect(check(cells).wire.homeTeam).toEqual({ kind: 'team', id });
});

test('among several teams a person chooses one (ADMIN-151)', () => {
  const asked = check({ home: 'Kartallar', homeSchool: 'Işık' });
  expect(asked.teams.home.map(({ id }) => id)).toEqual(['k-1', 'k-2']);
  const chosen = check({ home: 'Kartallar', homeSchool: 'Işık' }, everywhere, { home: 'k-2' });
  expect([...chosen.errors]).toEqual([]);
  expect(chosen.wire).toMatchObject({ homeTeam: { id: 'k-2' }, sport: 'hockey' as Sport });
  const stranger = check({ home: 'Kartallar', homeSchool: 'Işık' }, everywhere, { home: 'k-3' });
  expect([...stranger.errors.keys()]).toEqual(['home']);
});

test('a guest needs a school or club that is not here (ADMIN-151, MATCH-29)', () => {
  const { errors, wire, isGuest } = check({ away: 'Konuk', awaySchool: 'Konuk Kulübü' });
  expect([...errors]).toEqual([]);
  expect(isGuest).toEqual({ home: false, away: true });
  expect(check({ away: 'Kartallar', awaySchool: 'Konuk Kulübü' }).isGuest.away).toBe(true);
  expect(wire.awayTeam).toEqual({ kind: 'guest', name: 'Konuk', schoolName: 'Konuk Kulübü' });
});

test.each(['To be confirmed', 'BELLİ DEĞİL', 'tbc', '?', '–'])(
  '%j is a side to be confirmed (MATCH-29)',
  (away) => {
    expect(check({ title: 'Abc', away }).wire.awayTeam).toEqual({ kind: 'tbc' });
    expect(wrong({ title: 'Abc', away })).toEqual([]);
  },
);

test('a school administrator imports matches of the own school alone (ADMIN-1, ADMIN-151)', () => {
  expect(wrong({}, { ...everywhere, schoolId: 'school-Çınar' })).toEqual([]);
  const refused = wrong({}, { ...everywhere, schoolId: 'school-Other' });
  expect(refused).toEqual([['home', expect.stringContaining('own school')]]);
  const guests = {
    title: 'Abc',
    home: 'Konuk',
    homeSchool: 'Konuk Kulübü',
    sport: 'futbol',
    away: '?',
  };
  expect(wrong(guests)).toEqual([]);
  expect(wrong(guests, { ...everywhere, schoolId: '' })).toHaveLength(1);
});

test('only names that are not known yet are looked up, each once', () => {
  const rows = [
    { cells: { home: 'Işık U16', away: 'Yeni' } },
    { cells: { home: 'YENİ', away: '?', awaySchool: 'Başka', homeSchool: 'Yeni Okul' } },
  ];
  expect(missingLookups(rows, directory, vocabulary)).toEqual([
    { kind: 'team', name: 'Yeni' },
    { kind: 'school', name: 'Yeni Okul' },
  ]);
});

test('the teams of a name are asked for by their school once it is known (ADMIN-151)', () => {
  const rows = [{ cells: { home: 'Yeni', homeSchool: 'IŞIK', away: 'Yeni', awaySchool: 'İkiz' } }];
  const schools = new Map([...directory.schools, ['ikiz', ['school-a', 'school-b']] as const]);
  expect(missingLookups(rows, { ...directory, schools }, vocabulary)).toEqual([
    { kind: 'team', name: 'Yeni', schoolId: 'school-Işık' },
    // Of two schools with one name the teams of both are looked through.
    { kind: 'team', name: 'Yeni' },
  ]);
});

function values(cells: Cells): MatchValues {
  return check(cells).values;
}

test('a match that is in the file twice, and a team in two places (ADMIN-153)', () => {
  const found = duplicatesInFile([
    { line: 2, values: values({}) },
    { line: 3, values: values({ home: 'ÇINAR U16', away: 'Işık U16', time: '' }) },
    { line: 4, values: values({ away: 'Konuk', awaySchool: 'Konuk Kulübü', time: '16:59' }) },
    { line: 5, values: values({ away: 'Konuk', awaySchool: 'Konuk Kulübü', date: '26.04.2026' }) },
    { line: 6, values: values({ title: 'Abc', home: '?', away: '?' }) },
    { line: 7, values: values({ title: 'Abc', home: '?', away: '?' }) },
    { line: 8, values: values({ away: '?', title: 'Abc', time: '19:28:00' }) },
    { line: 9, values: values({ away: '?', title: 'Abc', time: '21:58' }) },
  ]);
  expect([...found]).toEqual([
    [1, { line: 2, isClash: false }],
    [2, { line: 2, isClash: true }],
    [6, { line: 4, isClash: true }],
  ]);
});

const row: ImportedRow = {
  id: '2',
  line: 2,
  cells: usual,
  chosen: {},
  isIncluded: null,
  outcome: null,
};
const idle = { id: null, unsureId: null };
const duplicates = [{ id: 'match-a', name: 'A' }];
const clash = [{ id: 'match-a', name: 'A', isClash: true }];

test('a likely double is left out until somebody takes it in; a clash is not (ADMIN-6, ADMIN-153)', () => {
  const checked = check({});
  const stateWith = (
    change: Partial<ImportedRow>,
    hints: Pick<ShownRow, 'inFile' | 'duplicates'>,
  ) => rowStateOf({ ...row, ...change }, checked, hints, idle);
  expect(stateWith({}, { inFile: null, duplicates: [] })).toBe('ready');
  expect(stateWith({}, { inFile: null, duplicates })).toBe('leftOut');
  expect(stateWith({ isIncluded: true }, { inFile: null, duplicates })).toBe('ready');
  expect(stateWith({ isIncluded: false }, { inFile: null, duplicates: [] })).toBe('leftOut');
  expect(stateWith({}, { inFile: null, duplicates: clash })).toBe('ready');
  expect(stateWith({}, { inFile: { line: 2, isClash: false }, duplicates: [] })).toBe('leftOut');
  expect(stateWith({}, { inFile: { line: 2, isClash: true }, duplicates: [] })).toBe('ready');
});

test('what is wrong is never ready, and what was sent says what became of it', () => {
  const none = { inFile: null, duplicates: [] };
  const refused = { state: 'refused', text: 'No', fields: {} } as const;
  expect(rowStateOf({ ...row, isIncluded: true }, check({ home: '' }), none, idle)).toBe('wrong');
  expect(rowStateOf({ ...row, outcome: refused }, check({}), none, idle)).toBe('refused');
  expect(rowStateOf(row, check({}), none, { id: '2', unsureId: '2' })).toBe('sending');
  expect(rowStateOf(row, check({}), none, { id: null, unsureId: '2' })).toBe('unsure');
});

test('a refusal stands beside its cells, or else at its row (ADMIN-155)', () => {
  const fields = { 'match.awayTeam.id': ['There is no such team'], 'Match.Score': ['No'] };
  const refused = refusalOf({ ...row, outcome: { state: 'refused', text: 'All', fields } });
  expect([...refused.errors]).toEqual([['away', 'There is no such team']]);
  expect(refused.text).toBe('No');
  const whole = refusalOf({ ...row, outcome: { state: 'refused', text: 'All', fields: {} } });
  expect([[...whole.errors], whole.text]).toEqual([[], 'All']);
});

test('a match whose answer was lost is known by what it is (ADMIN-152)', () => {
  const wanted = values({});
  const made = {
    broadcastTitle: 'IŞIK U16 – Çınar U16',
    status: 'scheduled',
    visibility: 'draft',
    sport: 'football',
    teams: [
      { id: 'isik', name: 'IŞIK U16' },
      { id: 'cinar', name: 'Çınar U16' },
    ],
    schedule: { kind: 'dateTime', startsAt: '2026-04-25T11:30:00Z' },
  } as unknown as Parameters<typeof isMade>[0];
  expect(isMade(made, wanted)).toBe(true);
  expect(isMade({ ...made, broadcastTitle: 'Another' }, wanted)).toBe(false);
  expect(isMade({ ...made, visibility: 'public' }, wanted)).toBe(false);
  expect(isMade({ ...made, teams: made.teams.toReversed() }, wanted)).toBe(false);
  expect(isMade({ ...made, schedule: { kind: 'date', date: '2026-04-25' } }, wanted)).toBe(false);
});
