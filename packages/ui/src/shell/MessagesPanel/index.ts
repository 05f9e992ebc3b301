export { MessagesButton, type MessagesButtonProps } from './MessagesButton.tsx';
export { MessagesPanel, type MessagesPanelProps } from './MessagesPanel.tsx';
export type { InboxLabels, MessageSummary } from '../Inbox/inboxTypes.ts';
