import { createInstance, type TFunction } from 'i18next';
import { languages, type Language } from '@touchline/ui/locale';

export type GalleryLanguage = Language;

const files = import.meta.glob<object>('../../../public/i18n/*.json', {
  eager: true,
  import: 'default',
});

const translations = createInstance();
await translations.init({
  fallbackLng: 'en',
  resources: Object.fromEntries(
    languages.map((id) => [id, { translation: files[`../../../public/i18n/${id}.json`] ?? {} }]),
  ),
  interpolation: { escapeValue: false },
});

const texts = new Map<GalleryLanguage, TFunction>();

/** A translation function for one language that can be used beside those of others. */
export function textsOf(language: GalleryLanguage): TFunction {
  const known = texts.get(language) ?? translations.getFixedT(language);
  texts.set(language, known);
  return known;
}
