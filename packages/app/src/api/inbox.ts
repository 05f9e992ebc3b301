import { message, messages, unreadCount, type Message } from '@touchline/contract/message';
import type { Endpoint } from '@touchline/contract/endpoints';
import * as v from 'valibot';
import { unreadCountAtom } from '../live/live.atoms.ts';
import { store } from '../store.ts';
import { changeCached } from './cache.ts';
import { call } from './client.ts';

interface InboxEndpoints {
  list: Endpoint;
  update: Endpoint;
  remove: Endpoint;
  markAll: Endpoint;
  create: Endpoint;
}

/** A list of messages with changes that show at once and are taken back when the server refuses. */
export interface Inbox {
  key: string;
  fetch: () => Promise<Message[]>;
  setRead: (item: Message, read: boolean) => Promise<void>;
  remove: (item: Message) => Promise<void>;
  restore: (item: Message) => Promise<void>;
  markAllRead: () => Promise<void>;
}

function makeInbox(
  key: string,
  endpoints: InboxEndpoints,
  onUnreadChange: (change: number | 'none') => () => void,
): Inbox {
  const fetch = () => call(endpoints.list, messages, { isTracked: false });

  /** Shows `next` at once, does the work, and takes both list and count back if it fails. */
  async function change(
    next: (items: Message[]) => Message[],
    unread: number | 'none',
    work: () => Promise<unknown>,
  ) {
    const takeBack = onUnreadChange(unread);
    try {
      await changeCached<Message[]>(
        key,
        async (items) => {
          await work();
          return next(items ?? []);
        },
        { optimisticData: (items) => next(items ?? []), rollbackOnError: true, revalidate: false },
      );
    } catch (error) {
      takeBack();
      throw error;
    }
  }

  const replace = (item: Message) => (items: Message[]) =>
    items.map((other) => (other.id === item.id ? item : other));

  return {
    key,
    fetch,
    setRead: (item, read) => {
      const changed = { ...item, read };
      return change(replace(changed), item.read === read ? 0 : read ? -1 : 1, () =>
        call(endpoints.update, v.nullable(message), { body: { id: item.id, message: changed } }),
      );
    },
    remove: (item) =>
      change(
        (items) => items.filter(({ id }) => id !== item.id),
        item.read ? 0 : -1,
        () => call(endpoints.remove, v.unknown(), { query: { id: item.id } }),
      ),
    restore: (item) =>
      change(
        (items) => [item, ...items.filter(({ id }) => id !== item.id)],
        item.read ? 0 : 1,
        () => call(endpoints.create, message, { body: { message: item } }),
      ),
    markAllRead: () =>
      change(
        (items) => items.map((item) => ({ ...item, read: true })),
        'none',
        () =>
          // A GET with side effects (product.md §7): asked once, never prefetched.
          call(endpoints.markAll, v.unknown()),
      ),
  };
}

export const notificationsInbox = makeInbox(
  'notifications',
  {
    list: 'notifications',
    update: 'updateNotification',
    remove: 'deleteNotification',
    markAll: 'markAllNotificationsRead',
    create: 'createNotification',
  },
  () => () => {},
);

export const messagesInbox = makeInbox(
  'messages',
  {
    list: 'messages',
    update: 'updateMessage',
    remove: 'deleteMessage',
    markAll: 'markAllMessagesRead',
    create: 'createMessage',
  },
  (change) => {
    const before = store.get(unreadCountAtom);
    const after = change === 'none' ? 0 : Math.max(0, before + change);
    store.set(unreadCountAtom, after);
    // Pushes that arrived meanwhile stay counted.
    return () => store.set(unreadCountAtom, (count) => Math.max(0, count + before - after));
  },
);

/** @throws ApiError */
export async function fetchUnreadCount(): Promise<number> {
  return (await call('unreadCount', unreadCount, { isTracked: false })).count;
}
