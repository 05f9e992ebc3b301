import { ExclamationCircleIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { usePending } from '../pending/index.ts';
import { PlainButton } from '../PlainButton/index.ts';
import * as styles from './ErrorState.css.ts';

export interface ErrorStateProps {
  /** What failed, in one line. */
  title: string;
  /** Plain text; line breaks are kept. */
  message: string;
  /** While its promise is pending, the button shows a spinner. */
  onRetry: () => void | Promise<unknown>;
  /** The button that tries again. */
  retryLabel: string;
  /** Shows a spinner in the button, which keeps the focus, for a try that the button has not begun. */
  isRetrying?: boolean;
  /** Details for the support, such as a code and the time. */
  details?: ReactNode;
}

/** The error of a part of the page that could not be loaded, with a button to try again. */
export function ErrorState({
  title,
  message,
  onRetry,
  retryLabel,
  isRetrying = false,
  details,
}: ErrorStateProps) {
  const [isPending, retry] = usePending(onRetry);
  const isAsking = isRetrying || isPending;
  return (
    <div className={styles.errorState}>
      <span className={styles.disc}>
        <Icon icon={ExclamationCircleIcon} size="large" />
      </span>
      {/* A new element when the try has failed, so that a screen reader announces that too. */}
      <div
        key={isAsking ? 'asking' : 'failed'}
        className={styles.text}
        role={isAsking ? undefined : 'alert'}
      >
        <p className={styles.title}>{title}</p>
        <p className={styles.message}>{message}</p>
        {details && <p className={styles.details}>{details}</p>}
      </div>
      <div className={styles.action}>
        <PlainButton variant="outlined" onPress={retry} isPending={isAsking}>
          {retryLabel}
        </PlainButton>
      </div>
    </div>
  );
}
