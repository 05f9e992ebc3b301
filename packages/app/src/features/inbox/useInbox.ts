import type { Message } from '@touchline/contract/message';
import type { Resource } from '@touchline/ui/resource';
import { useAtomValue } from 'jotai';
import { useResource } from '#platform/cache/cache.ts';
import type { Inbox } from './inbox.ts';
import { showFailure } from '#platform/failureToast.ts';

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
    reportFailure(inbox.applyChange({ kind: 'setRead', id, read }));
  }

  return {
    messages: fetched.state === 'ready' ? { ...fetched, value: items } : fetched,
    onToggleRead: (row) => setRead(row, !row.read),
    onRemove: ({ id }) => {
      const index = items.findIndex((item) => item.id === id);
      const item = items[index];
      const below = items.slice(index + 1).map((other) => other.id);
      reportFailure(inbox.applyChange({ kind: 'remove', id }));
      return () => {
        if (item) reportFailure(inbox.applyChange({ kind: 'restore', item, below }));
      };
    },
    onMarkAllRead: () => {
      reportFailure(inbox.applyChange({ kind: 'markAllRead', ids: items.map(({ id }) => id) }));
    },
    onFollow: (row) => setRead(row, true),
  };
}

function reportFailure(change: Promise<void>): void {
  change.catch((error: unknown) => showFailure('messages.changeFailed', error));
}
