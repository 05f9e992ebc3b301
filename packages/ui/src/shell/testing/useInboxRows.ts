import { useState } from 'react';
import type { InboxProps, MessageSummary } from '../../internal/Inbox/inboxTypes.ts';

type RowsProps = Pick<InboxProps, 'messages' | 'onToggleRead' | 'onRemove'>;

/** For stories: the rows of a list of messages, which change as in the app. */
export function useInboxRows(args: RowsProps) {
  const [rows, setRows] = useState(args.messages.state === 'ready' ? args.messages.value : []);
  const messages: InboxProps['messages'] =
    args.messages.state === 'ready' ? { state: 'ready', value: rows } : args.messages;

  function onToggleRead(message: MessageSummary) {
    setRows(rows.map((row) => (row.id === message.id ? { ...row, read: !row.read } : row)));
    args.onToggleRead(message);
  }

  function onRemove(message: MessageSummary) {
    setRows(rows.filter((row) => row.id !== message.id));
    args.onRemove(message);
    return () => setRows(rows);
  }

  function markAll() {
    setRows(rows.map((row) => ({ ...row, read: true })));
  }

  return { rows, messages, onToggleRead, onRemove, markAll };
}
