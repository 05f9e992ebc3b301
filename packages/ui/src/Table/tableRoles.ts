/**
 * The implicit roles of the elements of a table. Set explicitly, because browsers drop them when
 * `display` is not that of a table, as it is in cards.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
