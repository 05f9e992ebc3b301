import { requestedRoles, type RequestedRole } from '@touchline/contract/account';
import * as v from 'valibot';
import { languages, type Language } from '#platform/language/languages.ts';
import { isKeptDraft } from '#platform/storage/draftLifetime.ts';
import { draftText } from '#platform/storage/draftText.ts';

/** The ways to name a school. */
export type SchoolBy = 'name' | 'code';

/**
 * What is kept of a sign-up until it is sent. Never the password, a consent or a join code, which
 * lets its holder into a school (SIGNUP-16).
 */
export interface SignUpDraft {
  givenName: string;
  familyName: string;
  email: string;
  /** Null until it is chosen: the language of the page is proposed. */
  language: Language | null;
  schoolBy: SchoolBy;
  school: { id: string; name: string } | null;
  role: RequestedRole | null;
  reason: string;
}

export const emptySignUpDraft: SignUpDraft = {
  givenName: '',
  familyName: '',
  email: '',
  language: null,
  schoolBy: 'name',
  school: null,
  role: null,
  reason: '',
};

const keptDraft = v.object({
  savedAt: v.number(),
  draft: v.object({
    givenName: draftText,
    familyName: draftText,
    email: draftText,
    language: v.nullable(v.picklist(languages)),
    schoolBy: v.picklist(['name', 'code']),
    school: v.nullable(v.object({ id: draftText, name: draftText })),
    role: v.nullable(v.picklist(requestedRoles)),
    reason: draftText,
  }),
});

export function isEmptyDraft(draft: SignUpDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptySignUpDraft);
}

/**
 * Reads a stored draft.
 *
 * @param now in ms
 * @returns null for one that is empty, does not fit, is from the future or older than 24 h
 */
export function parseSignUpDraft(stored: unknown, now: number): SignUpDraft | null {
  const kept = v.safeParse(keptDraft, stored);
  if (!kept.success || !isKeptDraft(kept.output.savedAt, now)) return null;
  const { draft } = kept.output;
  return isEmptyDraft(draft) ? null : draft;
}
