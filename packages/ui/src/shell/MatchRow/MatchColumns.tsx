import type { ReactNode } from 'react';
import { columns } from './MatchRow.css.ts';

export interface MatchColumnsProps {
  /** `MatchRows`. */
  children: ReactNode;
}

/** `MatchRows` below and beside each other, in as many columns as fit. */
export function MatchColumns({ children }: MatchColumnsProps) {
  return <div className={columns}>{children}</div>;
}
