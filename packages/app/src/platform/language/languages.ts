export const languages = ['en', 'tr'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Locales for dates, numbers and React Aria. */
export const locales: Record<Language, string> = { en: 'en-US', tr: 'tr-TR' };

/** One of our languages; anything else is the default, without noise. */
export function parseLanguage(text: unknown): Language {
  return languages.find((language) => language === text) ?? defaultLanguage;
}
