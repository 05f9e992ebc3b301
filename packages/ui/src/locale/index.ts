export { languageRows, languages, type Language } from './languages.ts';
export { LocaleProvider, useLocale } from './LocaleProvider.ts';
