export { Flag, type FlagProps } from './Flag.tsx';
export { LanguageMenu } from './LanguageMenu.tsx';
export type { LanguageMenuProps, LanguageOption } from './languageMenuProps.ts';
