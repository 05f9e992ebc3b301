import { statusReasons } from '@touchline/contract/match';
import * as v from 'valibot';
import type { FormDraftKey } from '../../record/drafts/useFormDraft.ts';

/** Why matches are put off or called off together, as it is typed. */
export interface TypedReason {
  reason: (typeof statusReasons)[number] | null;
  note: string;
}

export const keptReason = v.partial(
  v.object({ reason: v.nullable(v.picklist(statusReasons)), note: v.string() }),
);

/** The draft of the reason of a change of several matches. */
export const reasonKey = (action: string): FormDraftKey => ({
  area: 'matches',
  id: 'several',
  form: action,
});
