import type { ReactNode } from 'react';
import { narrow, pageBody } from './PageBody.css.ts';

export interface PageBodyProps {
  children: ReactNode;
  /** For pages that are read or filled in rather than looked over. */
  isNarrow?: boolean;
  /** At least as tall as the screen: what comes in its place moves nothing that is seen. */
  isTall?: boolean;
}

/** The margins and the rhythm of a page. */
export function PageBody({ children, isNarrow = false, isTall = false }: PageBodyProps) {
  return (
    <div className={isNarrow ? narrow : pageBody} data-tall={isTall || undefined}>
      {children}
    </div>
  );
}
