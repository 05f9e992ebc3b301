import type { ExpandLabels, InboxLabels } from '@touchline/ui/shell/MessagesPanel';
import type { TFunction } from 'i18next';

/** The labels of the messages or the notifications panel. */
export function inboxLabels(t: TFunction, kind: 'messages' | 'notifications'): InboxLabels {
  return {
    title: t(`${kind}.title`),
    close: t(`${kind}.close`),
    loading: t(`${kind}.loading`),
    failedTitle: t(`${kind}.failed`),
    removed: t(`${kind}.removed`),
    emptyTitle: t(`${kind}.emptyTitle`),
    emptyDescription: t(`${kind}.emptyText`),
    retry: t('errors.retry'),
    undo: t('shell.undo'),
    markAllRead: t('messages.markAll'),
    markRead: t('messages.markRead'),
    markUnread: t('messages.markUnread'),
    remove: t('messages.remove'),
    unread: t('messages.unread'),
    untitled: t('product.unnamed'),
  };
}

/** The labels of the button below a text that is cut. */
export function expandLabels(t: TFunction): ExpandLabels {
  return { showMore: t('messages.showMore'), showLess: t('messages.showLess') };
}
