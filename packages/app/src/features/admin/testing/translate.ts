import i18next, { type TFunction } from 'i18next';
import { readFileSync } from 'node:fs';
import type { Language } from '#platform/language/languages.ts';

/** What translates into a language of the product, from its files. */
export function translate(language: Language): TFunction {
  const read = (path: string) =>
    JSON.parse(
      readFileSync(new URL(`../../../../public/i18n/${path}.json`, import.meta.url), 'utf8'),
    ) as object;
  const translation = { ...read(language), ...read(`admin/${language}`) };
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
