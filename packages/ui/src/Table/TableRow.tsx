import { memo, type ReactNode } from 'react';
import { rowHeaderOf, type TableColumn } from './column.ts';
import { tableRoles } from './tableRoles.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { cell, cellTitle, cover, coverButton, row as rowStyle, value } from './TableRow.css.ts';
import type { SelectRow } from './useSelectedRows.ts';

export interface TableRowProps<Row extends { id: string }> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  /** Omitted: rows cannot be selected. */
  selectLabel: string | undefined;
  isSelected: boolean;
  /** Whether it cannot be selected, though others can. */
  isFixed: boolean;
  onSelect: SelectRow;
  href: string | undefined;
  onPress: ((id: string) => void) | undefined;
}

function Row<Data extends { id: string }>({
  row,
  columns,
  selectLabel,
  isSelected,
  isFixed,
  onSelect,
  href,
  onPress,
}: TableRowProps<Data>) {
  const { id } = row;
  const rowHeader = rowHeaderOf(columns);

  const isCovered = href !== undefined || onPress !== undefined;

  function covering(content: ReactNode) {
    if (href !== undefined)
      return (
        <a className={cover} href={href}>
          {content}
        </a>
      );
    if (!onPress) return content;
    return (
      <button type="button" className={coverButton} onClick={() => onPress(id)}>
        {content}
      </button>
    );
  }

  return (
    <tr
      {...tableRoles.row}
      className={rowStyle}
      data-selected={isSelected || undefined}
      data-covered={isCovered || undefined}
    >
      {selectLabel !== undefined && (
        <td {...tableRoles.cell} className={cell} data-check="">
          <RowCheckbox
            label={selectLabel}
            state={isSelected ? 'all' : 'none'}
            isDisabled={isFixed}
            onChange={(isNow, isWithShift) => onSelect(id, isNow, isWithShift)}
          />
        </td>
      )}
      {columns.map((column) => {
        const isHeader = column.id === rowHeader;
        const Cell = isHeader ? 'th' : 'td';
        const content = column.cell(row);
        return (
          <Cell
            key={column.id}
            {...(isHeader ? tableRoles.rowHeader : tableRoles.cell)}
            className={cell}
            data-align={column.align}
          >
            {!column.isTitleHidden && (
              <span className={cellTitle} aria-hidden="true">
                {column.title}
              </span>
            )}
            <span className={value}>{isHeader ? covering(content) : content}</span>
          </Cell>
        );
      })}
    </tr>
  );
}

/** A memoised row. */
export const TableRow = memo(Row) as typeof Row;
