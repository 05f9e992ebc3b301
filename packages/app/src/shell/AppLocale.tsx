import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { languageAtom } from '../i18n/language.atoms.ts';
import { locales } from '../i18n/languages.ts';

/** Tells the controls and the dates the language of the person. */
export function AppLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={locales[useAtomValue(languageAtom)]}>{children}</I18nProvider>;
}
