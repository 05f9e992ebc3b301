import type { AnyEndpoint } from './allEndpoints.ts';

/** One sentence for each call, for the OpenAPI description; no part of the app loads them. */
export const summaries: Readonly<Record<AnyEndpoint, string>> = {
  signIn: 'Sign in with an email address and a password',
  signInWithToken: 'Renew a session by its token',
  signUp: 'Create an account',
  forgotPassword: 'Send a link for a new password',
  resetPassword: 'Set a new password',
  unlockSession: 'Sign in again after idleness',

  navigation: 'The four variants of the navigation, without the entries that other roles see',
  user: 'The signed-in person',
  updateUser: 'Change fields of the signed-in person, such as the presence',

  messages: 'All messages, newest first',
  createMessage: 'Create a message, or bring back a deleted one under its id',
  updateMessage: 'Change fields of a message; null for an unknown id',
  deleteMessage: 'Delete a message; null for an unknown id',
  markAllMessagesRead: 'Mark all messages as read; a GET with side effects',
  toggleMessageRead: 'Set whether a message is read; null for an unknown id',
  unreadCount: 'The number of unread messages',

  notifications: 'All notifications, newest first',
  createNotification: 'Create a notification, or bring back a deleted one under its id',
  updateNotification: 'Change fields of a notification; null for an unknown id',
  deleteNotification: 'Delete a notification; null for an unknown id',
  markAllNotificationsRead: 'Mark all notifications as read; a GET with side effects',
  toggleNotificationRead: 'Set whether a notification is read; null for an unknown id',

  shortcuts: 'The shortcuts of the person',
  createShortcut: 'Create a shortcut',
  updateShortcut: 'Change fields of a shortcut; null for an unknown id',
  deleteShortcut: 'Delete a shortcut; null for an unknown id',

  chats: 'All chats with their lines',
  chat: 'One chat; null for an unknown id',
  updateChat: 'Change fields of a chat, such as its lines; null for an unknown id',
  chatContacts: 'The people to chat with, by name',

  searchMatches: 'Search matches by title, team and school; the page size grows, the page stays 1',
  matchOverview: 'The matches of the start page: live, today, recent and next',
  matches: 'A page of matches, filtered; newest first with an end alone, else earliest first',
  match: 'One match',
  advertisement: 'The advertisement above the content; null for the default one',
  contactSupport: 'Write to the support',

  academyCategories: 'The categories of the courses, by title',
};
