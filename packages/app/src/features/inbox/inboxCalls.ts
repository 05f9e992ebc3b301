import type { Message, UnreadCount } from '@touchline/contract/message';
import { call } from '#platform/client/client.ts';

type Token = string | null;

/** The token of a session that may have ended; omitted: that of the current one. */
type By = { token: Token } | undefined;

/** The changed fields of an entry. */
type MessagePatch = Partial<Message> & { id: string };

interface InboxCalls {
  list: (by?: By) => Promise<Message[]>;
  create: (entry: Message, token: Token) => Promise<Message>;
  /** Resolves with null when the entry no longer exists; `remove` does the same. */
  update: (entry: MessagePatch, token: Token) => Promise<Message | null>;
  remove: (id: string, token: Token) => Promise<Message | 'done' | null>;
  /** A GET with side effects (WIRE-7): called once, never prefetched. */
  markAll: (token: Token) => Promise<unknown>;
}

/**
 * The calls of the two inboxes. They differ only in their paths and in the name of an entry in the
 * bodies.
 */
export const inboxCalls = {
  messages: {
    list: (by?: By) => call('messages', { isTracked: false, ...by }),
    create: (message, token) => call('createMessage', { body: { message }, token }),
    update: (message, token) => call('updateMessage', { body: { id: message.id, message }, token }),
    remove: (id, token) => call('deleteMessage', { query: { id }, token }),
    markAll: (token) => call('markAllMessagesRead', { token }),
  },
  notifications: {
    list: (by?: By) => call('notifications', { isTracked: false, ...by }),
    create: (notification, token) => call('createNotification', { body: { notification }, token }),
    update: (notification, token) =>
      call('updateNotification', { body: { id: notification.id, notification }, token }),
    remove: (id, token) => call('deleteNotification', { query: { id }, token }),
    markAll: (token) => call('markAllNotificationsRead', { token }),
  },
} as const satisfies Record<string, InboxCalls>;

export type InboxKind = keyof typeof inboxCalls;

/** @throws ApiError */
export async function fetchUnreadCount(): Promise<number> {
  return (await call('unreadCount', { isTracked: false })).count;
}

/** The kept count, for a start without the server. */
export async function recallUnreadCount(): Promise<number> {
  const { readKept } = await import('#platform/kept/keptAnswers.ts');
  return ((await readKept('unreadCount', {})) as UnreadCount).count;
}
