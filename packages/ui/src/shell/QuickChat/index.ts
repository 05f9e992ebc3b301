export { QuickChat } from './QuickChat.tsx';
export { QuickChatButton, type QuickChatButtonProps } from './QuickChatButton.tsx';
export { hasUnsent } from './useDrafts.ts';
export type {
  ChatDraft,
  ChatDrafts,
  ChatLine,
  ChatSummary,
  QuickChatLabels,
  QuickChatProps,
} from './chatTypes.ts';
