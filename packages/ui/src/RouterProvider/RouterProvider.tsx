import type { ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';

export interface RouterProviderProps {
  /**
   * Changes the page. Gets the path, query and fragment of a link within the site, pressed plainly;
   * any other link stays the browser's.
   */
  navigate: (path: string) => void;
  children: ReactNode;
}

/**
 * Lets the links of the controls inside it (`Link`, menu entries, rows, options) change the page
 * without loading it. Their clicks end at the control, so a listener at the document hears none.
 */
export function RouterProvider({ navigate, children }: RouterProviderProps) {
  return (
    <AriaRouterProvider navigate={(href) => navigate(pathOf(href))}>{children}</AriaRouterProvider>
  );
}

/** A link may be written relative to the page or with the site's own origin. */
function pathOf(href: string): string {
  const { pathname, search, hash } = new URL(href, document.baseURI);
  return pathname + search + hash;
}
