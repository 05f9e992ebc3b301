import i18next, { type ParseKeys } from 'i18next';
import { ApiError, genericErrorText } from './client/ApiError.ts';
import { errorText } from './client/errorText.ts';
import { showToast } from './toasts.ts';

/**
 * Says that a change failed, and why where the server says it: in its own words, or how long to wait
 * (ERROR-17).
 *
 * @param title the key of what failed, as a sentence
 */
export function showFailure(title: ParseKeys, error: unknown): void {
  const { t } = i18next;
  const text = hasReason(error) ? { text: `${t(title)} ${errorText(t, error)}` } : title;
  showToast(text, { tone: 'danger' });
}

function hasReason(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'http') return false;
  return error.status === 429 || error.message !== genericErrorText;
}
