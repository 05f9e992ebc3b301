import { Icon, type IconComponent } from '../../Icon/index.ts';
import { notice, region, title as strong } from './OfflineNotice.css.ts';

export interface OfflineNoticeProps {
  /** Whether it is shown and announced. */
  isOffline: boolean;
  /** Says that there is no connection. */
  title: string;
  /** Explains what still works and that the data may be outdated. */
  description?: string;
  /** A prop, so that the first script does not contain the icon, which is rarely shown. */
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
