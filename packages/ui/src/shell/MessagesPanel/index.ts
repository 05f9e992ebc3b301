export { MessagesButton, type MessagesButtonProps } from './MessagesButton.tsx';
export { MessagesList, type MessagesListProps } from './MessagesList.tsx';
export { MessagesPanel, type MessagesPanelProps } from './MessagesPanel.tsx';
export type { ExpandLabels, InboxLabels, MessageSummary } from '../../internal/Inbox/inboxTypes.ts';
