import { Cog8ToothIcon } from '@heroicons/react/24/outline';
import { Icon } from '../../Icon/index.ts';
import { plainPress } from '../../internal/plainPress.ts';
import type { SettingsButtonProps } from './SettingsButton.tsx';
import { cog, tab } from './SettingsTab.css.ts';

export type SettingsTabProps = Omit<SettingsButtonProps, 'tooltip'>;

/**
 * Opens the settings from the corner of a page that has no bar; on a small screen it stands below the
 * page. Where there is a bar, use `SettingsButton`.
 */
export function SettingsTab({
  label,
  isExpanded = false,
  onPress,
  onIntent,
  ...rest
}: SettingsTabProps) {
  return (
    <button
      {...rest}
      {...plainPress(onPress, onIntent, true)}
      type="button"
      className={tab}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isExpanded}
    >
      <span className={cog}>
        <Icon icon={Cog8ToothIcon} />
      </span>
    </button>
  );
}
