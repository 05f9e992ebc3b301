import { prefetchRoute } from './routes.ts';

/**
 * Handles plain clicks on links of the site as client-side navigation, and prefetches a page when a
 * link to it is hovered, focused or touched. The packages render plain links and do not depend on a
 * router.
 *
 * @returns removes the listeners
 */
export function followLinks(document: Document, onFollow: (href: string) => void): () => void {
  function onClick(event: MouseEvent) {
    const href = followable(event);
    if (href === null) return;
    event.preventDefault();
    onFollow(href);
  }

  let pointedAt: string | undefined;

  function onIntent(event: Event) {
    const url = ownAddress(linkOf(event));
    if (url?.href === pointedAt) return;
    pointedAt = url?.href;
    // Not when offline: a browser does not retry a module that failed to load in this document.
    if (url && navigator.onLine) void prefetchRoute(url);
  }

  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  document.addEventListener('click', onClick);
  for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
  return () => {
    document.removeEventListener('click', onClick);
    for (const name of intents) document.removeEventListener(name, onIntent);
  };
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a[href]') : null;
}

function ownAddress(link: HTMLAnchorElement | null): URL | null {
  if (!link) return null;
  const url = new URL(link.href);
  return url.origin === location.origin ? url : null;
}

/** The address to navigate to, or null when the browser should handle the click. */
function followable(event: MouseEvent): string | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = linkOf(event);
  const url = ownAddress(link);
  if (event.defaultPrevented || !isPlain || !link || !url) return null;
  const isElsewhere =
    (link.target !== '' && link.target !== '_self') || link.hasAttribute('download');
  const isSkip =
    url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
  return isElsewhere || isSkip ? null : url.pathname + url.search + url.hash;
}
