export { messagesInbox } from './inbox.ts';
export { MessagesAction } from './MessagesAction.tsx';
export { NotificationsAction } from './NotificationsAction.tsx';
export { loadMessagesPage } from './pages.ts';
export { UnreadBadge } from './UnreadBadge.tsx';
