import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText, failureOf } from '#platform/form/failure.ts';
import { useSubmission, type Submission } from '#platform/form/useSubmission.ts';
import { currentSessionNumber } from '#platform/sessionScope.ts';
import { showToast } from '#platform/toasts.ts';

const none: readonly string[] = [];

/**
 * The submission of a change without a draft. It continues after the page was left, because the person
 * would not know whether the server has saved it. A failure is then shown in a notice.
 *
 * @param fieldNames the same array each time
 */
export function useLastingSubmission(fieldNames = none): Submission {
  const { t } = useTranslation();
  const submission = useSubmission(fieldNames);
  const running = useRef<AbortController>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function finish(work: (signal: AbortSignal) => Promise<void>) {
    const attempt = new AbortController();
    running.current = attempt;
    const session = currentSessionNumber();
    try {
      await work(attempt.signal);
    } catch (error) {
      if (isLeft.current && session === currentSessionNumber()) {
        const reason = failureText(failureOf(t, error, fieldNames));
        showToast({ text: t('adminRecord.notDone', { reason }) }, { tone: 'danger' });
      }
      throw error;
    }
  }

  return {
    ...submission,
    submit: (work) => submission.submit(() => finish(work)),
    cancel: () => {
      running.current?.abort();
      submission.cancel();
    },
  };
}
