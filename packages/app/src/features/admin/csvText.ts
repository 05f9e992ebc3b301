import { unparse } from 'papaparse';
import { type Language, parseLanguage } from '#platform/language/languages.ts';

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * How a text begins that a spreadsheet would calculate. Said here, because what the library takes
 * for one ends with its first line.
 */
const formula = /^[=+\-@\t\r]/;

/** What stands between two cells: spreadsheets in Turkish expect `;`. */
const delimiters: Record<Language, string> = { en: ',', tr: ';' };

type Rows = readonly (readonly string[])[];

/** Rows as a CSV file for spreadsheets, to which more rows can be added with `csvLines`. */
export function csvText(language: string, rows: Rows): string {
  return byteOrderMark + linesOf(language, rows);
}

/** More rows of a CSV file, each after the end of the line before it. */
export function csvLines(language: string, rows: Rows): string {
  return rows.length > 0 ? `\r\n${linesOf(language, rows)}` : '';
}

/**
 * A text that a spreadsheet would calculate begins with an apostrophe, because cells are typed by
 * people (SEC-7).
 */
function linesOf(language: string, rows: Rows): string {
  const delimiter = delimiters[parseLanguage(language)];
  return unparse(rows.slice() as string[][], { delimiter, escapeFormulae: formula });
}
