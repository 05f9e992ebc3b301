import { keepFocus } from '@touchline/ui/keepFocus';
import type { ReactNode } from 'react';
import { narrow, pageBody } from './PageBody.css.ts';

export interface PageBodyProps {
  children: ReactNode;
  /** For pages that are read or filled in rather than looked over. */
  isNarrow?: boolean;
}

/** What has the focus may go or be disabled by what it did: the title of the page takes it then. */
function keepFocusIn(page: HTMLElement | null) {
  if (!page) return undefined;
  return keepFocus(page, () => page.querySelector('h1')?.focus({ preventScroll: true }));
}

/** The margins and the rhythm of a page; the focus stays in it. All pages start at one edge. */
export function PageBody({ children, isNarrow = false }: PageBodyProps) {
  return (
    <div ref={keepFocusIn} className={pageBody}>
      {isNarrow ? <div className={narrow}>{children}</div> : children}
    </div>
  );
}
