import { useState } from 'react';
import type { ChatDraft, ChatDrafts, QuickChatProps } from './chatTypes.ts';

const emptyDraft: ChatDraft = { text: '', sending: null, failure: null };

/** Whether anything is typed or on its way in any conversation. */
export function hasUnsent(drafts: ChatDrafts): boolean {
  return [...drafts.values()].some(({ text, sending }) => text !== '' || sending !== null);
}

/**
 * The drafts of all conversations: another one is chosen while a line is on its way, and whoever
 * comes back finds what is not sent, and why.
 */
export function useDrafts({
  onSend,
  drafts: givenDrafts,
  onDraftsChange,
}: Pick<QuickChatProps, 'onSend' | 'drafts' | 'onDraftsChange'>) {
  // Not `useControlledState`: it calls back with a value, and that of an unmounted chat is out of date
  // when a line fails there.
  const [ownDrafts, setOwnDrafts] = useState<ChatDrafts>(new Map());
  const drafts = givenDrafts ?? ownDrafts;
  const setDrafts = onDraftsChange ?? setOwnDrafts;
  const draftOf = (id: string) => drafts.get(id) ?? emptyDraft;

  function change(id: string, next: (draft: ChatDraft) => Partial<ChatDraft>) {
    setDrafts((now) => {
      const draft = now.get(id) ?? emptyDraft;
      return new Map(now).set(id, { ...draft, ...next(draft) });
    });
  }

  async function send(id: string) {
    const draft = draftOf(id);
    const line = draft.text.trim();
    if (line === '' || draft.sending !== null) return;
    change(id, () => ({ text: '', sending: line, failure: null }));
    try {
      await onSend(line);
      change(id, () => ({ sending: null }));
    } catch (error) {
      change(id, ({ text }) => ({
        // In front of what was typed since.
        text: text === '' ? line : `${line}\n${text}`,
        sending: null,
        failure: { error },
      }));
    }
  }

  return { draftOf, type: (id: string, text: string) => change(id, () => ({ text })), send };
}
