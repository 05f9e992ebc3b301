import { useCallback, useState } from 'react';
import { Button } from '../../Button/index.ts';
import { RichText } from '../../RichText/index.ts';
import * as styles from './InboxRow.css.ts';
import type { ExpandLabels } from './inboxTypes.ts';

export interface InboxTextProps {
  id: string;
  html: string;
  expandLabels: ExpandLabels | undefined;
}

/** Markup that the one-paragraph form omits. */
const hasRichContent = /<(?:a|ul|ol|h\d|blockquote)\b/i;

/** The text of a message, cut after a few lines. With `expandLabels` it can be expanded. */
export function InboxText({ id, html, expandLabels }: InboxTextProps) {
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const canExpand = expandLabels !== undefined;

  const measure = useCallback(
    (text: HTMLElement | null) => {
      if (!text || !canExpand) return undefined;
      const observer = new ResizeObserver(() => setCut(text.scrollHeight > text.clientHeight + 1));
      observer.observe(text);
      return () => observer.disconnect();
    },
    [canExpand],
  );

  return (
    <>
      {isOpen ? (
        <div id={id} className={styles.expanded}>
          <RichText html={html} />
        </div>
      ) : (
        <p ref={measure} id={id} className={canExpand ? styles.expandable : styles.description}>
          <RichText kind="phrase" html={html} />
        </p>
      )}
      {expandLabels && (isCut || hasRichContent.test(html)) && (
        <div className={styles.expander}>
          <Button variant="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? expandLabels.showLess : expandLabels.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
