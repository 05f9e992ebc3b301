import { useRef } from 'react';
import * as styles from './Inbox.css.ts';
import type { InboxContentProps } from './InboxContent.tsx';
import { InboxRow } from './InboxRow.tsx';
import type { MessageSummary } from './inboxTypes.ts';
import { useGrowingCount } from './useGrowingCount.ts';

export interface InboxRowsProps extends Omit<InboxContentProps, 'messages'> {
  rows: readonly MessageSummary[];
  onRemoved: (undo: (() => void) | undefined) => void;
}

/** The rows that were scrolled into view so far. After a removal the next row takes the focus. */
export function InboxRows({
  rows,
  labels,
  place,
  icon,
  icons,
  expandLabels,
  hrefOf,
  returnedId,
  onToggleRead,
  onRemove,
  onFollow,
  onRemoved,
  onFocusLost,
}: InboxRowsProps) {
  const { count, endRef } = useGrowingCount(
    rows.length,
    place === 'panel' ? 'parent' : 'page',
    rows.findIndex(({ id }) => id === returnedId) + 1,
  );
  const listRef = useRef<HTMLUListElement>(null);

  function remove(message: MessageSummary, index: number) {
    const buttons = listRef.current?.querySelectorAll<HTMLElement>('[data-remove] button');
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (neighbour) neighbour.focus();
    else onFocusLost();
    onRemoved(onRemove(message) ?? undefined);
  }

  return (
    <ul ref={listRef} className={place === 'panel' ? styles.list : undefined}>
      {rows.slice(0, count).map((message, index) => (
        <InboxRow
          key={message.id}
          message={message}
          icon={icons?.[message.icon ?? ''] ?? icon}
          labels={labels}
          expandLabels={expandLabels}
          place={place}
          href={hrefOf?.(message)}
          isReturnedTo={message.id === returnedId}
          position={index + 1}
          total={rows.length}
          onToggleRead={() => onToggleRead(message)}
          onRemove={() => remove(message, index)}
          onFollow={() => onFollow?.(message)}
        />
      ))}
      {count < rows.length && <li key={count} ref={endRef} aria-hidden="true" />}
    </ul>
  );
}
