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
export { prefetchSettings, SettingsAction, SettingsLoader } from './SettingsAction.tsx';
export { useAppearanceSettings, type LoadLayout } from './useAppearanceSettings.tsx';
