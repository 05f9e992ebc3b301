export { layoutChoices, type LayoutChoice } from './layoutMiniatures.ts';
export { SettingsButton, type SettingsButtonProps } from './SettingsButton.tsx';
export {
  SettingsDrawer,
  type SettingsDrawerLabels,
  type SettingsDrawerProps,
} from './SettingsDrawer.tsx';
export { SettingsTab, type SettingsTabProps } from './SettingsTab.tsx';
