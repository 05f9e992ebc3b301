import { useMemo } from 'react';
import { kind as kinds } from './RichText.css.ts';
import { isInternal, sanitise, type RichTextKind } from './sanitise.ts';

export interface RichTextProps {
  /** As the server sent it: it is made harmless here and nowhere else. */
  html: string;
  /** `phrase` keeps only words and emphasis, without links: for titles and inside a link. */
  kind?: RichTextKind;
  /** A link within the site was followed; left out, the browser loads the page. */
  onNavigate?: (path: string) => void;
}

/** Shows formatted text that others wrote. Plain text needs none of this: put it in an element. */
export function RichText({ html, kind = 'block', onNavigate }: RichTextProps) {
  const __html = useMemo(() => sanitise(html, kind), [html, kind]);

  if (kind === 'phrase') {
    return <span className={kinds.phrase} dangerouslySetInnerHTML={{ __html }} />;
  }

  // React does not know the links in here: their clicks are caught where they pass.
  const catchLinks = (element: HTMLElement | null) => {
    const follow = (event: MouseEvent) => followLink(event, onNavigate);
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  };

  return <div ref={catchLinks} className={kinds.block} dangerouslySetInnerHTML={{ __html }} />;
}

/** Hands a plain click on a link within the site over; all others are the browser's. */
function followLink(event: MouseEvent, onNavigate: RichTextProps['onNavigate']): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!onNavigate || !link?.href || event.button !== 0 || hasModifier || !isInternal(link)) {
    return;
  }
  event.preventDefault();
  onNavigate(link.pathname + link.search + link.hash);
}
