export { inboxes } from './inbox.ts';
export { MessagesAction, NotificationsAction } from './InboxAction.tsx';
export { loadMessagesPage } from './pages.ts';
export { UnreadBadge } from './UnreadBadge.tsx';
