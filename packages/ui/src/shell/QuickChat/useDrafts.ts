import { useEffect, useState } from 'react';
import type { QuickChatProps } from './chatTypes.ts';

/** What is typed in one conversation and not sent. */
export interface Draft {
  text: string;
  /** The line that is on its way. It is no longer in `text`, where the next one may be begun. */
  sending: string | null;
  /** Why the last attempt to send it has failed. */
  failure: { error: unknown } | null;
}

const emptyDraft: Draft = { text: '', sending: null, failure: null };

/**
 * The drafts of all conversations: another one is chosen while a line is on its way, and whoever
 * comes back finds what is not sent, and why.
 */
export function useDrafts({
  onSend,
  onUnsentChange,
}: Pick<QuickChatProps, 'onSend' | 'onUnsentChange'>) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const draftOf = (id: string) => drafts.get(id) ?? emptyDraft;

  const hasUnsent = [...drafts.values()].some(
    ({ text, sending }) => text !== '' || sending !== null,
  );
  useEffect(() => {
    if (!hasUnsent || !onUnsentChange) return undefined;
    onUnsentChange(true);
    return () => onUnsentChange(false);
  }, [hasUnsent, onUnsentChange]);

  function change(id: string, next: (draft: Draft) => Partial<Draft>) {
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
