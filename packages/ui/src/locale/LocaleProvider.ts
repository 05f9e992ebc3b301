/** Gives the controls and the dates in it their language, as a BCP 47 tag; around the whole app. */
export { I18nProvider as LocaleProvider, useLocale } from 'react-aria/I18nProvider';
