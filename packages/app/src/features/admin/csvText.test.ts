import fc from 'fast-check';
import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import { csvText, typedText } from './csvText.ts';
import { readTable } from './matches/import/readTable.ts';
import { vocabularyOf } from './matches/import/vocabulary.ts';
import { translate } from './testing/translate.ts';

const languages = ['en', 'tr'] as const;
const vocabulary = vocabularyOf(languages.map(translate));

const fileOf = (language: string, title: string) =>
  csvText(language, [
    ['Title', 'Home', 'Away', 'Date'],
    ['A', 'B', title, ''],
    [title, 'A', 'B', ''],
  ]);

/** What spreadsheets take for cells, whichever sign they split the lines at. */
function cellsOfSpreadsheets(text: string): string[] {
  return [/\r\n|\r|\n/, /[\r\n,]/, /[\r\n;]/, /[\r\n\t]/, /[\r\n,;\t]/].flatMap((sign) =>
    text.slice(1).split(sign),
  );
}

/** Signs that mean something to a spreadsheet, and few others, so that they come together. */
const anyTitle = fc.string({ unit: fc.constantFrom(...`;,\t\r\n"'=+-@ a`), maxLength: 10 });
const typicalTitle = fc.constantFrom(
  'Derby;=1+1;',
  'a;=1+1;b',
  'a,=1+1,b',
  'a\t=1',
  'a; =1',
  'a;"=1+1;b',
  'a\n=1',
  `a;'=1`,
  `'=1`,
  ' @SUM(A1)',
);
const title = fc.oneof(typicalTitle, anyTitle);

test.each(languages)(
  'no spreadsheet calculates anything, whichever sign it splits a line at, %s (ADMIN-27, ADMIN-155, SEC-7)',
  (language) => {
    fc.assert(
      fc.property(title, (text) => {
        for (const cell of cellsOfSpreadsheets(fileOf(language, text)))
          expect(cell).not.toMatch(/^["\s]*[=+\-@]/);
      }),
      { numRuns: 2_000 },
    );
  },
);

test.each(languages)('what was typed is read again as it was, %s (ADMIN-27)', (language) => {
  fc.assert(
    fc.property(title, (text) => {
      const file = fileOf(language, text);
      const { data } = parse<string[]>(file.slice(1));
      expect(typedText(data[2]?.[0] ?? '')).toBe(text);
      const read = readTable(file, vocabulary);
      if ('refusal' in read) throw new Error(read.refusal.reason);
      // A cell of a match is one line.
      expect(read.table.rows[1]?.cells.title).toBe(text.replace(/\s+/g, ' ').trim());
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['Derby, U16', 'Derby, U16'],
  ['Derby – U16', 'Derby – U16'],
  ['Derby (+16)', 'Derby (+16)'],
  ['Derby, +16', "Derby, '+16"],
  ['=1+1', "'=1+1"],
])('only what a spreadsheet would calculate is changed: %s', (text, written) => {
  expect(csvText('en', [[text]]).replaceAll('"', '')).toBe(`\uFEFF${written}`);
});

test('a long text of signs is written and read at once', () => {
  for (const text of [',\t; '.repeat(100_000), "'".repeat(400_000), ";'".repeat(200_000)])
    expect(typedText(csvText('en', [[text]]).slice(1))).toContain(text);
});
