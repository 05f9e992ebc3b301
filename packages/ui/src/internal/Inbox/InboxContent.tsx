import { useState } from 'react';
import { Button } from '../../Button/index.ts';
import { EmptyState } from '../../EmptyState/index.ts';
import { ErrorState } from '../../ErrorState/index.ts';
import { keepToastsAbove } from '../../toastClearance/index.ts';
import * as styles from './Inbox.css.ts';
import { InboxSkeleton } from './InboxSkeleton.tsx';
import { InboxRows, type RestoredMessage } from './InboxRows.tsx';
import type { InboxContentProps, MessageSummary } from './inboxTypes.ts';

/** A removal that can be undone. */
interface Removal {
  message: MessageSummary;
  undo: () => void;
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
  // The row is there again when the server refused its removal.
  const shown = rows.some(({ id }) => id === removal?.message.id) ? undefined : removal;

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
        {shown && (
          // Another node for each removal: the same words in the same one are not announced again (A11Y-11).
          <div
            key={shown.message.id}
            ref={isPanel ? undefined : keepToastsAbove}
            className={styles.undo}
          >
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
