import { prerenderedPageAtom } from './prerenderedPage.ts';
import { prefetchRoute } from './routes.ts';
import { store } from '#platform/store.ts';

/** Who stays on a link so long is about to press it, in ms: who only passes over it is gone by then. */
const dwell = 65;

/**
 * Makes every plain press on a link of the site a change of page without a reload. A page is prefetched
 * when a link to it is pointed at, focused or touched, and prerendered when that lasts. Packages draw
 * real links and know no router.
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
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onIntent(event: Event) {
    const url = ownAddress(linkOf(event));
    if (url?.href === pointedAt) return;
    clearTimeout(timer);
    pointedAt = url?.href;
    // Code that fails to come once is not asked for again in this document.
    if (!url || !navigator.onLine) return;
    const prefetched = prefetchRoute(url);
    timer = setTimeout(
      () => void prefetched.then(() => url.href === pointedAt && prerender(url)),
      dwell,
    );
  }

  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  document.addEventListener('click', onClick);
  for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('click', onClick);
    for (const name of intents) document.removeEventListener(name, onIntent);
  };
}

function prerender({ pathname, search, hash }: URL): void {
  const from = location.pathname + location.search;
  store.set(prerenderedPageAtom, { pathname, search, hash, from });
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
