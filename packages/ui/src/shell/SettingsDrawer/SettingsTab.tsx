import { Cog8ToothIcon } from '@heroicons/react/24/outline';
import { Icon } from '../../Icon/index.ts';
import { plainPress } from '../../internal/plainPress.ts';
import type { SettingsButtonProps } from './SettingsButton.tsx';
import { cog, tab } from './SettingsTab.css.ts';

export type SettingsTabProps = Omit<SettingsButtonProps, 'tooltip'>;

/**
 * The button that opens the settings on a page without a bar: in the corner, on a small screen
 * below the page. With a bar, use `SettingsButton`.
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
