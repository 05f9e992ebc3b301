export {
  AppearanceSettings,
  type AppearanceLabels,
  type AppearanceSettingsProps,
  type LayoutOption,
} from './AppearanceSettings.tsx';
export { SettingsButton, type SettingsButtonProps } from './SettingsButton.tsx';
export {
  SettingsDrawer,
  type SettingsDrawerLabels,
  type SettingsDrawerProps,
} from './SettingsDrawer.tsx';
export { SettingsTab, type SettingsTabProps } from './SettingsTab.tsx';
