export { inboxes } from './inbox.ts';
export { MessagesAction, NotificationsAction } from './InboxAction.tsx';
export { MessageBody } from './Message/MessageBody.tsx';
export { loadMessagePage, loadMessagesPage } from './pages.ts';
export { UnreadBadge } from './UnreadBadge.tsx';
