import type { ErrorStateProps } from '@touchline/ui/ErrorState';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const errorState = lazyNamed(() => import('./LoadErrorState.tsx'), 'LoadErrorState', UnstyledError);

export interface LoadErrorProps {
  /** A resource that failed. */
  failure: Pick<ErrorStateProps, 'message' | 'onRetry'> & {
    /** What was thrown; of an answer its code and time are shown (ERROR-22). */
    error?: unknown;
  };
}

/**
 * The error shown in place of data that could not be loaded. Its code is loaded with the first
 * error.
 */
export function LoadError({ failure: { message, onRetry, error } }: LoadErrorProps) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={null}>
      <errorState.Component
        title={t('errors.title')}
        message={message}
        retryLabel={t('errors.retry')}
        onRetry={onRetry}
        error={error}
      />
    </Suspense>
  );
}

/**
 * The same error without styles, for the case that the code of the error cannot be loaded either.
 */
export function UnstyledError({ title, message, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <p>{title}</p>
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
}
