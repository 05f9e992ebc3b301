import type { ReactNode } from 'react';
import { keepFocusInPage } from './keepFocusInPage.ts';
import { narrow, pageBody } from './PageBody.css.ts';

export interface PageBodyProps {
  children: ReactNode;
  /** For pages of text or forms. */
  isNarrow?: boolean;
}

/** The margins and spacing of a page. Keeps the focus inside it. */
export function PageBody({ children, isNarrow = false }: PageBodyProps) {
  return (
    <div ref={keepFocusInPage} className={pageBody}>
      {isNarrow ? <div className={narrow}>{children}</div> : children}
    </div>
  );
}
