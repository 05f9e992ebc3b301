export { SettingsAction } from './SettingsAction.tsx';
export { SettingsPlace } from './SettingsPlace.tsx';
export { appearanceAtom, layoutAtom, schemeAtom, takeLayoutParameterAtom, themeAtom } from './appearance.atoms.ts';
export { settingsOpenedAtom } from './settings.atoms.ts';
