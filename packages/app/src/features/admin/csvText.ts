import { unparse } from 'papaparse';
import { type Language, parseLanguage } from '#platform/language/languages.ts';

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * The beginning of a text, and what follows a sign at which a spreadsheet may split a line, up to the
 * sign of a formula if one comes. A spreadsheet of another language splits at another sign than ours, and
 * within quotation marks too when these begin in the middle of what it takes for a cell.
 */
const beginnings = /((?:^|[;,\t\r\n])[";,\s]*)('*[=+\-@])?/g;

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

/** The text of a cell as it was before it was written into a file of ours. */
export function typedText(text: string): string {
  return text.replace(beginnings, (_, before: string, formula = '') => {
    return before + formula.replace(/^'/, '');
  });
}

/**
 * An apostrophe stands before each sign with which a spreadsheet would begin to calculate, because cells
 * are typed by people (SEC-7). A text that has one there itself gets another, so that it is read as it was.
 */
function calmText(text: string): string {
  return text.replace(beginnings, (_, before: string, formula?: string) =>
    formula ? `${before}'${formula}` : before,
  );
}

function linesOf(language: string, rows: Rows): string {
  const delimiter = delimiters[parseLanguage(language)];
  return unparse(
    rows.map((cells) => cells.map(calmText)),
    { delimiter },
  );
}
