import type { ReactNode } from 'react';
import { row } from './docs.css.ts';

/** Components of an example beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}
