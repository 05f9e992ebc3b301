import { useRef, useState, type ComponentType } from 'react';
import { RouterProvider } from 'react-aria-components';
import type { InboxButtonProps } from '../BarButton/index.ts';
import type { InboxProps, MessageSummary } from '../../internal/Inbox/inboxTypes.ts';

interface InboxOnAButtonProps extends InboxProps {
  Trigger: ComponentType<InboxButtonProps>;
  Panel: ComponentType<InboxProps>;
  navigate: (path: string) => void;
}

/** For stories: a panel with its button and with state that changes as in the app. */
export function InboxOnAButton({ Trigger, Panel, navigate, ...args }: InboxOnAButtonProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(args.isOpen);
  const [rows, setRows] = useState(args.messages.state === 'ready' ? args.messages.value : []);
  const unreadCount = rows.filter((row) => !row.read).length;

  function open(isNowOpen: boolean) {
    setIsOpen(isNowOpen);
    args.onOpenChange(isNowOpen);
  }

  function toggle(message: MessageSummary) {
    setRows(rows.map((row) => (row.id === message.id ? { ...row, read: !row.read } : row)));
    args.onToggleRead(message);
  }

  function remove(message: MessageSummary) {
    setRows(rows.filter((row) => row.id !== message.id));
    args.onRemove(message);
    return () => setRows(rows);
  }

  function markAll() {
    setRows(rows.map((row) => ({ ...row, read: true })));
    args.onMarkAllRead();
  }

  return (
    <RouterProvider navigate={navigate}>
      <Trigger
        ref={triggerRef}
        label={args.labels.title}
        unreadCount={unreadCount}
        unreadLabel={`${unreadCount} unread`}
        isExpanded={isOpen}
        onPress={() => open(!isOpen)}
      />
      <Panel
        {...args}
        messages={args.messages.state === 'ready' ? { state: 'ready', value: rows } : args.messages}
        isOpen={isOpen}
        onOpenChange={open}
        triggerRef={triggerRef}
        onToggleRead={toggle}
        onRemove={remove}
        onMarkAllRead={markAll}
      />
    </RouterProvider>
  );
}
