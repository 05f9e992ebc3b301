import type { TFunction } from 'i18next';
import { csvText } from '../../csvText.ts';
import { columnIds, type ColumnId } from './importColumns.ts';
import type { Cells } from './readTable.ts';

const nameOf = (t: TFunction, id: ColumnId) => t(`adminImport.columns.${id}`);

/** The empty file with the names of all columns, in the language of the page. */
export function templateText(t: TFunction, language: string): string {
  return csvText(language, [columnIds.map((id) => nameOf(t, id))]);
}

export interface ReportedRow {
  line: number;
  cells: Cells;
  result: string;
  /** Why it was not created; empty for one that was. */
  reason: string;
  /** Where it stands now; empty for one that was not created. */
  address: string;
}

/** The rows of the file with what became of them. It can be read again, without these columns. */
export function resultText(
  t: TFunction,
  language: string,
  columns: readonly ColumnId[],
  rows: readonly ReportedRow[],
): string {
  const own = (['row', 'result', 'reason', 'address'] as const).map((id) =>
    t(`adminImport.files.${id}`),
  );
  return csvText(language, [
    [...own, ...columns.map((id) => nameOf(t, id))],
    ...rows.map(({ line, cells, result, reason, address }) => [
      String(line),
      result,
      reason,
      address,
      ...columns.map((id) => cells[id] ?? ''),
    ]),
  ]);
}
