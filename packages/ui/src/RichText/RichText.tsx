import { useMemo } from 'react';
import { useIsOnServer } from '../internal/useIsOnServer.ts';
import { kind as kinds } from './RichText.css.ts';
import { isInternal, sanitise, type RichTextKind } from './sanitise.ts';

export interface RichTextProps {
  /** Untrusted HTML as the server sent it; this component sanitises it. */
  html: string;
  /** `phrase` keeps only text and emphasis, without links: for titles and for use inside a link. */
  kind?: RichTextKind;
  /** Called for links within the site; omitted: the browser loads the page. */
  onNavigate?: (path: string) => void;
}

/** Shows untrusted formatted text. Plain text does not need this component. */
export function RichText({ html, kind = 'block', onNavigate }: RichTextProps) {
  const __html = useSanitised(html, kind);

  if (kind === 'phrase') {
    return <span className={kinds.phrase} dangerouslySetInnerHTML={{ __html }} />;
  }

  // React does not know the links in the HTML, so their clicks are handled by a listener on the
  // container.
  const join = (element: HTMLElement | null) => {
    if (!element) return undefined;
    const follow = (event: MouseEvent) => followLink(event, onNavigate);
    element.addEventListener('click', follow);
    const sizes = new ResizeObserver(() => scrollWhatIsTooWide(element));
    sizes.observe(element);
    return () => {
      element.removeEventListener('click', follow);
      sizes.disconnect();
    };
  };

  return <div ref={join} className={kinds.block} dangerouslySetInnerHTML={{ __html }} />;
}

/**
 * Lets a table of many columns scroll in its place instead of the page, also by keyboard. Only where
 * it has to, because a part that scrolls cuts off the rings of focus at its edge.
 */
function scrollWhatIsTooWide(element: HTMLElement): void {
  const isTooWide = element.scrollWidth > element.clientWidth;
  element.toggleAttribute('data-is-scrolling', isTooWide);
  if (isTooWide) element.tabIndex = 0;
  else element.removeAttribute('tabindex');
}

/**
 * Only a browser can sanitise, so a server draws no text; the browser adds it when it has hydrated
 * what the server drew.
 */
function useSanitised(html: string, kind: RichTextKind): TrustedHTML | '' {
  const isOnServer = useIsOnServer();
  return useMemo(() => (isOnServer ? '' : sanitise(html, kind)), [isOnServer, html, kind]);
}

/**
 * Passes a plain click on a link within the site to `onNavigate`; the browser handles all others.
 */
function followLink(event: MouseEvent, onNavigate: RichTextProps['onNavigate']): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!onNavigate || !link?.href || event.button !== 0 || hasModifier || !isInternal(link)) {
    return;
  }
  event.preventDefault();
  onNavigate(link.pathname + link.search + link.hash);
}
