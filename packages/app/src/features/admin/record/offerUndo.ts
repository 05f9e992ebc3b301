import type { TFunction } from 'i18next';
import { failureText, failureOf } from '#platform/form/failure.ts';
import { showToast, type ToastOptions } from '#platform/toasts.ts';

/**
 * A notice with an undo button. A failure is shown in a notice too, because the page may have been
 * left by then.
 *
 * @param work is not cancelled by leaving, so its signal never aborts
 */
export function offerUndo(
  t: TFunction,
  work: (signal: AbortSignal) => Promise<unknown>,
): ToastOptions {
  async function takeBack() {
    try {
      await work(new AbortController().signal);
    } catch (error) {
      const reason = failureText(failureOf(t, error, []));
      showToast({ text: t('adminRecord.notUndone', { reason }) }, { tone: 'danger' });
    }
  }
  return { action: { label: t('adminRecord.undo'), onPress: () => void takeBack() } };
}
