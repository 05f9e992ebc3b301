import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../Icon/index.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  icon: IconComponent;
  title: string;
  /** What will appear here, and when. */
  description?: ReactNode;
  /** One way out: a `Button` or a `Link`. */
  action?: ReactNode;
}

/** Says that there is nothing here yet and what to do about it. When loading failed, use `ErrorState`. */
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
