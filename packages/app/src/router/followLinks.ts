import { prefetchRoute } from './routes.ts';

/**
 * Makes every plain press on a link of the site a change of page without a reload. A page is prefetched
 * when a link to it is pointed at, focused or touched. Packages draw real links and know no router.
 *
 * @returns stops it
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
    // Code that fails to come once is not asked for again in this document.
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

/** The address to go to, or null where the browser shall do as it does. */
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
