import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { rowHeaderOf, type TableColumn, type TableSort } from './column.ts';
import { rowCheckbox } from './RowCheckbox.css.ts';
import { body, table } from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { cell, cellTitle, detail, row, value } from './TableRow.css.ts';

export interface WaitingTableProps<Row> {
  columns: readonly TableColumn<Row>[];
  rowCount: number;
  sort: TableSort | undefined;
  /** The name of the checkbox for all rows. Omitted: rows cannot be selected. */
  selectLabel: string | undefined;
  label: string;
  narrow: 'cards' | 'scroll';
}

function doNothing() {}

/**
 * The table while it is loading: its head, and skeletons that are as tall as its rows. It is inert: a
 * screen reader reads only the label.
 */
export function WaitingTable<Row>({
  columns,
  rowCount,
  sort,
  selectLabel,
  label,
  narrow,
}: WaitingTableProps<Row>) {
  const isSelectable = selectLabel !== undefined;
  const rowHeader = rowHeaderOf(columns);
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <table className={table} data-narrow={narrow} aria-hidden="true" inert>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={undefined}
          selectAll={
            isSelectable
              ? { label: selectLabel, state: 'none', isDisabled: true, onChange: doNothing }
              : undefined
          }
          isEmpty={false}
        />
        <tbody className={body}>
          {Array.from({ length: rowCount }, (_, index) => (
            <tr key={index} className={row}>
              {isSelectable && (
                <td className={cell} data-check="">
                  <span className={rowCheckbox} />
                </td>
              )}
              {columns.map(({ id, title, isTitleHidden, align, lines = 1 }) => (
                <td
                  key={id}
                  role={id === rowHeader ? 'rowheader' : undefined}
                  className={cell}
                  data-align={align}
                >
                  {!isTitleHidden && <span className={cellTitle}>{title}</span>}
                  <span className={value} data-is-waiting>
                    <Skeleton />
                    {lines > 1 && (
                      <span className={detail}>
                        <Skeleton lines={lines - 1} />
                      </span>
                    )}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
