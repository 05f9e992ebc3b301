import type { TFunction } from 'i18next';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf, type Failure } from './failure.ts';
import { slowAfter } from './useIsSlow.ts';

type Progress =
  | { state: 'idle' }
  | { state: 'sending'; isSlow: boolean }
  | { state: 'failed'; error: unknown; fields: Failure['fields'] };

const nothing = { error: undefined, fields: undefined };

export interface Submission {
  isPending: boolean;
  /** Whether the answer takes so long that the person should be told. */
  isSlow: boolean;
  /**
   * The failure of the last attempt. Its text is in the current language; the words at its fields stay
   * those of the answer.
   */
  failure: Failure | undefined;
  /** The error of the last attempt. */
  error: unknown;
  /** Starts the work unless it is being done. The signal aborts when the person cancels or leaves. */
  submit: (work: (signal: AbortSignal) => Promise<void>) => void;
  cancel: () => void;
}

/**
 * The submission of a form: at most one at a time.
 *
 * @param fieldNames the same array each time
 * @param describe the failure of an error that this form has words of its own for; the same function
 *   each time
 */
export function useSubmission(
  fieldNames: readonly string[],
  describe?: (t: TFunction, error: unknown) => Failure | undefined,
): Submission {
  const { t } = useTranslation();
  const describeError = useCallback(
    (words: TFunction, error: unknown) =>
      describe?.(words, error) ?? failureOf(words, error, fieldNames),
    [describe, fieldNames],
  );
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(work: (signal: AbortSignal) => Promise<void>) {
    const attempt = new AbortController();
    running.current = attempt;
    setProgress({ state: 'sending', isSlow: false });
    const timer = setTimeout(() => setProgress({ state: 'sending', isSlow: true }), slowAfter);
    attempt.signal.addEventListener('abort', () => clearTimeout(timer));
    try {
      await work(attempt.signal);
      if (!attempt.signal.aborted) setProgress({ state: 'idle' });
    } catch (error) {
      const { fields } = describeError(t, error);
      if (!attempt.signal.aborted) setProgress({ state: 'failed', error, fields });
    } finally {
      clearTimeout(timer);
      if (running.current === attempt) running.current = null;
    }
  }

  const { error, fields } = progress.state === 'failed' ? progress : nothing;
  // The same fields while the answer is the same, also in another language: a new object would move the
  // focus, and bring back what was corrected since.
  const failure = useMemo(
    () => fields && { ...describeError(t, error), fields },
    [describeError, t, error, fields],
  );
  return {
    isPending: progress.state === 'sending',
    isSlow: progress.state === 'sending' && progress.isSlow,
    failure,
    error,
    submit: (work) => {
      if (running.current === null) void run(work);
    },
    cancel: () => {
      running.current?.abort();
      running.current = null;
      setProgress({ state: 'idle' });
    },
  };
}
