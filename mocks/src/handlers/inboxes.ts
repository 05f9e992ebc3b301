import type { Definitions } from '@touchline/contract/definitions';
import type { InferOutput } from 'valibot';
import { answer } from '../api.ts';
import { now, toInstant } from '../clock.ts';
import { sendWhatIsDue } from '../store/adminMessages.ts';
import {
  type Inbox,
  insertInOrder,
  markAllRead,
  messagesOf,
  notificationsOf,
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

/** The messages of an account with what is due by now. */
function readInbox(accountId: string): Inbox {
  sendWhatIsDue();
  return messagesOf(accountId);
}

function markAll(inbox: Inbox): true {
  markAllRead(inbox);
  return true;
}

/**
 * Messages and notifications have the same six calls (WIRE-6, WIRE-9). Each account has its own; a
 * visitor has none.
 */
export const inboxesHandlers = [
  answer('messages', ({ caller }) => (caller ? readInbox(caller.id).list() : [])),
  answer('createMessage', ({ caller, body }) => create(messagesOf(caller.id), body.message)),
  answer('updateMessage', ({ caller, body }) => messagesOf(caller.id).merge(body.id, body.message)),
  answer('deleteMessage', ({ caller, query }) => messagesOf(caller.id).remove(query.id)),
  answer('markAllMessagesRead', ({ caller }) => markAll(messagesOf(caller.id))),
  answer('toggleMessageRead', ({ caller, body: { message } }) =>
    messagesOf(caller.id).merge(message.id, { read: message.read }),
  ),
  answer('unreadCount', ({ caller }) => ({ count: caller ? unreadIn(readInbox(caller.id)) : 0 })),

  answer('notifications', ({ caller }) => (caller ? notificationsOf(caller.id).list() : [])),
  answer('createNotification', ({ caller, body }) =>
    create(notificationsOf(caller.id), body.notification),
  ),
  answer('updateNotification', ({ caller, body }) =>
    notificationsOf(caller.id).merge(body.id, body.notification),
  ),
  answer('deleteNotification', ({ caller, query }) => notificationsOf(caller.id).remove(query.id)),
  answer('markAllNotificationsRead', ({ caller }) => markAll(notificationsOf(caller.id))),
  answer('toggleNotificationRead', ({ caller, body: { notification } }) =>
    notificationsOf(caller.id).merge(notification.id, { read: notification.read }),
  ),
];
