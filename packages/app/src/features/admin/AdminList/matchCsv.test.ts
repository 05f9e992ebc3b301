import type { MatchRow } from '@touchline/contract/adminMatch';
import { draftMatches } from '@touchline/mocks/fixtures/draftMatches';
import type { TFunction } from 'i18next';
import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import { matchCsv, type CsvContext } from './matchCsv.ts';

const t = ((key: string) => key) as TFunction;
const [first] = draftMatches();

const scoreOf: CsvContext['scoreOf'] = (score) =>
  score?.kind === 'points' ? `${score.home} – ${score.away}` : null;

function rowOf(change: Partial<MatchRow>): Record<string, string> {
  const text = matchCsv(t, [{ ...(first as MatchRow), ...change }], { language: 'en', scoreOf });
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

test('without a score there is none, which is not nought', () => {
  expect(rowOf({ score: null })['admin.columns.score']).toBe('');
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '=HYPERLINK("https://evil.example")',
  '=1+1\nfinal',
  '@SUM(A1)\r\nfinal',
  '\t=1+1',
])('a spreadsheet does not calculate %j (ADMIN-27, SEC-7)', (broadcastTitle) => {
  expect(rowOf({ broadcastTitle })['admin.columns.title']).toBe(`'${broadcastTitle}`);
});

test('Turkish spreadsheets get semicolons', () => {
  const text = matchCsv(t, [first as MatchRow], { language: 'tr', scoreOf });
  expect(text.split('\r\n')[0]?.split(';')).toHaveLength(12);
});
