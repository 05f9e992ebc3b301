import { keepFocus } from '@touchline/ui/keepFocus';
import type { ReactNode } from 'react';
import { narrow, pageBody } from './PageBody.css.ts';

export interface PageBodyProps {
  children: ReactNode;
  /** For pages of text or forms. */
  isNarrow?: boolean;
}

/** Moves the focus to the title of the page when the focused element is removed or disabled. */
function keepFocusIn(page: HTMLElement | null) {
  if (!page) return undefined;
  return keepFocus(page, () => page.querySelector('h1')?.focus({ preventScroll: true }));
}

/** The margins and spacing of a page. Keeps the focus inside it. */
export function PageBody({ children, isNarrow = false }: PageBodyProps) {
  return (
    <div ref={keepFocusIn} className={pageBody}>
      {isNarrow ? <div className={narrow}>{children}</div> : children}
    </div>
  );
}
