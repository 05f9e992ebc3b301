import type { ReactNode } from 'react';
import { narrow, pageBody } from './PageBody.css.ts';

export interface PageBodyProps {
  children: ReactNode;
  /** For pages that are read or filled in rather than looked over. */
  isNarrow?: boolean;
}

/** The margins and the rhythm of a page. All pages start at one edge. */
export function PageBody({ children, isNarrow = false }: PageBodyProps) {
  return (
    <div className={pageBody}>{isNarrow ? <div className={narrow}>{children}</div> : children}</div>
  );
}
