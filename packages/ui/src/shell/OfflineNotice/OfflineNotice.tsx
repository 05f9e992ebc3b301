import { SignalSlashIcon } from '@heroicons/react/24/outline';
import { Icon } from '../../Icon/index.ts';
import { notice, region, title as strong } from './OfflineNotice.css.ts';

export interface OfflineNoticeProps {
  isOffline: boolean;
  title: string;
  /** Explains what still works and that the data may be outdated. */
  description?: string;
}

/**
 * Shows on every page that there is no connection. Keep it mounted, so that screen readers announce
 * its content.
 */
export function OfflineNotice({ isOffline, title, description }: OfflineNoticeProps) {
  return (
    <output className={region}>
      {isOffline && (
        <span className={notice}>
          <Icon icon={SignalSlashIcon} />
          <span className={strong}>{title}</span>
          {description && <span>{description}</span>}
        </span>
      )}
    </output>
  );
}
