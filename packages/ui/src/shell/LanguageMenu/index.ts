export { Flag, type FlagProps } from './Flag.tsx';
export {
  LanguageMenu,
  type Language,
  type LanguageId,
  type LanguageMenuProps,
} from './LanguageMenu.tsx';
