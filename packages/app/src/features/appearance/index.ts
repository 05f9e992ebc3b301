export {
  appearanceAtom,
  isAppearanceChosenAtom,
  isNavigationWideAtom,
  layoutAtom,
  resetAppearanceAtom,
  schemeAtom,
  applyLayoutParameterAtom,
  themeAtom,
} from './appearance.atoms.ts';
export { isSettingsOpenAtom } from './settings.atoms.ts';
export { SettingsAction } from './SettingsAction.tsx';
export { prefetchSettings, SettingsLoader } from './SettingsLoader.tsx';
export { useAppearanceSettings, type LoadLayout } from './useAppearanceSettings.tsx';
