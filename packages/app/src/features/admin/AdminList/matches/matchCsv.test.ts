import type { MatchRow } from '@touchline/contract/adminMatch';
import type { MatchTeam } from '@touchline/contract/match';
import { draftMatches } from '@touchline/mocks/fixtures/draftMatches';
import type { TFunction } from 'i18next';
import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import { emptyDirectory } from '../../matches/import/directory.ts';
import { readTable } from '../../matches/import/readTable.ts';
import { checkRow } from '../../matches/import/checkRow.ts';
import { vocabularyOf } from '../../matches/import/vocabulary.ts';
import { translate } from '../../testing/translate.ts';
import { matchCsvHead, matchCsvLines, type CsvContext } from './matchCsv.ts';

const t = ((key: string) => key) as TFunction;
const [first] = draftMatches();

const scoreOf: CsvContext['scoreOf'] = (score) =>
  score?.kind === 'points' ? `${score.home} – ${score.away}` : null;

const statusOf: CsvContext['statusOf'] = ({ status, statusText }) => statusText ?? status;

/** A file of matches, each written by itself. */
function matchCsv(
  translated: TFunction,
  matches: readonly MatchRow[],
  context: CsvContext,
): string {
  const lines = matches.map((match) => matchCsvLines(translated, [match], context));
  return matchCsvHead(translated, context) + lines.join('');
}

function rowOf(change: Partial<MatchRow>): Record<string, string> {
  const text = matchCsv(t, [{ ...(first as MatchRow), ...change }], {
    language: 'en',
    scoreOf,
    statusOf,
  });
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data, errors } = parse<Record<string, string>>(text.slice(1), { header: true });
  expect(errors).toEqual([]);
  expect(data).toHaveLength(1);
  return data[0] ?? {};
}

test('a match is one row, as spreadsheets read it (ADMIN-27)', () => {
  expect(
    rowOf({
      broadcastTitle: 'Ilgaz; "A" – Çınar, U16',
      schedule: { kind: 'date', date: '2026-05-09' },
      score: { kind: 'points', home: 0, away: 2 },
    }),
  ).toMatchObject({
    'admin.columns.title': 'Ilgaz; "A" – Çınar, U16',
    'admin.columns.date': '2026-05-09',
    'admin.columns.time': '',
    'admin.columns.home': 'Gökçeçınar U16',
    'admin.columns.score': '0 – 2',
    'admin.columns.visibility': 'admin.visibility.draft',
  });
});

test('a file has the same lines in whatever parts they are written (ADMIN-27)', () => {
  const matches = draftMatches();
  const context = { language: 'en', scoreOf, statusOf };
  expect(matches.length).toBeGreaterThan(1);
  expect(matchCsvHead(t, context) + matchCsvLines(t, matches, context)).toBe(
    matchCsv(t, matches, context),
  );
  expect(matchCsvLines(t, [], context)).toBe('');
});

test('a status that we do not know is in the word of the server (MATCH-3)', () => {
  const row = rowOf({ status: 'unknown', statusText: 'Under review' });
  expect(row['admin.columns.status']).toBe('Under review');
});

test('without a score there is none, which is not nought', () => {
  expect(rowOf({ score: null })['admin.columns.score']).toBe('');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("https://evil.example")', `'=HYPERLINK("https://evil.example")`],
  ['=1+1\nfinal', "'=1+1\nfinal"],
  ['@SUM(A1)\r\nfinal', "'@SUM(A1)\r\nfinal"],
  ['\t=1+1', "\t'=1+1"],
  ['Derby;=1+1;', "Derby;'=1+1;"],
])('a spreadsheet does not calculate %j (ADMIN-27, SEC-7)', (broadcastTitle, written) => {
  expect(rowOf({ broadcastTitle })['admin.columns.title']).toBe(written);
});

test('Turkish spreadsheets get semicolons', () => {
  const text = matchCsv(t, [first as MatchRow], { language: 'tr', scoreOf, statusOf });
  expect(text.split('\r\n')[0]?.split(';')).toHaveLength(16);
});

test('a time is that of the clock at the ground, with its zone (ADMIN-27, TIME-1)', () => {
  const startsAt = '2026-04-25T14:30:00Z';
  expect(
    rowOf({ schedule: { kind: 'dateTime', startsAt }, timeZone: 'Europe/London' }),
  ).toMatchObject({
    'admin.columns.date': '2026-04-25',
    'admin.columns.time': '15:30',
    'adminImport.columns.timeZone': 'Europe/London',
  });
});

const guest = (name: string, school: string) =>
  ({ ...first?.teams[0], id: null, name, school: { id: null, name: school } }) as MatchTeam;

/** An export of a match, read by the import on a device in Istanbul. */
function readAgain(language: 'en' | 'tr', change: Partial<MatchRow>) {
  const teams = [guest('İskele U16', 'İskele Kulübü'), guest('Konuk', 'Konuk Kulübü')];
  const match = { ...(first as MatchRow), teams, ...change };
  const text = matchCsv(translate(language), [match], { language, scoreOf, statusOf });
  const vocabulary = vocabularyOf([translate('en'), translate('tr')]);
  const read = readTable(text, vocabulary);
  if ('refusal' in read) throw new Error(read.refusal.reason);
  const schools = new Map([
    ['iskele kulubu', []],
    ['konuk kulubu', []],
  ]);
  const names = ['iskele u16', 'konuk'];
  const directory = { ...emptyDirectory, schools, teams: new Map(names.map((name) => [name, []])) };
  const [row] = read.table.rows;
  const context = { directory, vocabulary, zone: 'Europe/Istanbul', schoolId: null };
  return checkRow(translate(language), { cells: row?.cells ?? {}, chosen: {} }, context);
}

test.each(['en', 'tr'] as const)(
  'what the list saves can be imported again, %s (ADMIN-27, ADMIN-150)',
  (language) => {
    const schedule = { kind: 'dateTime', startsAt: '2026-10-24T23:45:00.000Z' } as const;
    const { errors, wire } = readAgain(language, { schedule, timeZone: 'Europe/London' });
    expect([...errors]).toEqual([]);
    expect(wire).toMatchObject({
      broadcastTitle: first?.broadcastTitle,
      sport: 'football',
      homeTeam: { kind: 'guest', name: 'İskele U16', schoolName: 'İskele Kulübü' },
      awayTeam: { kind: 'guest', name: 'Konuk', schoolName: 'Konuk Kulübü' },
      schedule,
      timeZone: 'Europe/London',
      ageGroup: 'U16',
      gender: 'boys',
      venue: { name: 'Gökçeçınar Spor Tesisi' },
    });
  },
);

test.each([[{ kind: 'date', date: '2026-05-09' }], [{ kind: 'tbc' }]] as const)(
  'so can one whose time is %j, and whose side is open',
  (schedule) => {
    const open = { ...guest('', ''), name: '' };
    const { errors, wire } = readAgain('en', {
      schedule,
      teams: [guest('Konuk', 'Konuk Kulübü'), open],
    });
    expect([...errors]).toEqual([]);
    expect(wire).toMatchObject({ schedule, awayTeam: { kind: 'tbc' } });
  },
);
