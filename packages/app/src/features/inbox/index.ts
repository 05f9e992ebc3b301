export { inboxes } from './inbox.ts';
export { MessagesAction, NotificationsAction } from './InboxAction.tsx';
export { MessageBody } from './Message/MessageBody.tsx';
export { messageIcons, type MessageIconName } from './messageIcons.ts';
export { loadMessagePage, loadMessagesPage } from './pages.ts';
export { UnreadBadge } from './UnreadBadge.tsx';
