import { languageRows, languages, type Language } from '@touchline/ui/locale';

export { languages, type Language };

export const defaultLanguage: Language = 'en';

/** The locale of a language, for dates, numbers and React Aria. */
export function localeOf(language: Language): string {
  return languageRows[language].locale;
}

/** Returns the language if the product has it, else the default one. */
export function parseLanguage(text: unknown): Language {
  return languages.find((language) => language === text) ?? defaultLanguage;
}
