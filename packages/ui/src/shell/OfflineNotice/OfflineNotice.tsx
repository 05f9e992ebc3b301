import { Icon, type IconComponent } from '../../Icon/index.ts';
import { notice, region, title as strong } from './OfflineNotice.css.ts';

export interface OfflineNoticeProps {
  isOffline: boolean;
  title: string;
  /** Explains what still works and that the data may be outdated. */
  description?: string;
  /** Handed in, so that a first script does not need it: it is not seen while all is well. */
  icon?: IconComponent | undefined;
}

/**
 * Shows on every page that there is no connection. Keep it mounted, so that screen readers announce
 * its content.
 */
export function OfflineNotice({ isOffline, title, description, icon }: OfflineNoticeProps) {
  return (
    <output className={region}>
      {isOffline && (
        <span className={notice}>
          {icon && <Icon icon={icon} />}
          <span className={strong}>{title}</span>
          {description && <span>{description}</span>}
        </span>
      )}
    </output>
  );
}
