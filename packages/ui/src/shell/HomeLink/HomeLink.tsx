import type { ReactNode } from 'react';
import { homeLink } from './HomeLink.css.ts';

export interface HomeLinkProps {
  href: string;
  /** Where it leads, as the logo inside says nothing to a screen reader. */
  label: string;
  /** The logo. */
  children: ReactNode;
}

/** Takes a person to the first page from the logo. For words, use `Link`. */
export function HomeLink({ href, label, children }: HomeLinkProps) {
  return (
    <a className={homeLink} href={href} aria-label={label}>
      {children}
    </a>
  );
}
