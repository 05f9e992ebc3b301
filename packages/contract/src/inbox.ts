import type { Endpoint } from './endpoints.ts';

interface InboxCalls {
  /** Name of an entry in the bodies of these calls. */
  field: string;
  list: Endpoint;
  create: Endpoint;
  update: Endpoint;
  remove: Endpoint;
  markAll: Endpoint;
  toggle: Endpoint;
}

/** The two inboxes: the same calls, but for their paths and for the name of an entry in the bodies. */
export const inboxCalls = {
  messages: {
    field: 'message',
    list: 'messages',
    create: 'createMessage',
    update: 'updateMessage',
    remove: 'deleteMessage',
    markAll: 'markAllMessagesRead',
    toggle: 'toggleMessageRead',
  },
  notifications: {
    field: 'notification',
    list: 'notifications',
    create: 'createNotification',
    update: 'updateNotification',
    remove: 'deleteNotification',
    markAll: 'markAllNotificationsRead',
    toggle: 'toggleNotificationRead',
  },
} as const satisfies Record<string, InboxCalls>;

export type InboxKind = keyof typeof inboxCalls;
