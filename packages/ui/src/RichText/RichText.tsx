import { useMemo, type MouseEvent } from 'react';
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

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!onNavigate || !link || !isPlain || !isInternal(link)) {
      return;
    }
    event.preventDefault();
    onNavigate(link.pathname + link.search + link.hash);
  };

  return <div className={kinds.block} onClick={follow} dangerouslySetInnerHTML={{ __html }} />;
}
