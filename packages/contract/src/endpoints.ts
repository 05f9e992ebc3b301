/**
 * Every call the product makes, by method and path. Paths marked "ours" are not given by the
 * specification; they are our proposal to the owners of the API.
 *
 * Queries and bodies are in the comment of each line; answers are the schemas of this package.
 */
export const endpoints = {
  /** `{ email, password }` → `session`; 404 with body `false` for wrong credentials. */
  signIn: { method: 'POST', path: 'api/auth/sign-in' },
  /** `{ accessToken }` → `session`; 401 `Invalid token`. */
  signInWithToken: { method: 'POST', path: 'api/auth/sign-in-with-token' },

  /** → `navigation`, filtered by the roles of the caller. */
  navigation: { method: 'GET', path: 'api/common/navigation' },
  /** → `user` */
  user: { method: 'GET', path: 'api/common/user' },
  /** `{ user }` → `user` */
  updateUser: { method: 'PATCH', path: 'api/common/user' },

  /** → `messages`, newest first */
  messages: { method: 'GET', path: 'api/common/messages' },
  /** `{ message }` → `message` */
  createMessage: { method: 'POST', path: 'api/common/messages' },
  /** `{ id, message }` → `message` or null */
  updateMessage: { method: 'PATCH', path: 'api/common/messages' },
  /** `?id` → the deleted message or null */
  deleteMessage: { method: 'DELETE', path: 'api/common/messages' },
  /** A GET with side effects: never prefetched, cached or retried. → true */
  markAllMessagesRead: { method: 'GET', path: 'api/common/messages/mark-all-as-read' },
  /** `{ message }` → `message` or null */
  toggleMessageRead: { method: 'POST', path: 'api/common/messages/toggle-read-status' },

  /** As the messages, with `notification` for `message`: see `inboxCalls`. */
  notifications: { method: 'GET', path: 'api/common/notifications' },
  createNotification: { method: 'POST', path: 'api/common/notifications' },
  updateNotification: { method: 'PATCH', path: 'api/common/notifications' },
  deleteNotification: { method: 'DELETE', path: 'api/common/notifications' },
  markAllNotificationsRead: { method: 'GET', path: 'api/common/notifications/mark-all-as-read' },
  toggleNotificationRead: { method: 'POST', path: 'api/common/notifications/toggle-read-status' },

  shortcuts: { method: 'GET', path: 'api/common/shortcuts' },
  createShortcut: { method: 'POST', path: 'api/common/shortcuts' },
  updateShortcut: { method: 'PATCH', path: 'api/common/shortcuts' },
  deleteShortcut: { method: 'DELETE', path: 'api/common/shortcuts' },

  chats: { method: 'GET', path: 'api/apps/chat/chats' },
  /** `?id` → `chat` or nothing */
  chat: { method: 'GET', path: 'api/apps/chat/chat' },
  /** `{ id, chat }` → `chat` or null */
  updateChat: { method: 'PATCH', path: 'api/apps/chat/chat' },

  /** Ours. → `unreadCount` */
  unreadCount: { method: 'GET', path: 'api/messages/unread-count' },
  /** Ours. `?pageNumber=1&pageSize&search` → `matchSearchAnswer` */
  searchMatches: { method: 'GET', path: 'api/matches/search' },
  /** Ours. → `matchOverview` */
  matchOverview: { method: 'GET', path: 'api/matches/overview' },
  /** Ours. `?pageNumber&pageSize&search&sport&status&from&to&ids` → `matchList` */
  matches: { method: 'GET', path: 'api/matches' },
  /** Ours. → `match`; 404 for an unknown id. `:id` is one encoded segment. */
  match: { method: 'GET', path: 'api/matches/:id' },
  /** Ours. → `advertisement` or null when none runs */
  advertisement: { method: 'GET', path: 'api/advertisements/current' },
  /** Ours. `{ name, email, subject, message, page?, version? }` → 204; 400 `problem` with `errors` */
  contactSupport: { method: 'POST', path: 'api/support/contact' },
} as const satisfies Record<
  string,
  { method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'; path: string }
>;

export type Endpoint = keyof typeof endpoints;

/** Path of the SignalR hub under the API base (LIVE-1). */
export const hubPath = 'hubs/users';

/** The event that the hub pushes (LIVE-3). */
export const hubEvent = 'Message';
