import type { Message } from '@touchline/contract/message';
import type { Resource } from '@touchline/ui/resource';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
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
  const { t } = useTranslation();
  const known = useAtomValue(inbox.itemsAtom);
  const items = known ?? [];

  /** An answer that was overtaken by changes gives no list, and is followed by another. */
  function withoutItems(): Resource<readonly Message[]> & { isStale: boolean } {
    if (fetched.state !== 'ready') return fetched;
    if (!fetched.isStale) return { state: 'loading', isStale: false };
    return {
      state: 'failed',
      message: t('errors.partMissing'),
      onRetry: () => revalidateCached(inbox.key),
      isStale: false,
    };
  }

  function setRead({ id }: Row, read: boolean) {
    reportFailure(inbox.applyChange({ kind: 'setRead', id, read }));
  }

  return {
    messages: known && fetched.state === 'ready' ? { ...fetched, value: known } : withoutItems(),
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
