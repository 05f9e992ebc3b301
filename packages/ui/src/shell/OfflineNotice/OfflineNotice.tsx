import { SignalSlashIcon } from '@heroicons/react/24/outline';
import { Icon } from '../../Icon/index.ts';
import { notice, region, title as strong } from './OfflineNotice.css.ts';

export interface OfflineNoticeProps {
  isOffline: boolean;
  title: string;
  /** What still works, and how old what is shown may be. */
  description?: string;
}

/** Says on every page that there is no connection; keep it mounted, so that its coming is read out. */
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
