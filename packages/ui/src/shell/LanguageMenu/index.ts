export { Flag, type FlagProps } from './Flag.tsx';
export { LanguageMenu, type Language, type LanguageMenuProps } from './LanguageMenu.tsx';
