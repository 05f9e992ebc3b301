import i18next, { type ParseKeys } from 'i18next';
import { failureWithReason } from './failureWithReason.ts';
import { showToast } from './toasts.ts';

/** Says in a notice that a change failed, as `failureWithReason` does. */
export function showFailure(title: ParseKeys, error: unknown): void {
  showToast({ text: failureWithReason(i18next.t, title, error) }, { tone: 'danger' });
}
