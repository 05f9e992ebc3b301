import { requestedRoles, type RequestedRole } from '@touchline/contract/account';
import { languages, type Language } from '#platform/language/languages.ts';

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

export const emptyDraft: SignUpDraft = {
  givenName: '',
  familyName: '',
  email: '',
  language: null,
  schoolBy: 'name',
  school: null,
  role: null,
  reason: '',
};

/** How long a draft is kept, in ms. */
export const draftLifetime = 24 * 60 * 60 * 1000;

/** A longer text is not from this form. */
const longest = 1000;

const textIn = (value: unknown) => (typeof value === 'string' ? value.slice(0, longest) : '');

function schoolIn(value: unknown): SignUpDraft['school'] {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name } = value as { id?: unknown; name?: unknown };
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}

export function isEmptyDraft(draft: SignUpDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptyDraft);
}

/**
 * Reads a stored draft.
 *
 * @param now in ms
 * @returns null for one that is empty, unreadable, from the future or older than 24 h
 */
export function parseSignUpDraft(stored: unknown, now: number): SignUpDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { savedAt, draft } = stored as { savedAt?: unknown; draft?: unknown };
  const age = typeof savedAt === 'number' ? now - savedAt : Number.NaN;
  if (!(age >= 0 && age < draftLifetime) || typeof draft !== 'object' || draft === null)
    return null;
  const given = draft as Partial<Record<keyof SignUpDraft, unknown>>;
  const parsed: SignUpDraft = {
    givenName: textIn(given.givenName),
    familyName: textIn(given.familyName),
    email: textIn(given.email),
    language: languages.find((language) => language === given.language) ?? null,
    schoolBy: given.schoolBy === 'code' ? 'code' : 'name',
    school: schoolIn(given.school),
    role: requestedRoles.find((role) => role === given.role) ?? null,
    reason: textIn(given.reason),
  };
  return isEmptyDraft(parsed) ? null : parsed;
}
