export { Table, type TableProps } from './Table.tsx';
export type { TableColumn, TableSelectLabels, TableSort } from './column.ts';
