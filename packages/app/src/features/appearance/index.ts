export {
  appearanceAtom,
  isNavigationWideAtom,
  layoutAtom,
  schemeAtom,
  applyLayoutParameterAtom,
  themeAtom,
} from './appearance.atoms.ts';
export { isAppearanceChosenAtom, resetAppearanceAtom } from './resetAppearance.atoms.ts';
export { isSettingsOpenAtom } from './settings.atoms.ts';
export { prefetchSettings, SettingsAction, SettingsLoader } from './SettingsAction.tsx';
export { useAppearanceSettings, type LoadLayout } from './useAppearanceSettings.tsx';
