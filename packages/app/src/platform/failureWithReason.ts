import type { ParseKeys, TFunction } from 'i18next';
import { ApiError, genericErrorText } from './client/ApiError.ts';
import { errorText } from './client/errorText.ts';

/**
 * Says that something failed, and why where the server says it: in its own words (ERROR-1), or how
 * long to wait (ERROR-17). A change without an answer in time may have arrived (WIRE-21).
 *
 * @param title the key of what failed, as a sentence
 */
export function failureWithReason(t: TFunction, title: ParseKeys, error: unknown): string {
  return hasReason(error) ? `${t(title)} ${errorText(t, error)}` : t(title);
}

function hasReason(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind !== 'http') return error.kind === 'unsure';
  return error.status === 429 || error.message !== genericErrorText;
}
