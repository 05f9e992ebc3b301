import { ChevronDownIcon, ChevronUpIcon } from '@heroicons/react/24/outline';
import { Column, TableHeader } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { visuallyHidden } from '../internal/visuallyHidden.css.ts';
import type { TableColumn } from './column.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { column, columnTitle, head, sortMark } from './Table.css.ts';

export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  selectionMode: 'none' | 'single' | 'multiple';
}

/** The column headers; pressing a sortable one sorts by it. */
export function TableHead<Row>({ columns, selectionMode }: TableHeadProps<Row>) {
  const hasRowHeader = columns.some(({ isRowHeader }) => isRowHeader);
  return (
    <TableHeader className={head}>
      {selectionMode !== 'none' && (
        <Column className={column} data-check="">
          {selectionMode === 'multiple' && <RowCheckbox />}
        </Column>
      )}
      {columns.map(({ id, title, align, isSortable, isRowHeader, isTitleHidden }, index) => (
        <Column
          key={id}
          id={id}
          className={column}
          textValue={title}
          data-align={align}
          allowsSorting={isSortable}
          isRowHeader={hasRowHeader ? isRowHeader : index === 0}
        >
          {({ sortDirection }) => (
            <span className={isTitleHidden ? visuallyHidden : columnTitle}>
              {title}
              {isSortable && (
                <span className={sortMark} data-idle={sortDirection ? undefined : ''}>
                  <Icon
                    icon={sortDirection === 'descending' ? ChevronDownIcon : ChevronUpIcon}
                    size="small"
                  />
                </span>
              )}
            </span>
          )}
        </Column>
      ))}
    </TableHeader>
  );
}
