/**
 * Sets the locale of the controls and dates inside it, as a BCP 47 tag. Render it around the whole
 * app.
 */
export { I18nProvider as LocaleProvider, useLocale } from 'react-aria/I18nProvider';
