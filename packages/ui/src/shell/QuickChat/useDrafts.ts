import { useState } from 'react';
import type { QuickChatProps } from './chatTypes.ts';

/** What is typed in one conversation and not sent. */
export interface Draft {
  text: string;
  isSending: boolean;
  /** Why the last attempt to send it has failed. */
  failure: { error: unknown } | null;
}

const emptyDraft: Draft = { text: '', isSending: false, failure: null };

/**
 * The drafts of all conversations: another one is chosen while a line is on its way, and whoever
 * comes back finds what is not sent, and why.
 */
export function useDrafts(onSend: QuickChatProps['onSend']) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const draftOf = (id: string) => drafts.get(id) ?? emptyDraft;

  function change(id: string, next: (draft: Draft) => Partial<Draft>) {
    setDrafts((now) => {
      const draft = now.get(id) ?? emptyDraft;
      return new Map(now).set(id, { ...draft, ...next(draft) });
    });
  }

  async function send(id: string) {
    const { text: sent, isSending } = draftOf(id);
    const line = sent.trim();
    if (line === '' || isSending) return;
    change(id, () => ({ isSending: true, failure: null }));
    try {
      await onSend(line);
      change(id, ({ text }) => ({ isSending: false, text: withoutSent(text, sent) }));
    } catch (error) {
      change(id, () => ({ isSending: false, failure: { error } }));
    }
  }

  return { draftOf, type: (id: string, text: string) => change(id, () => ({ text })), send };
}

/** What was typed while a line was on its way stays. */
function withoutSent(text: string, sent: string): string {
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;
}
