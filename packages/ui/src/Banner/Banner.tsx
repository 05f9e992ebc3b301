import {
  CheckCircleIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  InformationCircleIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Icon, type IconComponent } from '../Icon/index.ts';
import * as styles from './Banner.css.ts';

export type BannerTone = keyof typeof styles.tone;

const icons: Record<BannerTone, IconComponent> = {
  neutral: InformationCircleIcon,
  info: InformationCircleIcon,
  success: CheckCircleIcon,
  warning: ExclamationTriangleIcon,
  danger: ExclamationCircleIcon,
};

export interface BannerProps {
  /** `danger` is announced at once (assertive), the others politely. */
  tone?: BannerTone;
  /** What happened, in one line. */
  title: string;
  /** More about it, below the title. */
  children?: ReactNode;
  /** A button or a link below the text, with which a person can act on it. */
  action?: ReactNode;
  /** Requires `dismissLabel`. Omitted: the banner cannot be closed. */
  onDismiss?: () => void;
  /** The accessible name of the button that closes it. */
  dismissLabel?: string;
}

/** A message about a lasting state. For the outcome of an action, use a toast. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  dismissLabel,
}: BannerProps) {
  return (
    <div className={styles.tone[tone]} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon icon={icons[tone]} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.body}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && dismissLabel && (
        <AriaButton className={styles.dismiss} aria-label={dismissLabel} onPress={onDismiss}>
          <Icon icon={XMarkIcon} size="small" />
        </AriaButton>
      )}
    </div>
  );
}
