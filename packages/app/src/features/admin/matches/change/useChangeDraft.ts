import type { MatchRecord } from '@touchline/contract/adminMatch';
import { useState } from 'react';
import { useFormDraft } from '../../record/drafts/useFormDraft.ts';
import { changeDraftKey, keptChange, restoredChange, type ChangeDraft } from './changeDraft.ts';
import { blankChange, type TypedChange } from './changeRequest.ts';
import type { MatchAction } from './matchActions.ts';
import { mergeResult, resultFieldsOf, type ResultField } from '../score/resultMerge.ts';

export interface ChangeForm {
  /** The fields to show and to send. */
  typed: ChangeDraft;
  put: (changes: Partial<TypedChange>) => void;
  isTyped: boolean;
  /** The fields that somebody else has saved otherwise meanwhile, to choose from. */
  disputed: readonly ResultField[];
  /** The match as it is saved, in the same fields. */
  saved: TypedChange;
  choose: (field: ResultField, whose: 'mine' | 'theirs') => void;
  /** Remembers that the fields are sent. */
  markSent: () => SentChange;
}

/** What was sent about a change, for the answer to it. */
export interface SentChange {
  /** Whether something else has been typed since. */
  isTypedSince: () => boolean;
  /** The server has refused it, so that what is saved like it is of somebody else. */
  onRefused: () => void;
}

/**
 * What is typed about a change of a match. Its result begins with the saved one, and somebody else may
 * save another one meanwhile: theirs is not overwritten unseen (ADMIN-5, ADMIN-87).
 */
export function useChangeDraft(match: MatchRecord, action: MatchAction): ChangeForm {
  const { version } = match;
  const saved = blankChange(action, match);
  /** The fields as each was begun; those of a result begin again with what others have saved. */
  const [base, setBase] = useState(saved);
  const [firstVersion] = useState(version);
  const [sent, setSent] = useState<ChangeDraft | null>(null);
  const versions = { base, sent, saved };
  const [draft, putDraft, , latest] = useFormDraft<ChangeDraft>(changeDraftKey(match), keptChange, {
    version,
    first: () => ({ action, ...saved }),
    restore: (kept, keptVersion) => restoredChange(kept, keptVersion, { action, version }),
    strip: ({ isConfirmed: _isConfirmed, ...rest }) => rest,
  });
  const { result, disputed } = mergeResult(action, draft, versions);
  const typed = { ...draft, ...result };
  const fields = resultFieldsOf(action);
  const savedResult = Object.fromEntries(fields.map((field) => [field, saved[field]]));
  const isTyped = JSON.stringify(typed) !== JSON.stringify({ action, ...base, ...savedResult });

  /** Puts values, and begins again with what is saved where nothing is left to choose. */
  function settle(changes: Partial<TypedChange>, open: readonly ResultField[]) {
    const settled = fields.filter((field) => !open.includes(field));
    const begun = Object.fromEntries(settled.map((field) => [field, saved[field]]));
    setBase((before) => ({ ...before, ...begun }));
    // A result is restored only over the version that it was begun with, so none while one is to
    // be chosen.
    putDraft({ ...result, ...changes }, open.length > 0 ? firstVersion : version);
  }

  return {
    typed,
    put: (changes) => settle(changes, disputed),
    isTyped,
    disputed,
    saved,
    choose: (field, whose) =>
      settle(
        whose === 'theirs' ? { [field]: saved[field] } : {},
        disputed.filter((each) => each !== field),
      ),
    markSent() {
      // Begins again with what is saved, because that may be of the attempt before, which is not
      // remembered any more.
      settle({}, disputed);
      setSent(typed);
      const before = latest();
      return {
        isTypedSince: () => latest() !== before,
        onRefused: () => setSent((last) => (last === typed ? null : last)),
      };
    },
  };
}
