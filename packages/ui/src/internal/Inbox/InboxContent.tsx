import { useState } from 'react';
import { Button } from '../../Button/index.ts';
import { EmptyState } from '../../EmptyState/index.ts';
import { ErrorState } from '../../ErrorState/index.ts';
import type { IconComponent } from '../../Icon/index.ts';
import * as styles from './Inbox.css.ts';
import { InboxSkeleton } from './InboxSkeleton.tsx';
import { InboxRows, type RestoredMessage } from './InboxRows.tsx';
import type { ExpandLabels, InboxProps, MessageSummary } from './inboxTypes.ts';

/** A removal that can be undone. */
interface Removal {
  message: MessageSummary;
  undo: () => void;
}

export interface InboxContentProps extends Pick<
  InboxProps,
  'messages' | 'labels' | 'icons' | 'onToggleRead' | 'onRemove' | 'onFollow'
> {
  /** A panel is its own scroll container; a list on a page scrolls with the page. */
  place: 'panel' | 'page';
  /** The icon of messages without their own, and of the empty list. */
  icon: IconComponent;
  /** If set, long messages can be expanded. */
  expandLabels?: ExpandLabels | undefined;
  /** The address of a message's own page; omitted: a row leads where the message links to. */
  hrefOf?: ((message: MessageSummary) => string) | undefined;
  /** The row that takes the focus when it appears, after a way back from its page. */
  returnedId?: string | undefined;
  /**
   * The first id of a message that has another one by now. Its row keeps its element, and with it
   * the focus.
   */
  firstIds?: ReadonlyMap<string, string> | undefined;
  /** Called when the focused element was removed and no neighbour can take the focus. */
  onFocusLost: () => void;
}

/**
 * The list of messages with its loading, empty and error states, and an undo for the last removal.
 */
export function InboxContent({
  messages,
  labels,
  place,
  icon,
  onFocusLost,
  ...rest
}: InboxContentProps) {
  const [removal, setRemoval] = useState<Removal>();
  const [restored, setRestored] = useState<RestoredMessage>();
  const isPanel = place === 'panel';
  const rows = messages.state === 'ready' ? messages.value : [];

  function undoRemoval() {
    if (!removal) return;
    setRestored({ message: removal.message, others: new Set(rows.map(({ id }) => id)) });
    removal.undo();
    setRemoval(undefined);
    // The undo button goes. The row takes the focus from there when it appears (INBOX-14).
    onFocusLost();
  }

  return (
    <>
      <div className={isPanel ? styles.body : undefined}>
        {messages.state === 'loading' && (
          <InboxSkeleton count={isPanel ? 4 : 8} place={place} label={labels.loading} />
        )}
        {messages.state === 'failed' && (
          <div className={styles.state}>
            <ErrorState
              title={labels.failedTitle}
              message={messages.message}
              onRetry={messages.onRetry}
              retryLabel={labels.retry}
            />
          </div>
        )}
        {messages.state === 'ready' && rows.length === 0 && (
          <div className={styles.state}>
            <EmptyState
              icon={icon}
              title={labels.emptyTitle}
              description={labels.emptyDescription}
            />
          </div>
        )}
        {rows.length > 0 && (
          <InboxRows
            {...rest}
            rows={rows}
            restored={restored}
            labels={labels}
            place={place}
            icon={icon}
            onRemoved={(message, undo) => setRemoval(undo && { message, undo })}
            onFocusLost={onFocusLost}
          />
        )}
      </div>
      <div aria-live="polite" className={isPanel ? undefined : styles.stickyUndo}>
        {removal && (
          <div className={styles.undo}>
            {labels.removed}
            <Button variant="quiet" onPress={undoRemoval}>
              {labels.undo}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
