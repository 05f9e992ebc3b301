import { unparse } from 'papaparse';

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * How a text begins that a spreadsheet would calculate. Said here, because what the library takes
 * for one ends with its first line.
 */
const formula = /^[=+\-@\t\r]/;

/**
 * Rows as a CSV file for spreadsheets. Turkish ones expect `;`. A text that a spreadsheet would
 * calculate begins with an apostrophe, because cells are typed by people (SEC-7).
 */
export function csvText(language: string, rows: readonly (readonly string[])[]): string {
  const delimiter = language === 'tr' ? ';' : ',';
  const options = { delimiter, escapeFormulae: formula };
  return byteOrderMark + unparse(rows.slice() as string[][], options);
}
