import type { TFunction } from 'i18next';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf, type Failure } from './failure.ts';

/** After this time without an answer the form says that it still tries, in ms. */
const slowAfter = 8_000;

type Progress =
  | { state: 'idle' }
  | { state: 'sending'; isSlow: boolean }
  | { state: 'failed'; error: unknown };

export interface Submission {
  isPending: boolean;
  /** Whether the answer takes so long that the person should be told. */
  isSlow: boolean;
  /** The failure of the last attempt, in the current language. */
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
      if (!attempt.signal.aborted) setProgress({ state: 'failed', error });
    } finally {
      clearTimeout(timer);
      if (running.current === attempt) running.current = null;
    }
  }

  const error = progress.state === 'failed' ? progress.error : undefined;
  // The same object while the answer is the same, because a new one moves the focus again.
  const failure = useMemo(() => {
    if (error === undefined) return undefined;
    return describe?.(t, error) ?? failureOf(t, error, fieldNames);
  }, [error, t, describe, fieldNames]);
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
