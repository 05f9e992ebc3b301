export { QuickChat } from './QuickChat.tsx';
export { QuickChatButton, type QuickChatButtonProps } from './QuickChatButton.tsx';
export type { ChatLine, ChatSummary, QuickChatLabels, QuickChatProps } from './chatTypes.ts';
