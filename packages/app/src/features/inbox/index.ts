export { inboxes } from './inbox.ts';
export { MessagesAction, NotificationsAction } from './InboxAction.tsx';
export { loadMessagePage, loadMessagesPage } from './pages.ts';
export { UnreadBadge } from './UnreadBadge.tsx';
