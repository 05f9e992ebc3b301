import type { ErrorStateProps } from '@touchline/ui/ErrorState';
import { Suspense } from 'react';
import { lazyOr } from './lazyOr.ts';

const ErrorState = lazyOr(
  () => import('@touchline/ui/ErrorState').then((module) => module.ErrorState),
  BareError,
);

/** `ErrorState` for the first view, which seldom needs it: its code comes with the first error. */
export function PartError(props: ErrorStateProps) {
  return (
    <Suspense fallback={null}>
      <ErrorState {...props} />
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
