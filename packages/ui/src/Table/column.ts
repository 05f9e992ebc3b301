import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  title: string;
  /** Still read out: for a column of buttons, say. */
  isTitleHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the `end`. */
  align?: 'start' | 'center' | 'end';
  isSortable?: boolean;
  /** Names the row for screen readers and heads its card; left out everywhere: the first column. */
  isRowHeader?: boolean;
}

/** Which column the rows are sorted by. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}
