import { useState } from 'react';
import { readDraft, writeDraft, type Draft } from './draft.ts';

export interface DraftHistory {
  draft: Draft;
  /** @param field changes of the same field right after each other are undone together */
  change: (draft: Draft, field?: string) => void;
  /** Undefined when there is nothing to undo. */
  undo: (() => void) | undefined;
}

/** A change of the same field after a longer pause is a version of its own, in ms. */
const longestPause = 1_000;

/**
 * The draft with its earlier versions.
 *
 * @param text as `writeDraft` writes it
 * @param onChange gets the draft as text after each change
 */
export function useDraft(text: unknown, onChange: (text: string) => void): DraftHistory {
  const [versions, setVersions] = useState<readonly [Draft, ...Draft[]]>(() => [
    readDraft(text) ?? { base: 'default', changes: {} },
  ]);
  const [last, setLast] = useState<{ field: string | undefined; time: number }>();
  const [draft, ...earlier] = versions;
  const [previous, ...older] = earlier;
  return {
    draft,
    change: (next, field) => {
      const time = Date.now();
      const isContinued =
        field !== undefined && field === last?.field && time - last.time < longestPause;
      setLast({ field, time });
      setVersions([next, ...(isContinued ? earlier : versions)]);
      onChange(writeDraft(next));
    },
    undo:
      previous &&
      (() => {
        setVersions([previous, ...older]);
        setLast(undefined);
        onChange(writeDraft(previous));
      }),
  };
}
