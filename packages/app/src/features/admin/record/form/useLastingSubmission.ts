import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText, failureOf } from '#platform/form/failure.ts';
import { useSubmission, type Submission } from '#platform/form/useSubmission.ts';
import { currentSessionNumber } from '#platform/sessionScope.ts';
import { showToast } from '#platform/toasts.ts';

const none: readonly string[] = [];

/**
 * The submission of a change without a draft. It continues after its question was closed and after the
 * page was left: the server may save it all the same, and the person would not know. `cancel` forgets
 * the last failure alone. A failure is shown in a notice once nothing else can show it.
 *
 * @param fieldNames the same array each time
 */
export function useLastingSubmission(fieldNames = none): Submission {
  const { t } = useTranslation();
  const submission = useSubmission(fieldNames);
  const isRunning = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function finish(work: (signal: AbortSignal) => Promise<void>) {
    isRunning.current = true;
    const session = currentSessionNumber();
    try {
      // The signal never aborts.
      await work(new AbortController().signal);
    } catch (error) {
      if (isLeft.current && session === currentSessionNumber()) {
        const reason = failureText(failureOf(t, error, fieldNames));
        showToast({ text: t('adminRecord.notDone', { reason }) }, { tone: 'danger' });
      }
      throw error;
    } finally {
      isRunning.current = false;
    }
  }

  return {
    ...submission,
    submit: (work) => submission.submit(() => finish(work)),
    cancel: () => {
      if (!isRunning.current) submission.cancel();
    },
  };
}
