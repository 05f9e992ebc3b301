import type { LikelyDuplicate } from '../../record/recordKind.ts';
import type { MatchValues } from '../fields/matchValues.ts';
import type { CheckedRow, InFile } from './checkRow.ts';
import { columnOf, type ColumnId } from './importColumns.ts';
import type { ImportedRow } from './importDraft.ts';

export type RowState =
  | 'wrong'
  | 'ready'
  | 'leftOut'
  | 'sending'
  | 'created'
  | 'refused'
  /** Sent without an answer. */
  | 'unsure';

/** A row as it is shown: what the file says, what the dry run says, and what became of it. */
export interface ShownRow extends CheckedRow {
  id: string;
  row: ImportedRow;
  inFile: InFile | null;
  duplicates: readonly LikelyDuplicate[];
  state: RowState;
}

/** The fields of a row that its likely duplicates share. */
export function duplicateQueryOf({ homeTeam, awayTeam, schedule }: MatchValues): string {
  return JSON.stringify([homeTeam.id, awayTeam.id, schedule]);
}

/** Whether a row is likely there already, or twice in the file; such a row is left out (ADMIN-153). */
export function isDuplicate({
  inFile,
  duplicates,
}: Pick<ShownRow, 'inFile' | 'duplicates'>): boolean {
  return inFile?.isClash === false || duplicates.some(({ isClash }) => !isClash);
}

export function rowStateOf(
  row: ImportedRow,
  { errors }: CheckedRow,
  hints: Pick<ShownRow, 'inFile' | 'duplicates'>,
  sending: { id: string | null; unsureId: string | null },
): RowState {
  if (row.outcome) return row.outcome.state;
  if (sending.id === row.id) return 'sending';
  if (sending.unsureId === row.id) return 'unsure';
  if (errors.size > 0) return 'wrong';
  return (row.isIncluded ?? !isDuplicate(hints)) ? 'ready' : 'leftOut';
}

/** What a refusal says about the columns, and what it says about the row. */
export function refusalOf({ outcome }: ImportedRow): {
  errors: ReadonlyMap<ColumnId, string>;
  text: string;
} {
  const errors = new Map<ColumnId, string>();
  if (outcome?.state !== 'refused') return { errors, text: '' };
  const others: string[] = [];
  for (const [path, messages] of Object.entries(outcome.fields)) {
    const column = columnOf(path);
    if (column === null) others.push(...messages);
    else errors.set(column, messages.join(' '));
  }
  return { errors, text: errors.size > 0 ? others.join(' ') : outcome.text };
}
