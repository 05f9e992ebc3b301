import type { Message } from '@touchline/contract/message';
import type { Resource } from '@touchline/ui/resource';
import { useAtomValue } from 'jotai';
import { useResource } from '#platform/cache/cache.ts';
import type { Inbox } from './inbox.ts';
import { showToast } from '#platform/toasts.ts';

type Row = Pick<Message, 'id' | 'read'>;

/**
 * The entries of an inbox and the actions on them. A refused change is reverted and reported in a
 * notice.
 */
export function useInbox(inbox: Inbox): {
  messages: Resource<readonly Message[]> & { isStale: boolean };
  onToggleRead: (row: Row) => void;
  onRemove: (row: Row) => () => void;
  onMarkAllRead: () => void;
  onFollow: (row: Row) => void;
} {
  const fetched = useResource(inbox.key, inbox.load);
  const items = useAtomValue(inbox.itemsAtom) ?? [];

  function setRead({ id }: Row, read: boolean) {
    attempt(inbox.press({ kind: 'setRead', id, read }));
  }

  return {
    messages: fetched.state === 'ready' ? { ...fetched, value: items } : fetched,
    onToggleRead: (row) => setRead(row, !row.read),
    onRemove: ({ id }) => {
      const index = items.findIndex((item) => item.id === id);
      const item = items[index];
      const below = items.slice(index + 1).map((other) => other.id);
      attempt(inbox.press({ kind: 'remove', id }));
      return () => {
        if (item) attempt(inbox.press({ kind: 'restore', item, below }));
      };
    },
    onMarkAllRead: () => {
      attempt(inbox.press({ kind: 'markAllRead', ids: items.map(({ id }) => id) }));
    },
    onFollow: (row) => setRead(row, true),
  };
}

function attempt(change: Promise<void>): void {
  change.catch(() => showToast('messages.changeFailed', { tone: 'danger' }));
}
