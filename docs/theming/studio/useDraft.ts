import type { Theme } from '@touchline/ui/theme';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readDraft, writeDraft, type Draft } from './draft.ts';
import { keepVersions, versionsOf, type Versions } from './keptVersions.ts';

export interface DraftHistory {
  draft: Draft;
  /**
   * Makes a version of the draft as it is by then; none where nothing changes.
   *
   * @param field changes of the same field right after each other are undone together
   */
  change: (next: (draft: Draft) => Draft, field?: string) => void;
  /** Undefined when there is nothing to undo. */
  undo: (() => void) | undefined;
  /** Whether there is nothing to undo after the next. */
  isLastUndo: boolean;
}

interface History {
  versions: Versions;
  /** What made the latest. */
  last?: { field: string | undefined; time: number };
}

/** A change of the same field after a longer pause is a version of its own, in ms. */
const longestPause = 1_000;

/**
 * The draft with its earlier versions.
 *
 * @param text as `writeDraft` writes it; read once
 * @param theme the one to begin with where the text holds no draft
 * @param onChange gets the draft as text after each change
 * @param isKept whether the versions outlive another story: those of one studio are kept, because
 *   each would write over those of the others
 */
export function useDraft(
  text: unknown,
  theme: Theme,
  onChange: (text: string) => void,
  isKept: boolean,
): DraftHistory {
  const [{ versions }, setHistory] = useState<History>(() => {
    const shared = readDraft(text);
    if (!shared) return { versions: [{ base: theme, changes: {} }] };
    return { versions: isKept ? versionsOf(shared) : [shared] };
  });
  const [draft, previous] = versions;
  const written = writeDraft(draft);
  const told = useRef(written);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (told.current === written) return;
    told.current = written;
    tell(written);
  }, [written]);
  useEffect(() => {
    if (isKept) keepVersions(versions);
  }, [isKept, versions]);
  return {
    draft,
    change: (next, field) => {
      const time = Date.now();
      setHistory((history) => changed(history, next, { field, time }));
    },
    undo: previous && (() => setHistory(undone)),
    isLastUndo: versions.length === 2,
  };
}

function changed(
  history: History,
  next: (draft: Draft) => Draft,
  by: NonNullable<History['last']>,
): History {
  const { versions, last } = history;
  const [draft, ...earlier] = versions;
  const version = next(draft);
  if (writeDraft(version) === writeDraft(draft)) return history;
  const isContinued =
    by.field !== undefined && by.field === last?.field && by.time - last.time < longestPause;
  return { versions: [version, ...(isContinued ? earlier : versions)], last: by };
}

function undone(history: History): History {
  const [, previous, ...older] = history.versions;
  return previous ? { versions: [previous, ...older] } : history;
}
