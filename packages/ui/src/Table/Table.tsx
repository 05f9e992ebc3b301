import type { ReactNode } from 'react';
import {
  Table as AriaTable,
  Cell,
  Row as AriaRow,
  TableBody,
  type Selection,
} from 'react-aria-components';
import { ProgressBar } from '../ProgressBar/index.ts';
import { Spinner } from '../Spinner/index.ts';
import type { TableColumn, TableSort } from './column.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import {
  body,
  cell,
  cellTitle,
  frame,
  instead,
  progress,
  region,
  row as rowStyle,
  table,
  value,
} from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { useHeldHeight } from './useHeldHeight.ts';
import { useStagedRows } from './useStagedRows.ts';
import { WaitingTable } from './WaitingTable.tsx';

export interface TableProps<Row extends { id: string }> {
  /** The accessible name. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** In the order shown. The table does not sort; it calls `onSortChange`. */
  rows: readonly Row[];
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The ids of the selected rows. */
  selected?: ReadonlySet<string>;
  defaultSelected?: ReadonlySet<string>;
  onSelect?: (ids: Set<string>) => void;
  /** The ids of the rows that cannot be selected. What stands in them can be used all the same. */
  fixed?: ReadonlySet<string>;
  /** Makes a row a link. */
  rowHref?: (row: Row) => string;
  onRowPress?: (id: string) => void;
  /** Shown when there are no rows: an `EmptyState`. */
  empty: ReactNode;
  /** Existing rows stay, with a progress bar above; without rows a spinner or skeletons are shown. */
  isLoading?: boolean;
  /** The number of skeleton rows in place of the spinner, for a table whose length is known. */
  skeletonRows?: number;
  loadingLabel: string;
  /** The presentation below `sm`: a card per row, or a table that scrolls sideways. */
  narrow?: 'cards' | 'scroll';
}

/** Shows many similar things in columns, to compare them. Otherwise use a list. */
export function Table<Row extends { id: string }>({
  label,
  columns,
  rows,
  sort,
  onSort,
  selectionMode = 'none',
  selected,
  defaultSelected,
  onSelect,
  fixed,
  rowHref,
  onRowPress,
  empty,
  isLoading = false,
  skeletonRows = 0,
  loadingLabel,
  narrow = 'cards',
}: TableProps<Row>) {
  const reportSelection = (ids: Selection) =>
    onSelect?.(new Set(ids === 'all' ? rows.map(({ id }) => id) : [...ids].map(String)));
  const isWaiting = isLoading && rows.length === 0 && skeletonRows > 0;
  const staged = useStagedRows(rows);
  const regionRef = useHeldHeight(staged.length === rows.length);
  return (
    <div className={frame} aria-busy={isLoading}>
      {isLoading && rows.length > 0 && (
        <div className={progress}>
          <ProgressBar label={loadingLabel} />
        </div>
      )}
      <div ref={regionRef} className={region}>
        {isWaiting ? (
          <WaitingTable
            columns={columns}
            rowCount={skeletonRows}
            isSelectable={selectionMode !== 'none'}
            label={loadingLabel}
            narrow={narrow}
          />
        ) : (
          <AriaTable
            className={table}
            aria-label={label}
            data-narrow={narrow}
            sortDescriptor={sort}
            onSortChange={({ column, direction }) =>
              onSort?.({ column: String(column), direction })
            }
            selectionMode={selectionMode}
            selectedKeys={selected}
            defaultSelectedKeys={defaultSelected}
            onSelectionChange={reportSelection}
            disabledKeys={fixed}
            disabledBehavior="selection"
            onRowAction={onRowPress && ((id) => onRowPress(String(id)))}
          >
            <TableHead columns={columns} selectionMode={selectionMode} />
            <TableBody
              className={body}
              items={staged}
              dependencies={[columns, selectionMode]}
              renderEmptyState={() => (
                <div className={instead}>
                  {isLoading ? <Spinner label={loadingLabel} size="large" /> : empty}
                </div>
              )}
            >
              {(row: Row) => (
                <AriaRow
                  id={row.id}
                  className={rowStyle}
                  href={rowHref?.(row)}
                  data-has-action={onRowPress ? '' : undefined}
                >
                  {selectionMode !== 'none' && (
                    <Cell className={cell} data-check="">
                      <RowCheckbox />
                    </Cell>
                  )}
                  {columns.map((column) => (
                    <Cell key={column.id} className={cell} data-align={column.align}>
                      {!column.isTitleHidden && (
                        <span className={cellTitle} aria-hidden="true">
                          {column.title}
                        </span>
                      )}
                      <span className={value}>{column.cell(row)}</span>
                    </Cell>
                  ))}
                </AriaRow>
              )}
            </TableBody>
          </AriaTable>
        )}
      </div>
    </div>
  );
}
