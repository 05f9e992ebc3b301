import type { Language } from '../../locale/index.ts';
import type { MenuOpenState } from '../../Menu/index.ts';

export interface LanguageOption {
  id: Language;
  /** The name of the language in that language. */
  label: string;
}

export interface LanguageMenuProps {
  languages: readonly LanguageOption[];
  selectedKey: Language;
  /** The accessible name; the current language is added. */
  label: string;
  onSelectionChange: (language: Language) => void;
  /** The list could not be loaded. The button stays, and the next press tries again. */
  onFailed?: () => void;
}

export interface LanguageOptionsProps extends LanguageMenuProps, MenuOpenState {}
