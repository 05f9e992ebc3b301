import { fold } from '@touchline/ui/fold';
import { parse } from 'papaparse';
import { typedText } from '../../csvText.ts';
import { columnIds, neededColumns, type ColumnId } from './importColumns.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The most rows of one file. */
export const mostRows = 500;

/** The longest text of a cell; nothing that a match has is longer. */
const longestCell = 2000;

export type Cells = Partial<Record<ColumnId, string>>;

export interface FileRow {
  /** As a spreadsheet numbers it: the head is row 1. */
  line: number;
  cells: Cells;
}

export interface FileTable {
  /** In the order of the file. */
  columns: readonly ColumnId[];
  /** The names of the columns that are not read. */
  ignored: readonly string[];
  rows: readonly FileRow[];
}

export type TableRefusal =
  | { reason: 'noHead' | 'noRows' | 'quotes' }
  | { reason: 'missing' | 'twice'; columns: readonly ColumnId[] }
  | { reason: 'tooMany'; count: number };

const delimiters = [';', ',', '\t'];

/**
 * Reads the text of a file with `;`, `,` or tabs between its cells. The delimiter is the one with
 * which the head has the most columns that are known, because a title may hold the other ones.
 */
export function readTable(
  text: string,
  vocabulary: Vocabulary,
): { table: FileTable } | { refusal: TableRefusal } {
  // A spreadsheet may write the delimiter in a line of its own.
  const body = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^sep=.\n/i, '');
  const skipped = /^\uFEFF?sep=./i.test(text) ? 1 : 0;
  const heads = delimiters.map((delimiter) => {
    const [head = []] = parse<string[]>(body, { delimiter, newline: '\n', preview: 1 }).data;
    const names = head.map((name) => name.slice(0, longestCell));
    return { delimiter, names, ids: names.map((name) => columnOfName(name, vocabulary)) };
  });
  const best = heads.toSorted((one, other) => countOf(other.ids) - countOf(one.ids))[0];
  if (!best || countOf(best.ids) === 0) return refuse({ reason: 'noHead' });
  const { delimiter, names, ids } = best;
  const isThere = (id: ColumnId) => ids.includes(id);
  const missing = neededColumns.filter((id) => !isThere(id));
  if (missing.length > 0) return refuse({ reason: 'missing', columns: missing });
  const twice = columnIds.filter((id) => ids.filter((each) => each === id).length > 1);
  if (twice.length > 0) return refuse({ reason: 'twice', columns: twice });

  const { data, errors } = parse<string[]>(body, { delimiter, newline: '\n' });
  // Behind a quotation mark that is not closed the rest of the file is one cell.
  if (errors.some(({ type }) => type === 'Quotes')) return refuse({ reason: 'quotes' });
  const columns = ids.flatMap((id, index) => (id === null ? [] : [{ id, index }]));
  const rows = data
    .map((texts, index) => ({ line: index + 1 + skipped, cells: cellsOf(texts, columns) }))
    .slice(1)
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (rows.length === 0) return refuse({ reason: 'noRows' });
  if (rows.length > mostRows) return refuse({ reason: 'tooMany', count: rows.length });
  const ignored = names.filter((name, index) => {
    const folded = foldName(name);
    return ids[index] === null && folded !== '' && !vocabulary.ours.has(folded);
  });
  return { table: { columns: columns.map(({ id }) => id), ignored, rows } };
}

function refuse(refusal: TableRefusal) {
  return { refusal };
}

function countOf(ids: readonly (ColumnId | null)[]): number {
  return new Set(ids.filter((id) => id !== null)).size;
}

/**
 * The name of a column without the signs with which people mark what is needed. Only the first of several
 * is looked at, because each would look for the end of the name again.
 */
function foldName(name: string): string {
  return fold(name.replace(/(?<![*:])[*:]+\s*$/, ''));
}

function columnOfName(name: string, { columns }: Vocabulary): ColumnId | null {
  return columns.get(foldName(name)) ?? null;
}

/** Of the columns that are known: a head may have thousands of others. */
function cellsOf(
  texts: readonly string[],
  columns: readonly { id: ColumnId; index: number }[],
): Cells {
  return Object.fromEntries(columns.map(({ id, index }) => [id, cleanCell(texts[index] ?? '')]));
}

/**
 * The text of a cell on one line. The apostrophes that our own files put before what a spreadsheet would
 * calculate are taken away again.
 */
export function cleanCell(text: string): string {
  const line = typedText(text)
    // Invisible characters, which come along when cells are copied from a page.
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return cutText(line);
}

/** A text that is no longer than that of a cell, in code points. */
export function cutText(text: string): string {
  return text.length > longestCell ? [...text].slice(0, longestCell).join('') : text;
}
