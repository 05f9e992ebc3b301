import { createInstance, type TFunction } from 'i18next';
import en from '#public/i18n/en.json';
import tr from '#public/i18n/tr.json';

export type GalleryLanguage = 'en' | 'tr';

const translations = createInstance();
await translations.init({
  fallbackLng: 'en',
  resources: { en: { translation: en }, tr: { translation: tr } },
  interpolation: { escapeValue: false },
});

const texts = new Map<GalleryLanguage, TFunction>();

/** The texts of the product in a language, side by side with those of another. */
export function textsOf(language: GalleryLanguage): TFunction {
  const known = texts.get(language) ?? translations.getFixedT(language);
  texts.set(language, known);
  return known;
}
