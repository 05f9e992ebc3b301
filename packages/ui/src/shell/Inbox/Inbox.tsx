import { EnvelopeOpenIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { useRef, useState } from 'react';
import { Button } from '../../Button/index.ts';
import { EmptyState } from '../../EmptyState/index.ts';
import { ErrorState } from '../../ErrorState/index.ts';
import type { Glyph } from '../../Icon/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { Popover } from '../../Popover/index.ts';
import { Skeleton } from '../../Skeleton/index.ts';
import * as styles from './Inbox.css.ts';
import { InboxRow } from './InboxRow.tsx';
import type { InboxProps, MessageSummary } from './inboxTypes.ts';
import { useGrowingCount } from './useGrowingCount.ts';

interface PanelProps extends InboxProps {
  /** Stands for a message without a drawing of its own, and for the empty panel. */
  glyph: Glyph;
}

/** What the messages and the notifications panel have in common, which is everything but the words. */
export function Inbox(props: PanelProps) {
  const { labels, isOpen, onOpenChange, triggerRef } = props;
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      label={labels.title}
      isFullScreenBelowSm
    >
      <Panel {...props} />
    </Popover>
  );
}

function Panel({ messages, labels, onOpenChange, onMarkAllRead, ...rest }: PanelProps) {
  const [undo, setUndo] = useState<() => void>();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const unreadCount =
    messages.state === 'ready' ? messages.value.filter((message) => !message.read).length : 0;
  const close = () => onOpenChange(false);

  function takeBack() {
    undo?.();
    setUndo(undefined);
    headingRef.current?.focus();
  }

  return (
    <div className={styles.inbox}>
      <header className={styles.header}>
        <span className={styles.closing}>
          <IconButton variant="onPrimary" label={labels.close} glyph={XMarkIcon} onPress={close} />
        </span>
        <h2 className={styles.heading} ref={headingRef} tabIndex={-1}>
          {labels.title}
        </h2>
        <IconButton
          variant="onPrimary"
          label={labels.markAllRead}
          tooltip={labels.markAllRead}
          glyph={EnvelopeOpenIcon}
          isDisabled={unreadCount === 0}
          onPress={onMarkAllRead}
        />
      </header>
      <div className={styles.body}>
        {messages.state === 'loading' && (
          <div className={styles.waiting}>
            <Skeleton shape="text" lines={3} label={labels.loading} />
            <Skeleton shape="text" lines={3} />
            <Skeleton shape="text" lines={3} />
          </div>
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
        {messages.state === 'ready' && (
          <Rows
            {...rest}
            rows={messages.value}
            labels={labels}
            onClose={close}
            onRemoved={(takeBackRemoval) => setUndo(() => takeBackRemoval)}
            onLastRemoved={() => headingRef.current?.focus()}
          />
        )}
      </div>
      <div role="status">
        {undo && (
          <div className={styles.undo}>
            {labels.removed}
            <Button variant="quiet" onPress={takeBack}>
              {labels.undo}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

interface RowsProps
  extends Pick<PanelProps, 'labels' | 'glyph' | 'glyphs' | 'onToggleRead' | 'onRemove' | 'onFollow'> {
  rows: readonly MessageSummary[];
  onClose: () => void;
  onRemoved: (undo: (() => void) | undefined) => void;
  onLastRemoved: () => void;
}

function Rows({
  rows,
  labels,
  glyph,
  glyphs,
  onToggleRead,
  onRemove,
  onFollow,
  onClose,
  onRemoved,
  onLastRemoved,
}: RowsProps) {
  const { count, endRef } = useGrowingCount(rows.length);
  const listRef = useRef<HTMLUListElement>(null);

  function remove(message: MessageSummary, index: number) {
    const buttons = listRef.current?.querySelectorAll<HTMLElement>('[data-remove] button');
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (neighbour) neighbour.focus();
    else onLastRemoved();
    onRemoved(onRemove(message) ?? undefined);
  }

  if (rows.length === 0) {
    return (
      <div className={styles.state}>
        <EmptyState glyph={glyph} title={labels.emptyTitle} description={labels.emptyDescription} />
      </div>
    );
  }
  return (
    <ul ref={listRef} className={styles.list}>
      {rows.slice(0, count).map((message, index) => (
        <InboxRow
          key={message.id}
          message={message}
          glyph={glyphs?.[message.icon ?? ''] ?? glyph}
          labels={labels}
          position={index + 1}
          total={rows.length}
          onToggleRead={() => onToggleRead(message)}
          onRemove={() => remove(message, index)}
          onFollow={() => {
            onFollow?.(message);
            onClose();
          }}
        />
      ))}
      {count < rows.length && <li key={count} ref={endRef} aria-hidden="true" />}
    </ul>
  );
}
