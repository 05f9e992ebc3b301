import { useCallback, useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../../Button/index.ts';
import { RichText } from '../../RichText/index.ts';
import * as styles from './InboxRow.css.ts';
import type { ExpandLabels } from './inboxTypes.ts';

export interface InboxTextProps {
  titleId: string;
  /** Its first line; omitted: it begins with its text. */
  title: ReactNode;
  textId: string;
  /** Its text; omitted: it has none. */
  html: string | undefined;
  place: 'panel' | 'page';
  expandLabels: ExpandLabels | undefined;
  /** Called when a link in the text is followed. */
  onFollow: () => void;
}

/** Markup that the one-paragraph form omits. */
const hasRichContent = /<(?:a|ul|ol|h\d|blockquote)\b/i;

/**
 * The words of a message, cut after a few lines. With `expandLabels` they can be expanded. A page
 * shows the whole title, a panel one line of it.
 */
export function InboxText({
  titleId,
  title,
  textId,
  html,
  place,
  expandLabels,
  onFollow,
}: InboxTextProps) {
  const [isOpen, setOpen] = useState(false);
  const canExpand = expandLabels !== undefined;
  const isMeasured = canExpand && !isOpen;
  const [isTitleCut, titleRef] = useIsCut(isMeasured);
  const [isTextCut, textRef] = useIsCut(isMeasured);
  const hasMore = isTitleCut || isTextCut || (html !== undefined && hasRichContent.test(html));

  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a[href]')) onFollow();
  }

  return (
    <>
      {title && (
        <p
          ref={titleRef}
          id={titleId}
          className={isOpen || place === 'page' ? styles.wholeTitle : styles.title}
        >
          {title}
        </p>
      )}
      {html !== undefined &&
        (isOpen ? (
          <div id={textId} className={styles.expanded} role="presentation" onClick={onClick}>
            <RichText html={html} />
          </div>
        ) : (
          <p
            ref={textRef}
            id={textId}
            className={canExpand && place === 'page' ? styles.expandable : styles.description}
          >
            <RichText kind="phrase" html={html} />
          </p>
        ))}
      {expandLabels && hasMore && (
        <div className={styles.expander}>
          <Button variant="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? expandLabels.showLess : expandLabels.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * Whether an element shows less than all of its text. While it is not measured the last answer stays,
 * so that the button below a text that is open does not go.
 */
function useIsCut(isMeasured: boolean) {
  const [isCut, setCut] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isMeasured) return undefined;
      const observer = new ResizeObserver(() =>
        setCut(element.scrollHeight > element.clientHeight + 1),
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isMeasured],
  );
  return [isCut, ref] as const;
}
