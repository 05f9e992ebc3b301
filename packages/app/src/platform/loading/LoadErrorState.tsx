import { ErrorState, type ErrorStateProps } from '@touchline/ui/ErrorState';
import { useSupportDetails } from './useSupportDetails.ts';

export interface LoadErrorStateProps extends Omit<ErrorStateProps, 'details'> {
  error: unknown;
}

/** An error with what the support asks for. */
export function LoadErrorState({ error, ...props }: LoadErrorStateProps) {
  return <ErrorState {...props} details={useSupportDetails(error)} />;
}
