import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { visuallyHidden } from '../internal/visuallyHidden.css.ts';
import type { TableColumn } from './column.ts';
import {
  body,
  cell,
  column as columnStyle,
  columnTitle,
  head,
  row,
  table,
  value,
} from './Table.css.ts';

export interface WaitingTableProps<Row> {
  columns: readonly TableColumn<Row>[];
  rowCount: number;
  isSelectable: boolean;
  label: string;
  narrow: 'cards' | 'scroll';
}

/**
 * The table while it is loading, with skeletons that are as tall as its rows. It is inert: a screen
 * reader reads only the label.
 */
export function WaitingTable<Row>({
  columns,
  rowCount,
  isSelectable,
  label,
  narrow,
}: WaitingTableProps<Row>) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <table className={table} data-narrow={narrow} aria-hidden="true">
        <thead className={head}>
          <tr>
            {isSelectable && <td className={columnStyle} data-check="" />}
            {columns.map(({ id, title, align, isTitleHidden }) => (
              <td key={id} className={columnStyle} data-align={align}>
                <span className={isTitleHidden ? visuallyHidden : columnTitle}>{title}</span>
              </td>
            ))}
          </tr>
        </thead>
        <tbody className={body}>
          {Array.from({ length: rowCount }, (_, index) => (
            <tr key={index} className={row}>
              {isSelectable && <td className={cell} data-check="" />}
              {columns.map(({ id, align, lines = 1 }) => (
                <td key={id} className={cell} data-align={align}>
                  <span className={value} data-is-waiting>
                    <Skeleton lines={lines} />
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
