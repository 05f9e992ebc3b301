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

/** No field of the form takes a text of 1000 characters. */
const text = draftText(1000);

const keptDraft = v.object({
  savedAt: v.number(),
  draft: v.object({
    givenName: text,
    familyName: text,
    email: text,
    language: v.fallback(v.nullable(v.picklist(languages)), null),
    schoolBy: v.fallback(v.picklist(['name', 'code']), 'name'),
    school: v.fallback(v.nullable(v.object({ id: v.string(), name: v.string() })), null),
    role: v.fallback(v.nullable(v.picklist(requestedRoles)), null),
    reason: text,
  }),
});

export function isEmptyDraft(draft: SignUpDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptySignUpDraft);
}

/**
 * Reads a stored draft.
 *
 * @param now in ms
 * @returns null for one that is empty, unreadable, from the future or older than 24 h
 */
export function parseSignUpDraft(stored: unknown, now: number): SignUpDraft | null {
  const kept = v.safeParse(keptDraft, stored);
  if (!kept.success || !isKeptDraft(kept.output.savedAt, now)) return null;
  const { draft } = kept.output;
  return isEmptyDraft(draft) ? null : draft;
}
