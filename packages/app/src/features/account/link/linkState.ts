import { ApiError } from '#platform/client/ApiError.ts';

/** Why a link of a mail cannot be used, and so what comes next (SIGNUP-10). */
export type StaleLink = 'expired' | 'used' | 'unknown';

/** @returns undefined for an error that says nothing about the link */
export function staleLinkOf(error: unknown): StaleLink | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'http') return undefined;
  if (error.status === 410) return error.reason === 'used' ? 'used' : 'expired';
  const isAboutLink = error.status === 404 || 'code' in error.fieldErrors;
  return isAboutLink ? 'unknown' : undefined;
}
