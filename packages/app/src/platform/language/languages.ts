import { languages, type Language } from '@touchline/ui/locale';

export { languages, type Language };

export const defaultLanguage: Language = 'en';

/** Locales for dates, numbers and React Aria. */
export const locales: Record<Language, string> = { en: 'en-US', tr: 'tr-TR' };

/** Returns the language if the product has it, else the default one. */
export function parseLanguage(text: unknown): Language {
  return languages.find((language) => language === text) ?? defaultLanguage;
}
