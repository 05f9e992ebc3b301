import { Cog8ToothIcon } from '@heroicons/react/24/outline';
import { PanelButton, type PanelButtonProps } from '../BarButton/index.ts';

export type SettingsButtonProps = PanelButtonProps;

/**
 * The button of the top bar that opens the settings drawer. On a page without a bar, use
 * `SettingsTab`.
 */
export function SettingsButton(props: SettingsButtonProps) {
  return <PanelButton {...props} icon={Cog8ToothIcon} opens="dialog" />;
}
