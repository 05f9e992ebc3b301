import type { ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';

export interface RouterProviderProps {
  /**
   * Navigates to a page. Called with the path, query and fragment after a plain press on a link
   * within the site; the browser handles any other link.
   */
  navigate: (path: string) => void;
  children: ReactNode;
}

/**
 * Lets the links of React Aria controls inside it (`Link`, menu entries, rows, options) navigate
 * without a page load. These controls stop their clicks, so a listener on the document would not
 * get them.
 */
export function RouterProvider({ navigate, children }: RouterProviderProps) {
  return (
    <AriaRouterProvider navigate={(href) => navigate(pathOf(href))}>{children}</AriaRouterProvider>
  );
}

/** Resolves a link that is relative or contains the site's own origin. */
function pathOf(href: string): string {
  const { pathname, search, hash } = new URL(href, document.baseURI);
  return pathname + search + hash;
}
