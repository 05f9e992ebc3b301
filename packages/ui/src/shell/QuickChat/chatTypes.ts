import type { Resource } from '../../resource/index.ts';

/** A conversation in the list. */
export interface ChatSummary {
  id: string;
  contact: { name: string; avatar?: string | null };
  unreadCount: number;
}

export interface ChatLine {
  id: string;
  isMine: boolean;
  value: string;
  /** ISO instant. */
  createdAt: string;
}

/** What is typed in one conversation and not sent. */
export interface ChatDraft {
  text: string;
  /** The line that is on its way. It is no longer in `text`, where the next one may be begun. */
  sending: string | null;
  /** Why the last attempt to send it has failed. */
  failure: { error: unknown } | null;
}

/** The drafts by the id of their conversation. */
export type ChatDrafts = ReadonlyMap<string, ChatDraft>;

export interface QuickChatLabels {
  title: string;
  open: string;
  close: string;
  /** The accessible name of the list of conversations. */
  chats: string;
  /** Stands after a name with unread lines, in the tooltip and for screen readers. */
  unread: (count: number) => string;
  /** Shown until a conversation is chosen. */
  select: string;
  noLines: string;
  message: string;
  send: string;
  /** Stands below the line that is on its way. */
  sending: string;
  /** Why a line is not sent, or that it may have been: with what `onSend` was rejected with. */
  sendFailed: (error: unknown) => string;
  loading: string;
  failedTitle: string;
  retry: string;
}

export interface QuickChatProps {
  chats: Resource<readonly ChatSummary[]>;
  /** The id of the chosen conversation, if any. */
  selectedKey?: string;
  onSelectionChange: (id: string) => void;
  /** The lines of the chosen conversation, oldest first. */
  lines: Resource<readonly ChatLine[]>;
  labels: QuickChatLabels;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Rejects when the line could not be sent; it then stands in the field again. */
  onSend: (text: string) => Promise<void>;
  /** Given together with `onDraftsChange`; without them drafts are lost when the chat is unmounted. */
  drafts?: ChatDrafts;
  /** Called with what changes the drafts, also after the chat was unmounted: a line may fail then. */
  onDraftsChange?: (change: (drafts: ChatDrafts) => ChatDrafts) => void;
}
