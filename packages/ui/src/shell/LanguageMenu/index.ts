export {
  LanguageMenu,
  type Language,
  type LanguageId,
  type LanguageMenuProps,
} from './LanguageMenu.tsx';
