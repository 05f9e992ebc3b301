import type { ChatDraft } from '@touchline/ui/shell/QuickChat';
import { draftText } from '#platform/storage/draftText.ts';
import { storageKeys } from '#platform/storage/storage.ts';
import { personalDraftsAtom } from '#session/personalDrafts.ts';

/** What is typed in each conversation and not sent (CHAT-14). */
export const chatDraftsAtom = personalDraftsAtom<ChatDraft, string>({
  key: storageKeys.chatDrafts,
  schema: draftText,
  // A line that is on its way is kept too, because it may not arrive.
  keep: ({ text, sending }) => [sending, text].filter(Boolean).join('\n') || null,
  restore: (text) => ({ text, sending: null, failure: null }),
});
