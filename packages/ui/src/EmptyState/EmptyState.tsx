import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../Icon/index.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Decorative, above the title. */
  icon: IconComponent;
  /** What is missing, in one line. */
  title: string;
  /** Explains what will appear here and when. */
  description?: ReactNode;
  /** One `Button` or `Link` that resolves the state. */
  action?: ReactNode;
}

/**
 * The message for a list without entries, with a next step. When loading failed, use `ErrorState`.
 */
export function EmptyState({ icon, title, description, action }: EmptyStateProps) {
  return (
    <div className={styles.emptyState}>
      <span className={styles.disc}>
        <Icon icon={icon} size="large" />
      </span>
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
