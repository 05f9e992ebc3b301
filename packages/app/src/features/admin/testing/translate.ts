import i18next, { type TFunction } from 'i18next';
import { readFileSync } from 'node:fs';
import type { Language } from '#platform/language/languages.ts';

/** What translates into a language of the product, from its file. */
export function translate(language: Language): TFunction {
  const file = new URL(`../../../../public/i18n/${language}.json`, import.meta.url);
  const translation = JSON.parse(readFileSync(file, 'utf8')) as object;
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    initAsync: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation } },
  });
  return instance.getFixedT(language);
}
