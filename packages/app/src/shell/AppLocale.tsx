import { LocaleContext } from '@touchline/ui/locale';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from '../i18n/language.atoms.ts';
import { locales } from '../i18n/languages.ts';

/** Tells the dates the language of the person; the controls hear it from `showLanguage`. */
export function AppLocale({ children }: { children: ReactNode }) {
  return <LocaleContext value={locales[useAtomValue(languageAtom)]}>{children}</LocaleContext>;
}
