export { SettingsButton, type SettingsButtonProps } from './SettingsButton.tsx';
export {
  SettingsDrawer,
  type LayoutOption,
  type SettingsDrawerLabels,
  type SettingsDrawerProps,
} from './SettingsDrawer.tsx';
export { SettingsTab, type SettingsTabProps } from './SettingsTab.tsx';
