import type { ReactNode } from 'react';
import { homeLink } from './HomeLink.css.ts';

export interface HomeLinkProps {
  /** The home page. */
  href: string;
  /** The accessible name; names the target, because the logo has no text. */
  label: string;
  /** The logo. */
  children: ReactNode;
}

/** A link from the logo to the start page. For a text link, use `Link`. */
export function HomeLink({ href, label, children }: HomeLinkProps) {
  return (
    <a className={homeLink} href={href} aria-label={label}>
      {children}
    </a>
  );
}
