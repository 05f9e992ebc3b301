import { prefetchRoute } from './prefetch.ts';

/**
 * Handles plain clicks on links of the site as client-side navigation, and prefetches a page when a
 * link to it is hovered, focused or touched. The packages render plain links and do not depend on a
 * router.
 *
 * @returns removes the listeners
 */
export function interceptLinks(document: Document, navigate: (href: string) => void): () => void {
  function onClick(event: MouseEvent) {
    const href = interceptedHref(event);
    if (href === null) return;
    event.preventDefault();
    navigate(href);
  }

  let lastIntentHref: string | undefined;

  function onIntent(event: Event) {
    const url = siteUrl(closestLink(event));
    if (url?.href === lastIntentHref) return;
    lastIntentHref = url?.href;
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

function closestLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a[href]') : null;
}

/** The address of a link of the site; null for one that `rel` calls external, such as to a file. */
function siteUrl(link: HTMLAnchorElement | null): URL | null {
  // A link with an address that cannot be parsed has an empty origin, and `new URL` would throw.
  const isOfSite = link?.origin === location.origin && !link.relList.contains('external');
  return isOfSite ? new URL(link.href) : null;
}

/** The address to navigate to, or null when the browser should handle the click. */
function interceptedHref(event: MouseEvent): string | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = closestLink(event);
  const url = siteUrl(link);
  if (event.defaultPrevented || !isPlain || !link || !url) return null;
  const opensElsewhere =
    (link.target !== '' && link.target !== '_self') || link.hasAttribute('download');
  const isFragmentOnly =
    url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
  return opensElsewhere || isFragmentOnly ? null : url.pathname + url.search + url.hash;
}
