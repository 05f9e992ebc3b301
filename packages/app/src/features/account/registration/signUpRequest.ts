import type { RequestOf } from '@touchline/contract/definitions';
import type { RequestedRole } from '@touchline/contract/account';
import type { Language } from '#platform/language/languages.ts';
import type { SignUpDraft } from './signUpDraft.ts';

export type SignUpRequest = RequestOf<'signUp'>['body'];

/** The versions of the texts that a person accepts. */
export const consentVersions = { terms: '2026-09', privacyNotice: '2026-11' } as const;

/** The parts of the form that are not kept as a draft. */
export interface SignUpSecrets {
  password: string;
  joinCode: string;
  newsletter: boolean;
  captchaToken: string | null;
}

/** The roles that say why they ask (SIGNUP-6). */
export function needsReason(role: RequestedRole | null): boolean {
  return role === 'staff' || role === 'schoolAdministrator';
}

/**
 * Whether a school has to look at the sign-up: a code lets guardians and pupils in at once, and
 * nobody else (SIGNUP-7).
 */
export function waitsForSchool({ schoolId, joinCode, requestedRole }: SignUpRequest): boolean {
  return schoolId !== undefined || (joinCode !== undefined && needsReason(requestedRole ?? null));
}

function schoolPart(draft: SignUpDraft, joinCode: string): Partial<SignUpRequest> {
  const { schoolBy, school, role, reason } = draft;
  return {
    ...(schoolBy === 'code' ? { joinCode: joinCode.trim() } : { schoolId: school?.id ?? '' }),
    ...(role ? { requestedRole: role } : {}),
    ...(needsReason(role) ? { reason: reason.trim() } : {}),
  };
}

/**
 * The request of a valid form. White space around names and the address is removed; the address is
 * not changed otherwise (SIGNUP-3).
 */
export function signUpRequest(
  draft: SignUpDraft,
  secrets: SignUpSecrets,
  options: { language: Language; hasSchool: boolean },
): SignUpRequest {
  const { password, joinCode, newsletter, captchaToken } = secrets;
  return {
    email: draft.email.trim(),
    password,
    givenName: draft.givenName.trim(),
    familyName: draft.familyName.trim(),
    language: draft.language ?? options.language,
    terms: consentVersions.terms,
    privacyNotice: consentVersions.privacyNotice,
    newsletter,
    ...(captchaToken === null ? {} : { captchaToken }),
    ...(options.hasSchool ? schoolPart(draft, joinCode) : {}),
  };
}
