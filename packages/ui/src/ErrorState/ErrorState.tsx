import { ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { PlainButton } from '../PlainButton/index.ts';
import * as styles from './ErrorState.css.ts';

export interface ErrorStateProps {
  title: string;
  /** Plain words; lines that the server joined stay lines. */
  message: string;
  onRetry: () => void;
  retryLabel: string;
  /** Keeps the focus on the button while the next attempt is under way. */
  isRetrying?: boolean;
  /** What support asks for: a code, the time. */
  details?: ReactNode;
}

/** Says that this part could not be loaded and lets the person try again; the rest of the page goes on. */
export function ErrorState({
  title,
  message,
  onRetry,
  retryLabel,
  isRetrying = false,
  details,
}: ErrorStateProps) {
  return (
    <div className={styles.errorState}>
      <span className={styles.disc}>
        <Icon icon={ExclamationTriangleIcon} size="large" />
      </span>
      <div className={styles.words} role="alert">
        <p className={styles.title}>{title}</p>
        <p className={styles.message}>{message}</p>
        {details && <p className={styles.details}>{details}</p>}
      </div>
      <div className={styles.action}>
        <PlainButton variant="outlined" onPress={onRetry} isPending={isRetrying}>
          {retryLabel}
        </PlainButton>
      </div>
    </div>
  );
}
