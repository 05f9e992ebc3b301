import { useRef, useState, type ComponentType } from 'react';
import { RouterProvider } from 'react-aria-components';
import type { InboxButtonProps } from '../BarButton/index.ts';
import type { InboxProps } from '../../internal/Inbox/inboxTypes.ts';
import { useInboxRows } from './useInboxRows.ts';

interface InboxOnAButtonProps extends InboxProps {
  Trigger: ComponentType<InboxButtonProps>;
  Panel: ComponentType<InboxProps>;
  navigate: (path: string) => void;
}

/** For stories: a panel with its button and with state that changes as in the app. */
export function InboxOnAButton({ Trigger, Panel, navigate, ...args }: InboxOnAButtonProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(args.isOpen);
  const { rows, messages, onToggleRead, onRemove, markAll } = useInboxRows(args);
  const unreadCount = rows.filter((row) => !row.read).length;

  function open(isNowOpen: boolean) {
    setIsOpen(isNowOpen);
    args.onOpenChange(isNowOpen);
  }

  function markAllRead() {
    markAll();
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
        messages={messages}
        isOpen={isOpen}
        onOpenChange={open}
        triggerRef={triggerRef}
        onToggleRead={onToggleRead}
        onRemove={onRemove}
        onMarkAllRead={markAllRead}
      />
    </RouterProvider>
  );
}
