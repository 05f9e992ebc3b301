export { Table, type TableProps } from './Table.tsx';
export type { TableColumn, TableSort } from './column.ts';
