import { ChevronDownIcon, ChevronUpIcon } from '@heroicons/react/24/outline';
import { Icon } from '../Icon/index.ts';
import { visuallyHidden } from '../internal/visuallyHidden.css.ts';
import type { TableColumn, TableSort } from './column.ts';
import { tableRoles } from './tableRoles.ts';
import { RowCheckbox, type RowCheckboxProps } from './RowCheckbox.tsx';
import { column as columnStyle, columnTitle, head, sortButton, sortMark } from './TableHead.css.ts';

export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  /** Selects all rows. Omitted: rows cannot be selected. */
  selectAll: RowCheckboxProps | undefined;
  isEmpty: boolean;
}

/** The column headers; pressing the button in a sortable one sorts by it. */
export function TableHead<Row>({ columns, sort, onSort, selectAll, isEmpty }: TableHeadProps<Row>) {
  return (
    <thead {...tableRoles.group} className={head}>
      <tr {...tableRoles.row}>
        {selectAll && (
          <td {...tableRoles.cell} className={columnStyle} data-check={isEmpty ? 'none' : ''}>
            <RowCheckbox {...selectAll} />
          </td>
        )}
        {columns.map((column) => (
          <ColumnHead
            key={column.id}
            column={column}
            direction={sort?.column === column.id ? sort.direction : undefined}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  );
}

interface ColumnHeadProps<Row> {
  column: TableColumn<Row>;
  direction: TableSort['direction'] | undefined;
  onSort: TableHeadProps<Row>['onSort'];
}

function ColumnHead<Row>({ column, direction, onSort }: ColumnHeadProps<Row>) {
  const { id, title, align, isSortable, isTitleHidden } = column;
  const other = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      {...tableRoles.columnHeader}
      className={columnStyle}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      data-align={align}
    >
      {isSortable ? (
        <button
          type="button"
          className={sortButton}
          onClick={() => onSort?.({ column: id, direction: other })}
        >
          <span className={isTitleHidden ? visuallyHidden : undefined}>{title}</span>
          <span className={sortMark} data-idle={direction ? undefined : ''}>
            <Icon
              icon={direction === 'descending' ? ChevronDownIcon : ChevronUpIcon}
              size="small"
            />
          </span>
        </button>
      ) : (
        <span className={isTitleHidden ? visuallyHidden : columnTitle}>{title}</span>
      )}
    </th>
  );
}
