import type { Resource } from '../../resource/index.ts';

/** A conversation in the list. */
export interface ChatSummary {
  /** Unique among the conversations. */
  id: string;
  /** The other person; without `avatar` the initials are shown. */
  contact: { name: string; avatar?: string | null };
  /** The lines that are not read yet; 0 for none. */
  unreadCount: number;
}

export interface ChatLine {
  /** Unique in its conversation. */
  id: string;
  /** Whether the person at the screen has written it. */
  isMine: boolean;
  /** The text; line breaks are kept. */
  value: string;
  /** ISO instant. */
  createdAt: string;
}

/** What is typed in one conversation and not sent. */
export interface ChatDraft {
  /** What is typed and not sent. */
  text: string;
  /** The line that is on its way. It is no longer in `text`, where the next one may be begun. */
  sending: string | null;
  /** Why the last attempt to send it has failed. */
  failure: { error: unknown } | null;
}

/** The drafts by the id of their conversation. */
export type ChatDrafts = ReadonlyMap<string, ChatDraft>;

export interface QuickChatLabels {
  /** The name of the chat, and its heading until a conversation is chosen. */
  title: string;
  /** The button on the strip while the chat is closed. */
  open: string;
  /** The same button while it is open. */
  close: string;
  /** The accessible name of the list of conversations. */
  chats: string;
  /** Stands after a name with unread lines, in the tooltip and for screen readers. */
  unread: (count: number) => string;
  /** Shown until a conversation is chosen. */
  select: string;
  /** Shown in a conversation without lines. */
  noLines: string;
  /** The accessible name of the field, and its placeholder. */
  message: string;
  /** The button that sends the line. */
  send: string;
  /** Read by screen readers before the lines of the person at the screen, as a name before the others. */
  you: string;
  /** Stands below the line that is on its way. */
  sending: string;
  /** Why a line is not sent, or that it may have been: with what `onSend` was rejected with. */
  sendFailed: (error: unknown) => string;
  /** Why a line is not sent that has more than this number of characters. */
  tooLong: (most: number) => string;
  /** Read by screen readers while something is loading. */
  loading: string;
  /** The heading when something could not be loaded. */
  failedTitle: string;
  /** The button that tries again. */
  retry: string;
}

export interface QuickChatProps {
  /** The conversations in the order of the list. */
  chats: Resource<readonly ChatSummary[]>;
  /** The id of the chosen conversation, if any. */
  selectedKey?: string;
  /** Called with the id of the conversation that a person has opened. */
  onSelectionChange: (id: string) => void;
  /** The lines of the chosen conversation, oldest first. */
  lines: Resource<readonly ChatLine[]>;
  /** The words of the chat. */
  labels: QuickChatLabels;
  /** Whether the conversation is shown. Closed, it is a strip of the contacts from 1280 px on. */
  isOpen: boolean;
  /** Called when a person opens or closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Rejects when the line could not be sent; it then stands in the field again. */
  onSend: (text: string) => Promise<void>;
  /** Given together with `onDraftsChange`; without them drafts are lost when the chat is unmounted. */
  drafts?: ChatDrafts;
  /** Called with what changes the drafts, also after the chat was unmounted: a line may fail then. */
  onDraftsChange?: (change: (drafts: ChatDrafts) => ChatDrafts) => void;
}
