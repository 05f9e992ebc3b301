// Written out in each row, because the types of the package would name an import that has none.
type Drawing = Promise<{ default: string }>;

interface LanguageRow {
  /** Its name in that language. */
  name: string;
  /** For dates, numbers and React Aria, as a BCP 47 tag. */
  locale: string;
  /** A drawing as SVG. */
  flag: () => Drawing;
}

/**
 * All languages of the product, the default one first. A new one is a line here, its file
 * `packages/app/public/i18n/{id}.json`, and its name in the contract's own list (LANG-20).
 */
export const languageRows = {
  en: {
    name: 'English',
    locale: 'en-US',
    flag: (): Drawing => import('country-flag-icons/string/3x2/US'),
  },
  tr: {
    name: 'Türkçe',
    locale: 'tr-TR',
    flag: (): Drawing => import('country-flag-icons/string/3x2/TR'),
  },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof languageRows;

/** The ids of all languages. */
export const languages = Object.keys(languageRows) as readonly Language[];
