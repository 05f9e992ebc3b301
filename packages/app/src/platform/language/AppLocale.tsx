import { LocaleContext } from '@touchline/ui/locale';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from './language.atoms.ts';
import { locales } from './languages.ts';

/** Tells the dates the language of the person; the controls hear it from `showLanguage`. */
export function AppLocale({ children }: { children: ReactNode }) {
  return <LocaleContext value={locales[useAtomValue(languageAtom)]}>{children}</LocaleContext>;
}
