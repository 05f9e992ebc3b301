export { NotificationsButton, type NotificationsButtonProps } from './NotificationsButton.tsx';
export { NotificationsPanel, type NotificationsPanelProps } from './NotificationsPanel.tsx';
export type { ExpandLabels, InboxLabels, MessageSummary } from '../../internal/Inbox/inboxTypes.ts';
