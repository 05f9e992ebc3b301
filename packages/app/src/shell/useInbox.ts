import type { Message } from '@touchline/contract/message';
import type { Resource } from '@touchline/ui/resource';
import type { RefObject } from 'react';
import { useFetched } from '../api/cache.ts';
import type { Inbox } from '../api/inbox.ts';
import { notice } from './notices.ts';

export interface PanelSlotProps {
  triggerRef: RefObject<HTMLElement | null>;
  onOpenChange: (isOpen: boolean) => void;
}

/** A list of messages and what a person can do with it; a change that fails is taken back and said. */
export function useInbox(inbox: Inbox): {
  messages: Resource<Message[]> & { isStale: boolean };
  onToggleRead: (message: { id: string }) => void;
  onRemove: (message: { id: string }) => () => void;
  onMarkAllRead: () => void;
  onFollow: (message: { id: string }) => void;
} {
  const messages = useFetched(inbox.key, inbox.fetch);

  function find({ id }: { id: string }): Message | undefined {
    return messages.state === 'ready' ? messages.value.find((item) => item.id === id) : undefined;
  }

  return {
    messages,
    onToggleRead: (message) => {
      const item = find(message);
      if (item) attempt(inbox.setRead(item, !item.read));
    },
    onRemove: (message) => {
      const item = find(message);
      if (item) attempt(inbox.remove(item));
      return () => {
        if (item) attempt(inbox.restore(item));
      };
    },
    onMarkAllRead: () => attempt(inbox.markAllRead()),
    onFollow: (message) => {
      const item = find(message);
      if (item && !item.read) attempt(inbox.setRead(item, true));
    },
  };
}

function attempt(change: Promise<void>): void {
  change.catch(() => notice('messages.changeFailed', { tone: 'danger' }));
}
