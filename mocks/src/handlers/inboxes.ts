import type { Definitions } from '@touchline/contract/definitions';
import type { InferOutput } from 'valibot';
import { answer } from '../api.ts';
import { now, toInstant } from '../clock.ts';
import {
  type Inbox,
  insertInOrder,
  markAllRead,
  messages,
  notifications,
  unreadIn,
} from '../store/inboxes.ts';

type Entry = InferOutput<Definitions['createMessage']['body']>['message'];

/**
 * Inserts an entry in order. It keeps its id if the id is free, so that a deleted entry can be
 * restored.
 */
function create(inbox: Inbox, given: Entry) {
  const isFree = given.id && !inbox.find(given.id);
  return insertInOrder(inbox, {
    read: false,
    link: null,
    useRouter: false,
    icon: null,
    image: null,
    title: null,
    description: null,
    ...given,
    time: given.time ?? toInstant(now()),
    id: isFree && given.id ? given.id : inbox.newId(),
  });
}

function markAll(inbox: Inbox): true {
  markAllRead(inbox);
  return true;
}

/** Messages and notifications have the same six calls (WIRE-6, WIRE-9). */
export const inboxesHandlers = [
  answer('messages', ({ caller }) => (caller ? messages.list() : [])),
  answer('createMessage', ({ body }) => create(messages, body.message)),
  answer('updateMessage', ({ body }) => messages.merge(body.id, body.message)),
  answer('deleteMessage', ({ query }) => messages.remove(query.id)),
  answer('markAllMessagesRead', () => markAll(messages)),
  answer('toggleMessageRead', ({ body: { message } }) =>
    messages.merge(message.id, { read: message.read }),
  ),
  answer('unreadCount', ({ caller }) => ({ count: caller ? unreadIn(messages) : 0 })),

  answer('notifications', ({ caller }) => (caller ? notifications.list() : [])),
  answer('createNotification', ({ body }) => create(notifications, body.notification)),
  answer('updateNotification', ({ body }) => notifications.merge(body.id, body.notification)),
  answer('deleteNotification', ({ query }) => notifications.remove(query.id)),
  answer('markAllNotificationsRead', () => markAll(notifications)),
  answer('toggleNotificationRead', ({ body: { notification } }) =>
    notifications.merge(notification.id, { read: notification.read }),
  ),
];
