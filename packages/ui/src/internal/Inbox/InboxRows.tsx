import { useRef } from 'react';
import * as styles from './Inbox.css.ts';
import { InboxRow } from './InboxRow.tsx';
import type { InboxContentProps, MessageSummary } from './inboxTypes.ts';
import { useGrowingCount } from './useGrowingCount.ts';

/** A message whose removal was undone. */
export interface RestoredMessage {
  message: MessageSummary;
  /** The ids of the rows that were shown without it. */
  others: ReadonlySet<string>;
}

export interface InboxRowsProps extends Omit<InboxContentProps, 'messages'> {
  rows: readonly MessageSummary[];
  restored: RestoredMessage | undefined;
  onRemoved: (message: MessageSummary, undo: (() => void) | undefined) => void;
}

/** The rows that were scrolled into view so far. After a removal the next row takes the focus. */
export function InboxRows({
  rows,
  restored,
  labels,
  place,
  icon,
  icons,
  expandLabels,
  hrefOf,
  returnedId,
  firstIds,
  onToggleRead,
  onRemove,
  onFollow,
  onRemoved,
  onFocusLost,
}: InboxRowsProps) {
  const firstIdOf = ({ id }: MessageSummary) => firstIds?.get(id) ?? id;
  const { count, endRef } = useGrowingCount(
    rows.length,
    place === 'panel' ? 'parent' : 'page',
    rows.findIndex((row) => firstIdOf(row) === returnedId) + 1,
  );
  const listRef = useRef<HTMLUListElement>(null);
  const restoredRow = restored && findRestored(rows, restored);

  function remove(message: MessageSummary, index: number) {
    const buttons = listRef.current?.querySelectorAll<HTMLElement>('[data-remove] button');
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (neighbour) neighbour.focus();
    else onFocusLost();
    onRemoved(message, onRemove(message) ?? undefined);
  }

  return (
    <ul ref={listRef} className={place === 'panel' ? styles.list : styles.pageList}>
      {rows.slice(0, count).map((message, index) => (
        <InboxRow
          // A row that came back keeps its element, and with it the focus, under another id.
          key={message === restoredRow ? restored?.message.id : firstIdOf(message)}
          message={message}
          icon={icons?.[message.icon ?? ''] ?? icon}
          labels={labels}
          expandLabels={expandLabels}
          place={place}
          href={hrefOf?.(message)}
          isReturnedTo={firstIdOf(message) === returnedId || message === restoredRow}
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

/** The row of the message whose removal was undone; the server may give it another id. */
function findRestored(
  rows: readonly MessageSummary[],
  { message: { id, time, title }, others }: RestoredMessage,
) {
  return (
    rows.find((row) => row.id === id) ??
    rows.find((row) => !others.has(row.id) && row.time === time && row.title === title)
  );
}
