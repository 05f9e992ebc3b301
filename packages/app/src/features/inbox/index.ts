export { MessagesAction } from './MessagesAction.tsx';
export { NotificationsAction } from './NotificationsAction.tsx';
export { UnreadBadge, renderNavigationBadge } from './UnreadBadge.tsx';
export { messagesInbox } from './inbox.ts';
export type { PanelSlotProps } from './useInbox.ts';
