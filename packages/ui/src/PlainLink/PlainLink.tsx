import type { ReactNode } from 'react';
import { plainLink } from './PlainLink.css.ts';

export interface PlainLinkProps {
  /** A path of the site, which the router follows. */
  href: string;
  children: ReactNode;
}

/**
 * `Link` in running text for the first view: a native link without the 13 kB of React Aria.
 * Everywhere else use `Link`.
 */
export function PlainLink({ href, children }: PlainLinkProps) {
  return (
    <a className={plainLink} href={href}>
      {children}
    </a>
  );
}
