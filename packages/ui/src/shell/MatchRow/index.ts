export { MatchColumns, type MatchColumnsProps } from './MatchColumns.tsx';
export { MatchRow, type MatchRowProps } from './MatchRow.tsx';
export { MatchRows, type MatchRowsProps } from './MatchRows.tsx';
export { MatchRowsSkeleton, type MatchRowsSkeletonProps } from './MatchRowsSkeleton.tsx';
