import type { ReactNode } from 'react';
import { ProgressBar } from '../ProgressBar/index.ts';
import { Spinner } from '../Spinner/index.ts';
import type { TableColumn, TableSelectLabels, TableSort } from './column.ts';
import { tableRoles } from './tableRoles.ts';
import { stateOfAll } from './selection.ts';
import { body, emptyCell, frame, instead, progress, table } from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRegion } from './TableRegion.tsx';
import { TableRow } from './TableRow.tsx';
import { useSelectedRows } from './useSelectedRows.ts';
import { useStableCallback } from './useStableCallback.ts';
import { WaitingTable } from './WaitingTable.tsx';

export interface TableProps<Row extends { id: string }> {
  /** The accessible name. */
  label: string;
  /** Pass the same array each time, because another one renders all rows again. */
  columns: readonly TableColumn<Row>[];
  /**
   * In the order shown. The table does not sort; it calls `onSortChange`. A row with the same object as
   * before is not rendered again.
   */
  rows: readonly Row[];
  /** The column by which `rows` are sorted, which its header shows. Omitted: none. */
  sortDescriptor?: TableSort;
  /** Called when the header of a column with `isSortable` is pressed. */
  onSortChange?: (descriptor: TableSort) => void;
  /** The names of the checkboxes. Omitted: rows cannot be selected. */
  selectLabels?: TableSelectLabels<Row> | undefined;
  /** The ids of the selected rows. */
  selectedKeys?: ReadonlySet<string>;
  /** The ids of the rows that are selected at first, when it is not controlled. */
  defaultSelectedKeys?: ReadonlySet<string>;
  /** Called with the ids of all selected rows, also of those not in view. */
  onSelectionChange?: (ids: Set<string>) => void;
  /** The ids of the rows that cannot be selected. Their other controls stay enabled. */
  disabledKeys?: ReadonlySet<string>;
  /** Makes the cell that names the row a link that covers the row. */
  rowHref?: (row: Row) => string;
  /** Makes the cell that names the row a button that covers the row. */
  onRowAction?: (id: string) => void;
  /** Shown when there are no rows: an `EmptyState`. */
  empty: ReactNode;
  /** Existing rows stay, with a progress bar above; without rows a spinner or skeletons are shown. */
  isLoading?: boolean;
  /** The number of skeleton rows in place of the spinner, for a table whose length is known. */
  skeletonRows?: number;
  /** The accessible name of what is shown while `isLoading`. */
  loadingLabel: string;
  /** The presentation below `sm`: a card per row, or a table that scrolls sideways. */
  narrow?: 'cards' | 'scroll';
}

/** Shows many similar things in columns, to compare them. Otherwise use a list. */
export function Table<Row extends { id: string }>({
  label,
  columns,
  rows,
  sortDescriptor,
  onSortChange,
  selectLabels,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  disabledKeys,
  rowHref,
  onRowAction,
  empty,
  isLoading = false,
  skeletonRows = 0,
  loadingLabel,
  narrow = 'cards',
}: TableProps<Row>) {
  const ids = rows.map(({ id }) => id).filter((id) => !disabledKeys?.has(id));
  const { selected, selectRow, selectAll } = useSelectedRows({
    ids,
    selected: selectedKeys,
    defaultSelected: defaultSelectedKeys,
    onSelect: onSelectionChange,
  });
  const pressRow = useStableCallback((id: string) => onRowAction?.(id));
  const isWaiting = isLoading && rows.length === 0 && skeletonRows > 0;
  return (
    <div className={frame} aria-busy={isLoading}>
      {isLoading && rows.length > 0 && (
        <div className={progress}>
          <ProgressBar label={loadingLabel} />
        </div>
      )}
      <TableRegion label={label} isWaiting={isWaiting}>
        {isWaiting ? (
          <WaitingTable
            columns={columns}
            rowCount={skeletonRows}
            sort={sortDescriptor}
            selectLabel={selectLabels?.all}
            label={loadingLabel}
            narrow={narrow}
          />
        ) : (
          <table {...tableRoles.table} className={table} aria-label={label} data-narrow={narrow}>
            <TableHead
              columns={columns}
              sort={sortDescriptor}
              onSort={onSortChange}
              selectAll={
                selectLabels && {
                  label: selectLabels.all,
                  state: stateOfAll(ids, selected),
                  isDisabled: ids.length === 0,
                  onChange: selectAll,
                }
              }
              isEmpty={rows.length === 0}
            />
            <tbody
              {...tableRoles.group}
              className={body}
              data-empty={rows.length === 0 ? '' : undefined}
            >
              {rows.length === 0 ? (
                <tr {...tableRoles.row}>
                  <td
                    {...tableRoles.cell}
                    className={emptyCell}
                    colSpan={columns.length + (selectLabels ? 1 : 0)}
                  >
                    <div className={instead}>
                      {isLoading ? <Spinner label={loadingLabel} size="large" /> : empty}
                    </div>
                  </td>
                </tr>
              ) : (
                rows.map((row) => (
                  <TableRow
                    key={row.id}
                    row={row}
                    columns={columns}
                    selectLabel={selectLabels?.row(row)}
                    isSelected={selected.has(row.id)}
                    isFixed={disabledKeys?.has(row.id) ?? false}
                    onSelect={selectRow}
                    href={rowHref?.(row)}
                    onPress={onRowAction && pressRow}
                  />
                ))
              )}
            </tbody>
          </table>
        )}
      </TableRegion>
    </div>
  );
}
