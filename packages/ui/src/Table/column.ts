import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  title: string;
  /** Hides the title visually but not from screen readers, for example of a column of buttons. */
  isTitleHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /**
   * The lines of a cell that a skeleton row reserves, those below the first in small letters; 1 by
   * default.
   */
  lines?: number;
  /** Use `end` for numbers. */
  align?: 'start' | 'center' | 'end';
  isSortable?: boolean;
  /**
   * Names the row for screen readers and is the title of its card; without any, the first column
   * does.
   */
  isRowHeader?: boolean;
}

/** The column by which the rows are sorted, and the direction. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The names of the checkboxes that select rows. */
export interface TableSelectLabels<Row> {
  /** Of the one in the header. */
  all: string;
  row: (row: Row) => string;
}

/** The column that names the row. */
export function rowHeaderOf<Row>(columns: readonly TableColumn<Row>[]): string | undefined {
  return (columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0])?.id;
}
