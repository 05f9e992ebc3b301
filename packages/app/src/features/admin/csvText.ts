import { unparse } from 'papaparse';

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Rows as a CSV file for spreadsheets. Turkish ones expect `;`. A text that a spreadsheet would
 * calculate begins with an apostrophe, because cells are typed by people (SEC-7).
 */
export function csvText(language: string, rows: readonly (readonly string[])[]): string {
  const delimiter = language === 'tr' ? ';' : ',';
  return byteOrderMark + unparse(rows.slice() as string[][], { delimiter, escapeFormulae: true });
}
