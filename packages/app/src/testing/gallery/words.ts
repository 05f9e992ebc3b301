import { createInstance, type TFunction } from 'i18next';
import type { Language } from '@touchline/ui/locale';
import en from '#public/i18n/en.json';
import tr from '#public/i18n/tr.json';

export type GalleryLanguage = Language;

const translations = createInstance();
await translations.init({
  fallbackLng: 'en',
  resources: { en: { translation: en }, tr: { translation: tr } },
  interpolation: { escapeValue: false },
});

const texts = new Map<GalleryLanguage, TFunction>();

/** A translation function for one language that can be used beside those of others. */
export function textsOf(language: GalleryLanguage): TFunction {
  const known = texts.get(language) ?? translations.getFixedT(language);
  texts.set(language, known);
  return known;
}
