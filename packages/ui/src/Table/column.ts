import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** Unique among the columns; `TableSort` names it. */
  id: string;
  /** The header; on a card the label before the value. */
  title: string;
  /** Hides the title visually but not from screen readers, for example of a column of buttons. */
  isTitleHidden?: boolean;
  /** Renders the cell of one row. */
  cell: (row: Row) => ReactNode;
  /**
   * The lines of a cell that a skeleton row reserves, those below the first in small letters; 1 by
   * default.
   */
  lines?: number;
  /** Use `end` for numbers. */
  align?: 'start' | 'center' | 'end';
  /** The header becomes a button that sorts by this column. */
  isSortable?: boolean;
  /**
   * Names the row for screen readers and is the title of its card; without any, the first column
   * does.
   */
  isRowHeader?: boolean;
}

/** The column by which the rows are sorted, and the direction. */
export interface TableSort {
  /** The `id` of the column. */
  column: string;
  /** `ascending` has the smallest first. */
  direction: 'ascending' | 'descending';
}

/** The names of the checkboxes that select rows. */
export interface TableSelectLabels<Row> {
  /** Of the one in the header. */
  all: string;
  /** Of the one of a row: with what the row is about. */
  row: (row: Row) => string;
}

/** The column that names the row. */
export function rowHeaderOf<Row>(columns: readonly TableColumn<Row>[]): string | undefined {
  return (columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0])?.id;
}
