import {
  MessagesButton,
  MessagesPanel,
  type MessageSummary,
} from '@touchline/ui/shell/MessagesPanel';
import { useRef, useState } from 'react';

const messages: readonly MessageSummary[] = Array.from({ length: 5000 }, (_, index) => ({
  id: `message-${index}`,
  read: index % 3 === 0,
  useRouter: true,
  link: `/matches/${index}`,
  title: `Match ${index + 1} was <b>moved</b>`,
  description: 'Kick-off is an hour later, so that the visitors can arrive.',
  time: new Date(1_760_000_000_000 - index * 3_600_000).toISOString(),
}));

const labels = {
  title: 'Messages',
  close: 'Close',
  markAllRead: 'Mark all as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  remove: 'Remove',
  removed: 'Removed.',
  undo: 'Undo',
  unread: 'Unread',
  loading: 'Loading',
  emptyTitle: 'No messages',
  emptyDescription: 'They appear here.',
  failedTitle: 'Not loaded',
  untitled: 'Without a name',
  retry: 'Try again',
};

/** The messages button with five thousand messages. */
export function ManyMessages() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [rows, setRows] = useState(messages);
  return (
    <>
      <MessagesButton
        ref={trigger}
        label="Messages"
        unreadCount={rows.filter(({ read }) => !read).length}
        unreadLabel="unread"
        isExpanded={isOpen}
        onPress={() => setOpen(true)}
      />
      <MessagesPanel
        messages={{ state: 'ready', value: rows }}
        labels={labels}
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={trigger}
        onToggleRead={({ id }) =>
          setRows(rows.map((row) => (row.id === id ? { ...row, read: !row.read } : row)))
        }
        onRemove={({ id }) => setRows(rows.filter((row) => row.id !== id))}
        onMarkAllRead={() => setRows(rows.map((row) => ({ ...row, read: true })))}
      />
    </>
  );
}
