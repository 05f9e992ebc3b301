import { useState } from 'react';
import { Button } from '../../Button/index.ts';
import { EmptyState } from '../../EmptyState/index.ts';
import { ErrorState } from '../../ErrorState/index.ts';
import type { IconComponent } from '../../Icon/index.ts';
import * as styles from './Inbox.css.ts';
import { InboxSkeleton } from './InboxSkeleton.tsx';
import { InboxRows } from './InboxRows.tsx';
import type { ExpandLabels, InboxProps } from './inboxTypes.ts';

export interface InboxContentProps extends Pick<
  InboxProps,
  'messages' | 'labels' | 'icons' | 'onToggleRead' | 'onRemove' | 'onFollow'
> {
  /** A panel scrolls by itself, a list on a page scrolls with the page. */
  place: 'panel' | 'page';
  /** Stands for a message without a drawing of its own, and for the empty list. */
  icon: IconComponent;
  /** With these words long messages can be opened in place. */
  expandLabels?: ExpandLabels | undefined;
  /** What had the focus has gone and nothing beside it can take it. */
  onFocusLost: () => void;
}

/** The messages in all their states, with the way back from the last removal. */
export function InboxContent({
  messages,
  labels,
  place,
  icon,
  onFocusLost,
  ...rest
}: InboxContentProps) {
  const [undo, setUndo] = useState<() => void>();
  const isPanel = place === 'panel';

  function takeBack() {
    undo?.();
    setUndo(undefined);
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
        {messages.state === 'ready' && messages.value.length === 0 && (
          <div className={styles.state}>
            <EmptyState
              icon={icon}
              title={labels.emptyTitle}
              description={labels.emptyDescription}
            />
          </div>
        )}
        {messages.state === 'ready' && messages.value.length > 0 && (
          <InboxRows
            {...rest}
            rows={messages.value}
            labels={labels}
            place={place}
            icon={icon}
            onRemoved={(takeBackRemoval) => setUndo(() => takeBackRemoval)}
            onFocusLost={onFocusLost}
          />
        )}
      </div>
      <div aria-live="polite" className={isPanel ? undefined : styles.inSight}>
        {undo && (
          <div className={styles.undo}>
            {labels.removed}
            <Button variant="quiet" onPress={takeBack}>
              {labels.undo}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
