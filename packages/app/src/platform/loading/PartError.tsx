import type { ErrorStateProps } from '@touchline/ui/ErrorState';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOr } from './lazyOr.ts';

const ErrorState = lazyOr(
  () => import('@touchline/ui/ErrorState').then((module) => module.ErrorState),
  BareError,
);

export type PartErrorProps = Pick<ErrorStateProps, 'message' | 'onRetry'>;

/** Fetched data that did not come, in its place. Its code comes with the first error. */
export function PartError({ message, onRetry }: PartErrorProps) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={null}>
      <ErrorState
        title={t('errors.title')}
        message={message}
        retryLabel={t('errors.retry')}
        onRetry={onRetry}
      />
    </Suspense>
  );
}

/** Where not even the code of the error can be fetched: the same words, as the browser draws them. */
export function BareError({ title, message, retryLabel, onRetry }: ErrorStateProps) {
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
