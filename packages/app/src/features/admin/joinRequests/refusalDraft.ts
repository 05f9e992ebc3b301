import type { JoinRequest } from '@touchline/contract/account';
import * as v from 'valibot';
import type { FormDraftKey } from '../record/drafts/useFormDraft.ts';

/** What is typed about the refusal of a request. */
export interface TypedRefusal {
  words: string;
}

export const keptRefusal = v.partial(v.object({ words: v.string() }));

export const refusalKey = ({ id }: Pick<JoinRequest, 'id'>): FormDraftKey => ({
  area: 'schools',
  id,
  form: 'refusal',
});
