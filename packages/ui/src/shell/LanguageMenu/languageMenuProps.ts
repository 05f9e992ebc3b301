import type { Language } from '../../locale/index.ts';
import type { MenuOpenState } from '../../Menu/index.ts';

export interface LanguageOption {
  /** The language that the option chooses. */
  id: Language;
  /** The name of the language in that language. */
  label: string;
}

export interface LanguageMenuProps {
  /** In the order of the list. */
  languages: readonly LanguageOption[];
  /** The language of the page, whose flag is on the button. */
  selectedKey: Language;
  /** The accessible name; the current language is added. */
  label: string;
  /** Called with the language that a person has chosen. */
  onSelectionChange: (language: Language) => void;
  /** The list could not be loaded. The button stays, and the next press tries again. */
  onFailed?: () => void;
}

export interface LanguageOptionsProps extends LanguageMenuProps, MenuOpenState {}
