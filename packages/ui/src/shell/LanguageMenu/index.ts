export { Flag, type FlagProps } from './Flag.tsx';
export { LanguageMenu, type LanguageOption, type LanguageMenuProps } from './LanguageMenu.tsx';
